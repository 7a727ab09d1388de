import type { Actor } from '../../platform/actor.ts';
import type { Memberships } from '../authoring/quiz-reader.ts';
import type { QuizHead, QuizStore } from '../authoring/quiz.store.ts';

/** Finds the owners of courses. */
export interface CourseOwners {
  ownerIdsOf(courseIds: readonly string[], actor: Actor): Promise<readonly string[]>;
}

const isForAll = ({ courseId }: QuizHead) => courseId === null;

/** Finds the teachers of a student. */
export class Teachers {
  constructor(
    private readonly quizzes: QuizStore,
    private readonly memberships: Memberships & CourseOwners,
  ) {}

  /** Owners of these courses, and authors of published and open quizzes in them. */
  inCourses(actor: Actor, courseIds: readonly string[]): Promise<string[]> {
    return this.find(actor, courseIds, courseIds);
  }

  /** Like `inCourses`, followed by authors of published and open quizzes for all signed-in users. */
  of(actor: Actor, courseIds: readonly string[]): Promise<string[]> {
    return this.find(actor, courseIds, [...courseIds, null]);
  }

  private async find(
    actor: Actor,
    courseIds: readonly string[],
    takeableIn: readonly (string | null)[],
  ): Promise<string[]> {
    const [owners, takeable] = await Promise.all([
      this.memberships.ownerIdsOf(courseIds, actor),
      this.quizzes.listTakeable(takeableIn),
    ]);
    const [forAll, forCourses] = [takeable.filter(isForAll), takeable.filter((quiz) => !isForAll(quiz))];
    const teachers = new Set([...owners, ...[...forCourses, ...forAll].map(({ ownerId }) => ownerId)]);
    teachers.delete(actor.userId);
    return [...teachers];
  }
}
