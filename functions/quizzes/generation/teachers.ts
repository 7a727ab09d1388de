import type { Actor } from '../../platform/actor.ts';
import type { Memberships } from '../authoring/quiz-reader.ts';
import type { QuizDocument, QuizStore } from '../authoring/quiz.store.ts';

/** To whom courses belong. */
export interface CourseOwners {
  ownerIdsOf(courseIds: readonly string[]): Promise<readonly string[]>;
}

const isForAll = ({ courseId }: QuizDocument) => courseId === null;

/** Says who teaches a student. */
export class Teachers {
  constructor(
    private readonly quizzes: QuizStore,
    private readonly memberships: Memberships & CourseOwners,
  ) {}

  /** Who owns one of these courses, or has published a quiz that its people may take. */
  inCourses(actor: Actor, courseIds: readonly string[]): Promise<string[]> {
    return this.find(actor, courseIds, courseIds);
  }

  /** With those who have published a quiz for everybody; they come last. */
  of(actor: Actor, courseIds: readonly string[]): Promise<string[]> {
    return this.find(actor, courseIds, [...courseIds, null]);
  }

  private async find(
    actor: Actor,
    courseIds: readonly string[],
    takeableIn: readonly (string | null)[],
  ): Promise<string[]> {
    const [owners, takeable] = await Promise.all([
      this.memberships.ownerIdsOf(courseIds),
      this.quizzes.listTakeable(takeableIn),
    ]);
    const [forAll, forCourses] = [takeable.filter(isForAll), takeable.filter((quiz) => !isForAll(quiz))];
    const teachers = new Set([...owners, ...[...forCourses, ...forAll].map(({ ownerId }) => ownerId)]);
    teachers.delete(actor.userId);
    return [...teachers];
  }
}
