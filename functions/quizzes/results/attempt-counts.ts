import { normalizeEmail } from '../../../core/accounts/email.ts';
import type { Actor } from '../../platform/actor.ts';
import type { AttemptStore } from '../attempts/attempt.store.ts';
import type { Memberships } from '../authoring/quiz-reader.ts';
import { accessToQuiz } from '../authoring/quiz.policy.ts';
import type { QuizStore } from '../authoring/quiz.store.ts';

export interface AttemptCountsDependencies {
  readonly quizzes: Pick<QuizStore, 'listWrittenHeads'>;
  readonly attempts: Pick<AttemptStore, 'takersOf'>;
  readonly memberships: Pick<Memberships, 'worksOf'>;
}

/** A key of a person of a course for `AttemptCounts`. The address must not be empty. */
export function attemptCountKey(courseId: string, email: string): string {
  return `${courseId}:${normalizeEmail(email)}`;
}

/** Counts the attempts of people at the quizzes of a course. */
export class AttemptCounts {
  constructor(private readonly dependencies: AttemptCountsDependencies) {}

  /** By key: the number of attempts at quizzes of the course that the actor can edit, without retries. */
  async of(keys: readonly string[], actor: Actor): Promise<ReadonlyMap<string, number>> {
    const { quizzes, attempts, memberships } = this.dependencies;
    const people = keys.map((key) => {
      // IDs of courses have no colon.
      const at = key.indexOf(':');
      return { courseId: key.slice(0, at), email: key.slice(at + 1) };
    });
    const [works, heads] = await Promise.all([
      memberships.worksOf(actor),
      quizzes.listWrittenHeads([...new Set(people.map(({ courseId }) => courseId))]),
    ]);
    const courseOf = new Map(
      heads.flatMap((head) => {
        const { _id, courseId, deletedAt } = head;
        if (courseId === null || deletedAt !== null) return [];
        const relationship = { work: works.get(courseId) ?? null, hasBegun: false };
        return accessToQuiz(head, actor, relationship) === 'editor' ? [[_id, courseId]] : [];
      }),
    );
    const emails = [...new Set(people.map(({ email }) => email))];
    const counts = new Map(keys.map((key) => [key, 0]));
    for (const { quizId, takerEmail } of await attempts.takersOf([...courseOf.keys()], emails)) {
      const key = attemptCountKey(courseOf.get(quizId) ?? '', takerEmail);
      const known = counts.get(key);
      if (known !== undefined) counts.set(key, known + 1);
    }
    return counts;
  }
}
