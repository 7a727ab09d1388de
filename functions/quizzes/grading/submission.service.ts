import { withoutNoise } from '../../../core/grading/rounding.ts';
import type { QuizSubmissionDetail } from '../../../schema/quizzes/submission.type.ts';
import type { Actor } from '../../platform/actor.ts';
import { isoAfter, type Clock } from '../../platform/clock.ts';
import { badUserInput } from '../../platform/errors.ts';
import { problemsIn, textProblem } from '../../platform/text-problems.ts';
import type { AnsweredAttempts } from '../attempts/answered-attempts.ts';
import type { AttemptClosing } from '../attempts/attempt-closing.ts';
import { attemptNotFound, revisionConflict } from '../attempts/attempt-errors.ts';
import type { AttemptResults } from '../attempts/attempt-results.ts';
import { isSubmitted, type SubmittedAttempt } from '../attempts/attempt.policy.ts';
import type { AttemptStore, ItemResult } from '../attempts/attempt.store.ts';
import type { AttemptItem } from '../attempts/attempt-item.ts';
import type { Grading } from './grading.ts';
import type { GradingLog } from './grading-log.ts';
import { seesResults } from '../authoring/quiz.policy.ts';
import type { QuizReader } from '../authoring/quiz-reader.ts';
import type { QuizExceptions } from '../authoring/effective-quiz.ts';
import type { QuizDocument } from '../authoring/quiz.store.ts';
import { toSubmission } from './submission.mapper.ts';
import { countToGrade } from './to-grade.ts';

export interface SubmissionServiceDependencies {
  readonly attempts: AttemptStore;
  readonly answered: AnsweredAttempts;
  readonly results: AttemptResults;
  readonly closing: AttemptClosing;
  readonly reader: QuizReader;
  readonly exceptions: Pick<QuizExceptions, 'byAddress'>;
  readonly grading: Pick<Grading, 'automaticShare'>;
  readonly log: GradingLog;
  readonly clock: Clock;
}

/** The grade of one answer. */
export interface AnswerGrade {
  readonly questionId: string;
  /** 0 to the question's points. Null for the points that the answer key gives. */
  readonly points: number | null;
  readonly feedback: string;
  /** The revision of the attempt that the grader saw. Null to use the stored one. */
  readonly revision: number | null;
}

const maxFeedbackLength = 5_000;

interface GradableAttempt {
  readonly attempt: SubmittedAttempt;
  readonly quiz: QuizDocument;
}

/** Submitted attempts, for the quiz's editors and graders. */
export class SubmissionService {
  constructor(private readonly dependencies: SubmissionServiceDependencies) {}

  /**
   * A submitted attempt with its answers. Throws NOT_FOUND if the attempt is not submitted or not of kind GRADED, or if
   * the actor cannot see the results of its quiz.
   */
  async get(id: string, actor: Actor): Promise<QuizSubmissionDetail> {
    return this.detail(await this.gradable(id, actor));
  }

  /**
   * Sets the points of an answer: of an essay, or in place of the automatic points. Can be repeated, with an entry
   * in the audit log each time. Throws BAD_USER_INPUT with fields, and CONFLICT if `revision` is given and
   * differs from the stored one.
   */
  async gradeAnswer(id: string, actor: Actor, grade: AnswerGrade): Promise<QuizSubmissionDetail> {
    const { attempt, quiz } = await this.gradable(id, actor);
    const { questionId } = grade;
    const item = attempt.items.find((one) => one.questionId === questionId);
    const automatic = await this.dependencies.grading.automaticShare(attempt, questionId);
    if (!item || automatic === undefined)
      throw badUserInput({ questionId: 'This question is not part of the attempt.' });
    check(grade, item, automatic);
    const expected = grade.revision ?? attempt.revision;
    if (expected !== attempt.revision) throw revisionConflict(attempt.revision);
    const before = attempt.results[questionId];
    const result = resultOf(grade, item, { automatic, hasFullCredit: before?.hasFullCredit === true });
    await this.record(actor, { attempt, quiz }, item, result);
    const toGradeCount = countToGrade({ ...attempt.results, [questionId]: result });
    const changed = await this.dependencies.attempts.change(
      id,
      {
        $set: {
          [`results.${questionId}`]: result,
          toGradeCount,
          ...(before?.share !== result.share && { gradedAt: isoAfter(this.dependencies.clock, 0) }),
        },
        $unset: { isLearned: '' },
        $inc: { revision: 1 },
      },
      { revision: expected },
    );
    if (changed && isSubmitted(changed)) return this.detail({ attempt: changed, quiz });
    throw revisionConflict(expected + 1);
  }

  private async detail({ attempt, quiz }: GradableAttempt): Promise<QuizSubmissionDetail> {
    const { answered, results, exceptions } = this.dependencies;
    const { dueAt } = (await exceptions.byAddress(quiz))(attempt.takerEmail);
    return {
      submission: toSubmission(attempt, dueAt),
      result: await results.resultOf(await answered.of(attempt), { isRevealed: true, dueAt }),
    };
  }

  private async gradable(id: string, actor: Actor): Promise<GradableAttempt> {
    const { attempts, closing } = this.dependencies;
    const found = await attempts.find(id);
    const quiz = found && (await this.quizOf(found.quizId, actor));
    if (!found || !quiz) throw attemptNotFound();
    const attempt = await closing.closeIfDue(found);
    if (!isSubmitted(attempt) || attempt.kind !== 'GRADED') throw attemptNotFound();
    return { attempt, quiz };
  }

  private async quizOf(quizId: string, actor: Actor): Promise<QuizDocument | null> {
    const found = await this.dependencies.reader.lookUp(quizId, actor);
    return found && seesResults(found.access) ? found.quiz : null;
  }

  private async record(
    actor: Actor,
    { attempt, quiz }: GradableAttempt,
    item: AttemptItem,
    after: ItemResult,
  ): Promise<void> {
    await this.dependencies.log.record(actor, quiz, {
      action: 'gradeAnswer',
      subjectType: 'attempt',
      subjectId: attempt._id,
      subject: `${attempt.takerName} in ${quiz.title}`,
      person: { name: attempt.takerName, email: attempt.takerEmail },
      before: pointsInWords(attempt.results[item.questionId], item),
      after: pointsInWords(after, item),
    });
  }
}

/** Null while the answer waits to be graded. */
function pointsInWords(result: ItemResult | undefined, { points }: AttemptItem): string | null {
  const share = result?.share ?? null;
  return share === null ? null : String(withoutNoise(share * points));
}

/** The result of a grade. If a regrade gave everyone full points for the question, this answer keeps them. */
function resultOf(
  { points, feedback }: AnswerGrade,
  item: AttemptItem,
  { automatic, hasFullCredit }: { readonly automatic: number | null; readonly hasFullCredit: boolean },
): ItemResult {
  const givenShare = points === null ? null : shareOf(points, item);
  return {
    share: hasFullCredit ? 1 : (givenShare ?? automatic),
    feedback: feedback.trim(),
    ...(hasFullCredit && { hasFullCredit }),
    ...(givenShare !== null && automatic !== null && { givenShare }),
  };
}

/** The share of the points. 1 if the question has no points. */
function shareOf(points: number, item: AttemptItem): number {
  return item.points === 0 ? 1 : points / item.points;
}

/** `automatic`: the share that the answer key gives. Null for essays, which need points. */
function check({ points, feedback }: AnswerGrade, item: AttemptItem, automatic: number | null): void {
  const isPossible =
    points === null ? automatic !== null : Number.isFinite(points) && points >= 0 && points <= item.points;
  const fields = problemsIn({
    points: isPossible ? null : `The question gives 0 to ${item.points} points.`,
    feedback: textProblem(feedback, { max: maxFeedbackLength }),
  });
  if (Object.keys(fields).length > 0) throw badUserInput(fields);
}
