import { normalizeEmail } from '../../../core/accounts/email.ts';
import type { Actor } from '../../platform/actor.ts';
import { toAttemptSummary } from '../attempts/attempt-summary.mapper.ts';
import { findOfficialAttempt, findPendingAttempt } from '../attempts/official-attempt.ts';
import type { AttemptDocument, AttemptStore } from '../attempts/attempt.store.ts';
import type { AttemptClosing } from '../attempts/attempt-closing.ts';
import { effectiveQuiz, type EffectiveQuiz, type QuizExceptions } from '../authoring/effective-quiz.ts';
import type { Memberships } from '../authoring/quiz-reader.ts';
import { accessToQuiz } from '../authoring/quiz.policy.ts';
import type { QuizHead, QuizStore } from '../authoring/quiz.store.ts';

/** A student's official result of a quiz. */
export interface QuizGrade {
  readonly attemptId: string;
  readonly userId: string;
  /** Normalized address of the account when the attempt began. */
  readonly email: string;
  readonly score: number;
  /** Maximum points. More than 0. */
  readonly possible: number;
  /** When it was submitted, graded or regraded last. */
  readonly resultAt: string;
  readonly isLate: boolean;
}

/** An attempt of a student with answers that a person has to grade. */
export interface PendingAttempt {
  readonly attemptId: string;
  /** Normalized address of the account when the attempt began. */
  readonly email: string;
}

/** The results of the students at a quiz. A student can have a result and another attempt to grade. */
export interface QuizResults {
  readonly grades: readonly QuizGrade[];
  /** At most one attempt of each student. */
  readonly pending: readonly PendingAttempt[];
}

/** A quiz whose results can be grades. */
export interface GradedQuiz {
  readonly id: string;
  readonly title: string;
  readonly isDeleted: boolean;
}

export interface QuizGradesDependencies {
  readonly quizzes: QuizStore;
  readonly attempts: AttemptStore;
  readonly memberships: Pick<Memberships, 'workIn'>;
  readonly closing: Pick<AttemptClosing, 'closeIfDue'>;
  readonly exceptions: QuizExceptions;
}

/** Attempts to read of one quiz: 1,000 people with 20 attempts each. */
const max = 20_000;

/** A key that is the same for all attempts of a student at a quiz. */
function studentAtQuiz({ quizId, userId }: AttemptDocument): string {
  return `${quizId}:${userId}`;
}

function toGrade(
  own: readonly AttemptDocument[],
  { scoringPolicy, dueAt }: EffectiveQuiz<QuizHead>,
): QuizGrade | null {
  const official = findOfficialAttempt(own, scoringPolicy);
  if (!official) return null;
  const { score, possible, isPending, resultAt, isLate } = toAttemptSummary(official, true, dueAt);
  if (score === null || possible === 0 || isPending || resultAt === null) return null;
  const { _id: attemptId, userId, takerEmail } = official;
  return { attemptId, userId, email: normalizeEmail(takerEmail), score, possible, resultAt, isLate };
}

function toPending(
  own: readonly AttemptDocument[],
  { scoringPolicy }: Pick<QuizHead, 'scoringPolicy'>,
): PendingAttempt | null {
  const attempt = findPendingAttempt(own, scoringPolicy);
  return attempt && { attemptId: attempt._id, email: normalizeEmail(attempt.takerEmail) };
}

/**
 * Official results of quizzes, for gradebooks. A quiz has results as long as it belongs to the course, also while it is
 * unpublished, closed or deleted and can be restored. An official attempt with ungraded answers gives no result.
 */
export class QuizGrades {
  constructor(private readonly dependencies: QuizGradesDependencies) {}

  /** A quiz with its course. Null if there is none. */
  async find(id: string): Promise<(GradedQuiz & { readonly courseId: string | null }) | null> {
    const [head] = await this.dependencies.quizzes.listHeadsByIds([id]);
    return head
      ? { id: head._id, title: head.title, isDeleted: head.deletedAt !== null, courseId: head.courseId }
      : null;
  }

  /** By ID: the quizzes among the IDs that belong to the course. */
  async quizzesIn(courseId: string, ids: readonly string[]): Promise<ReadonlyMap<string, GradedQuiz>> {
    const heads = await this.headsIn(courseId, ids);
    return new Map(
      heads.map(({ _id, title, deletedAt }) => [_id, { id: _id, title, isDeleted: deletedAt !== null }]),
    );
  }

  /** The quiz if it belongs to the course and the actor can edit it. Null otherwise. */
  async linkable(id: string, courseId: string, actor: Actor): Promise<GradedQuiz | null> {
    const [head] = await this.headsIn(courseId, [id]);
    if (!head || head.deletedAt !== null || head.practiceOf !== null) return null;
    const access = accessToQuiz(head, actor, {
      work: await this.dependencies.memberships.workIn(actor, courseId),
      hasBegun: false,
    });
    if (access !== 'editor') return null;
    return { id: head._id, title: head.title, isDeleted: false };
  }

  /** By quiz ID: the results of the students with these addresses. Null: of all students. */
  async of(
    courseId: string,
    ids: readonly string[],
    emails: readonly string[] | null,
  ): Promise<ReadonlyMap<string, QuizResults>> {
    const heads = await this.headsIn(courseId, ids);
    const results = new Map<string, QuizResults>();
    // oxlint-disable-next-line no-await-in-loop -- one quiz after the other, so that few attempts are in memory
    for (const head of heads) results.set(head._id, await this.resultsOf(head, emails));
    return results;
  }

  /** By quiz ID: the normalized addresses among `emails` of the students who have a result. Each quiz with its course. */
  async addressesWithResults(
    quizzes: readonly { readonly courseId: string; readonly quizId: string }[],
    emails: readonly string[],
  ): Promise<ReadonlyMap<string, ReadonlySet<string>>> {
    const inCourse = new Map((await this.headsOf(quizzes)).map((head) => [head._id, head]));
    const found = new Map(Array.from(inCourse.keys(), (id) => [id, new Set<string>()]));
    const chunks = this.dependencies.attempts.gradedOfChunks([...inCourse.keys()], emails);
    for await (const chunk of chunks)
      for (const own of Map.groupBy(await this.closed(chunk), studentAtQuiz).values()) {
        const head = own[0] && inCourse.get(own[0].quizId);
        // Exceptions change when a result is late, not whether there is one.
        const grade = head && toGrade(own, effectiveQuiz(head));
        if (grade) found.get(head._id)?.add(grade.email);
      }
    return found;
  }

  /** By quiz ID: a user's results at these quizzes, each with its course. */
  async own(
    person: Pick<Actor, 'userId' | 'email'>,
    quizzes: readonly { readonly courseId: string; readonly quizId: string }[],
  ): Promise<ReadonlyMap<string, QuizGrade>> {
    const inCourse = await this.headsOf(quizzes);
    const attempts = await this.closed(
      await this.dependencies.attempts.listOwnAt(
        person.userId,
        inCourse.map(({ _id }) => _id),
      ),
    );
    const byQuiz = Map.groupBy(attempts, ({ quizId }) => quizId);
    const effective = await this.dependencies.exceptions.effective(inCourse, person);
    return new Map(
      effective.flatMap((head) => {
        const grade = toGrade(byQuiz.get(head._id) ?? [], head);
        return grade ? [[head._id, grade]] : [];
      }),
    );
  }

  /** The quizzes that still belong to the given course. */
  private async headsOf(
    quizzes: readonly { readonly courseId: string; readonly quizId: string }[],
  ): Promise<QuizHead[]> {
    const courseOf = new Map(quizzes.map(({ quizId, courseId }) => [quizId, courseId]));
    const heads = await this.dependencies.quizzes.listHeadsByIds([...courseOf.keys()]);
    return heads.filter(({ _id, courseId }) => courseOf.get(_id) === courseId);
  }

  private async headsIn(courseId: string, ids: readonly string[]): Promise<QuizHead[]> {
    const heads = await this.dependencies.quizzes.listHeadsByIds(ids);
    return heads.filter((head) => head.courseId === courseId);
  }

  private async resultsOf(head: QuizHead, emails: readonly string[] | null): Promise<QuizResults> {
    const attempts: AttemptDocument[] = [];
    for await (const chunk of this.dependencies.attempts.gradedChunks(head._id, { max, emails }))
      attempts.push(...(await this.closed(chunk)));
    const quizFor = await this.dependencies.exceptions.byAddress(head);
    const byStudent = [...Map.groupBy(attempts, ({ userId }) => userId).values()];
    return {
      grades: byStudent.flatMap((own) => toGrade(own, quizFor(own[0]?.takerEmail ?? '')) ?? []),
      // Graders have no access to a deleted quiz.
      pending: head.deletedAt === null ? byStudent.flatMap((own) => toPending(own, head) ?? []) : [],
    };
  }

  private closed(attempts: readonly AttemptDocument[]): Promise<AttemptDocument[]> {
    return Promise.all(attempts.map((attempt) => this.dependencies.closing.closeIfDue(attempt)));
  }
}
