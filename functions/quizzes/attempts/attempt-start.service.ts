import type { AttemptKind } from '../../../core/quizzes/attempt-kind.ts';
import { quizLimits } from '../../../core/quizzes/quiz.ts';
import { availabilityAt } from '../../../core/quizzes/quiz-dates.ts';
import type { Attempt } from '../../../schema/quizzes/attempt.type.ts';
import type { Actor } from '../../platform/actor.ts';
import { isoAfter, minute, type Clock } from '../../platform/clock.ts';
import type { RateLimiter } from '../../platform/limits/rate-limiter.ts';
import type { NewId } from '../../platform/new-id.ts';
import type { AttemptClosing } from './attempt-closing.ts';
import {
  conflict,
  quizClosed,
  quizClosedAt,
  quizNotOpenYet,
  alreadySubmitted,
  seesAnswers,
} from './attempt-errors.ts';
import { endFor, type AttemptDeadlines } from './attempt-deadlines.ts';
import type { AttemptItem } from './attempt-item.ts';
import type { AttemptItems, QuestionToAsk } from './attempt-items.ts';
import type { AttemptService } from './attempt.service.ts';
import { isSubmitted, isRevealed } from './attempt.policy.ts';
import { openKeyOf, type AttemptDocument, type AttemptStore } from './attempt.store.ts';
import type { PracticeScopes } from '../generation/practice-scope.ts';
import { onlyReads, seesResults } from '../authoring/quiz.policy.ts';
import type { QuizReader } from '../authoring/quiz-reader.ts';
import type { EffectiveQuiz } from '../authoring/effective-quiz.ts';

export interface AttemptStartServiceDependencies {
  readonly attempts: AttemptStore;
  readonly items: AttemptItems;
  readonly closing: AttemptClosing;
  readonly deadlines: AttemptDeadlines;
  readonly reader: QuizReader;
  readonly practice: Pick<PracticeScopes, 'stillFree'>;
  readonly views: Pick<AttemptService, 'view'>;
  readonly limiter: RateLimiter;
  readonly clock: Clock;
  readonly newId: NewId;
}

const startLimit = { name: 'attempt-start', max: 60, windowMs: 60 * minute } as const;

/** A new attempt, before it has a number. */
interface Beginning {
  readonly kind: AttemptKind;
  readonly toAsk: readonly QuestionToAsk[];
}

/** Starts attempts, and continues open ones. */
export class AttemptStartService {
  constructor(private readonly dependencies: AttemptStartServiceDependencies) {}

  /**
   * The open attempt, or a new one. Throws NOT_FOUND if the quiz is not visible to the actor. Throws FORBIDDEN if
   * the actor can edit the quiz, has taken it but can no longer start an attempt, or if the quiz is not open by its
   * dates. Throws CONFLICT if no attempt is left, if the quiz has no questions, or if the open attempt was submitted
   * because its time was up.
   */
  async start(quizId: string, actor: Actor): Promise<Attempt> {
    const quiz = await this.takeable(quizId, actor);
    const open = await this.resume(quiz, actor, 'GRADED');
    return open ?? this.begin(quiz, actor, { kind: 'GRADED', toAsk: quiz.questions });
  }

  /**
   * The open retry, or a new attempt at the missed questions of the last submitted attempt of any kind. It has the same
   * versions and answer keys as that attempt, so it reveals nothing beyond that attempt's result. An essay counts as
   * missed only if it earned no points: few essays earn full points, and nobody grades essays of a retry. Questions
   * that the author has removed since then are omitted. Throws like `start`, and CONFLICT if no attempt was submitted,
   * if the quiz does not show yet what was missed, or if no question is left.
   */
  async retry(quizId: string, actor: Actor): Promise<Attempt> {
    const quiz = await this.takeable(quizId, actor);
    const open = await this.resume(quiz, actor, 'RETRY');
    return open ?? this.begin(quiz, actor, { kind: 'RETRY', toAsk: await this.missed(quiz, actor) });
  }

  private async takeable(quizId: string, actor: Actor): Promise<EffectiveQuiz> {
    const { quiz, access } = await this.dependencies.reader.find(quizId, actor);
    if (seesResults(access)) throw seesAnswers();
    if (onlyReads(access)) throw quizClosed(access);
    return quiz;
  }

  private async resume(quiz: EffectiveQuiz, actor: Actor, kind: AttemptKind): Promise<Attempt | null> {
    const { attempts, closing, views } = this.dependencies;
    const open = await attempts.findOpen(quiz._id, actor.userId, kind);
    if (!open) return null;
    const dated = await this.dependencies.deadlines.current(open, quiz);
    const current = await closing.closeAnsweredIfDue(dated);
    if (isSubmitted(current)) throw alreadySubmitted(current);
    return views.view(current, quiz);
  }

  private async begin(quiz: EffectiveQuiz, actor: Actor, { kind, toAsk }: Beginning): Promise<Attempt> {
    const { attempts, items, limiter, views } = this.dependencies;
    this.checkDates(quiz);
    const drawn = await items.draw(await this.freeQuestions(quiz, actor, toAsk), quiz);
    if (drawn.length === 0) throw conflict('The quiz has no questions yet.');
    const number = await this.nextNumber(quiz, actor, kind);
    await limiter.use(startLimit, actor.userId);
    const attempt = {
      ...this.newAttempt(quiz, actor, kind),
      number,
      slot: slotOf(quiz, actor, kind, number),
      items: drawn,
    };
    if (await attempts.begin(attempt)) return views.view({ ...attempt, responses: {} }, quiz);
    // Another request of the same student was faster: it started the open attempt.
    return (await this.resume(quiz, actor, kind)) ?? this.begin(quiz, actor, { kind, toAsk });
  }

  private checkDates(quiz: EffectiveQuiz): void {
    const availability = availabilityAt(quiz, isoAfter(this.dependencies.clock, 0));
    if (availability === 'NOT_OPEN_YET') throw quizNotOpenYet(quiz);
    if (availability === 'CLOSED') throw quizClosedAt(quiz);
  }

  /** Omits questions of a practice quiz that are now reserved for another quiz. Throws CONFLICT if none is left. */
  private async freeQuestions(
    quiz: EffectiveQuiz,
    actor: Actor,
    toAsk: readonly QuestionToAsk[],
  ): Promise<readonly QuestionToAsk[]> {
    const free = await this.dependencies.practice.stillFree(quiz, toAsk, actor);
    if (free.length > 0 || toAsk.length === 0) return free;
    throw conflict('All questions of this quiz are now in other quizzes. Hand in those quizzes first.');
  }

  private async nextNumber(
    { _id, allowedAttempts }: EffectiveQuiz,
    { userId }: Actor,
    kind: AttemptKind,
  ): Promise<number> {
    const ownAttempts = (await this.dependencies.attempts.listOwn(userId, _id)).filter(
      (attempt) => attempt.kind === kind,
    );
    const last = Math.max(0, ...ownAttempts.map(({ number }) => number));
    const isLimited = kind === 'GRADED' && allowedAttempts !== -1;
    const max = isLimited ? allowedAttempts : quizLimits.attempts;
    if (last >= max)
      throw conflict(max === 1 ? 'You can take this quiz only once.' : `All ${max} attempts are used.`);
    return last + 1;
  }

  private async missed(quiz: EffectiveQuiz, { userId }: Actor): Promise<QuestionToAsk[]> {
    const ownAttempts = await this.dependencies.attempts.listOwn(userId, quiz._id);
    const [last] = ownAttempts
      .filter(isSubmitted)
      .toSorted((one, other) => (one.submittedAt < other.submittedAt ? 1 : -1));
    if (!last) throw conflict('Hand in an attempt first. Then you can retry what you missed.');
    if (!isRevealed(quiz, ownAttempts, isoAfter(this.dependencies.clock, 0)))
      throw conflict('The quiz does not show yet what you missed.');
    const shareOf = ({ questionId }: AttemptItem) => last.results[questionId]?.share ?? 1;
    const essays = await this.dependencies.items.essaysAmong(last.items.filter((item) => shareOf(item) < 1));
    const missed = last.items.filter((item) =>
      essays.has(item.versionId) ? shareOf(item) <= 0 : shareOf(item) < 1,
    );
    if (missed.length === 0) throw conflict('Nothing was missed in your last attempt.');
    const currentIds = new Set(quiz.questions.map(({ questionId }) => questionId));
    const remaining = missed.filter(({ questionId }) => currentIds.has(questionId));
    if (remaining.length === 0) throw conflict('The questions that you missed were removed from the quiz.');
    return remaining;
  }

  private newAttempt(
    quiz: EffectiveQuiz,
    { userId, name, email }: Actor,
    kind: AttemptKind,
  ): Omit<AttemptDocument, 'number' | 'slot' | 'items'> {
    const { clock, newId } = this.dependencies;
    const attempt: Omit<AttemptDocument, 'number' | 'slot' | 'items'> = {
      _id: newId(),
      quizId: quiz._id,
      userId,
      takerName: name,
      takerEmail: email,
      kind,
      creditMethod: quiz.creditMethod,
      startedAt: isoAfter(clock, 0),
      fileIds: quiz.files.map(({ id }) => id),
      timeLimit: kind === 'GRADED' ? quiz.timeLimit : null,
      dueAt: null,
      submittedAt: null,
      results: {},
      isScored: false,
      revision: 0,
      openKey: openKeyOf(quiz._id, userId, kind),
    };
    return { ...attempt, dueAt: endFor(attempt, quiz) };
  }
}

function slotOf({ _id }: EffectiveQuiz, { userId }: Actor, kind: AttemptKind, number: number): string {
  return `${openKeyOf(_id, userId, kind)}:${number}`;
}
