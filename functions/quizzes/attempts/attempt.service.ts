import type { AttemptResult } from '../../../schema/quizzes/attempt-result.type.ts';
import type { AttemptSummary } from '../../../schema/quizzes/attempt-summary.type.ts';
import type { Attempt } from '../../../schema/quizzes/attempt.type.ts';
import type { Actor } from '../../platform/actor.ts';
import { isoAfter, type Clock } from '../../platform/clock.ts';
import type { AppError } from '../../platform/errors.ts';
import type { Answered, AnsweredAttempts } from './answered-attempts.ts';
import { areSaved, readAnswers, type UncheckedAnswer } from './attempt-answers.ts';
import type { AttemptClosing } from './attempt-closing.ts';
import {
  attemptNotFound,
  revisionConflict,
  alreadySubmitted,
  quizClosed,
  quizDeleted,
  seesAnswers,
} from './attempt-errors.ts';
import type { AttemptResults } from './attempt-results.ts';
import { toAttempt } from './attempt.mapper.ts';
import { isSubmitted, isRevealed, type SubmittedAttempt } from './attempt.policy.ts';
import type { AttemptDocument, AttemptStore } from './attempt.store.ts';
import type { PracticeScopes } from '../generation/practice-scope.ts';
import { onlyReads, seesResults } from '../authoring/quiz.policy.ts';
import type { QuizForActor, QuizReader } from '../authoring/quiz-reader.ts';
import { toAttemptSummaries } from './own-attempts.service.ts';
import type { EffectiveQuiz } from '../authoring/effective-quiz.ts';
import { withCurrentEnd } from './attempt-deadlines.ts';

export interface AttemptServiceDependencies {
  readonly attempts: AttemptStore;
  readonly answered: AnsweredAttempts;
  readonly results: AttemptResults;
  readonly closing: AttemptClosing;
  readonly reader: QuizReader;
  readonly practice: Pick<PracticeScopes, 'stillFree'>;
  readonly clock: Clock;
}

interface OwnAttempt<Stored extends AttemptDocument = AttemptDocument> extends QuizForActor {
  readonly attempt: Stored;
}

/** The caller's attempts. Only results of submitted attempts, from `AttemptResults`, contain answer keys. */
export class AttemptService {
  constructor(private readonly dependencies: AttemptServiceDependencies) {}

  /**
   * An attempt of the actor. Throws NOT_FOUND if the attempt is somebody else's, or if its quiz was deleted.
   * Throws FORBIDDEN for an open attempt if the actor can no longer take the quiz. Submitted attempts stay
   * readable.
   */
  async get(id: string, actor: Actor): Promise<Attempt> {
    const { attempt, quiz, access } = await this.ownAttempt(id, actor);
    const current = await this.dependencies.closing.closeAnsweredIfDue(attempt);
    if (onlyReads(access) && !isSubmitted(current)) throw quizClosed(access);
    return this.view(current, quiz);
  }

  /** The caller's attempts, oldest first. Throws NOT_FOUND if the caller cannot see the quiz. */
  async list(quizId: string, actor: Actor): Promise<AttemptSummary[]> {
    const { attempts, closing, reader } = this.dependencies;
    const { quiz } = await reader.find(quizId, actor);
    const found = await attempts.listOwn(actor.userId, quizId);
    const own = await Promise.all(found.map((attempt) => closing.closeIfDue(attempt)));
    return toAttemptSummaries(own, quiz);
  }

  /**
   * Saves answers. Other saved answers stay, also those of a concurrent request. If one answer is invalid, none
   * is saved. Saving the same answers again changes nothing. Throws BAD_USER_INPUT with fields, and CONFLICT if
   * `revision` is given and differs from the stored one, the attempt was submitted, or time is up. Throws FORBIDDEN
   * while the actor cannot take the quiz: saved answers stay, so that the attempt can be continued later.
   */
  async save(
    id: string,
    actor: Actor,
    answers: readonly UncheckedAnswer[],
    revision: number | null,
  ): Promise<Attempt> {
    const { attempt, quiz } = await this.openAttempt(id, actor);
    const responses = await this.read(attempt, answers);
    if (areSaved(responses, attempt)) return this.view(attempt, quiz);
    if (revision !== null && revision !== attempt.revision) throw revisionConflict(attempt.revision);
    const saved = await this.dependencies.answered.save(attempt, responses, revision);
    if (saved) return this.view(saved, quiz);
    throw await this.refusalFor(id);
  }

  /**
   * Submits the saved answers together with `answers`, once. Throws like `save`. Practice questions that
   * another quiz has reserved since the attempt began are removed: they are neither graded nor shown.
   */
  async submit(
    id: string,
    actor: Actor,
    answers: readonly UncheckedAnswer[],
    revision: number | null,
  ): Promise<AttemptResult> {
    const { attempt, quiz } = await this.openAttempt(id, actor);
    const responses = await this.read(attempt, answers);
    if (revision !== null && revision !== attempt.revision) throw revisionConflict(attempt.revision);
    const free = await this.dependencies.practice.stillFree(quiz, attempt.items, actor);
    const items = free.length < attempt.items.length ? { items: free } : {};
    const closed = await this.dependencies.closing.submit(attempt, { responses, ...items }, revision);
    if (!closed || !isSubmitted(closed)) throw await this.refusalFor(id);
    return this.result(await this.dependencies.answered.of(closed), quiz);
  }

  /** The student's view of an attempt. */
  async view(attempt: Answered, quiz: EffectiveQuiz): Promise<Attempt> {
    const prompts = await this.dependencies.results.promptsOf(attempt.items);
    const result = isSubmitted(attempt) ? await this.result(attempt, quiz) : null;
    return toAttempt(attempt, {
      quizTitle: quiz.title,
      serverTime: isoAfter(this.dependencies.clock, 0),
      prompts,
      result,
    });
  }

  private async result(attempt: Answered<SubmittedAttempt>, quiz: EffectiveQuiz): Promise<AttemptResult> {
    const own = await this.dependencies.attempts.listOwn(attempt.userId, attempt.quizId);
    const isShown = isRevealed(quiz, own, isoAfter(this.dependencies.clock, 0));
    return this.dependencies.results.resultOf(attempt, { isRevealed: isShown, dueAt: quiz.dueAt });
  }

  private async ownAttempt(id: string, actor: Actor): Promise<OwnAttempt> {
    const attempt = await this.dependencies.attempts.findOwn(id, actor.userId);
    if (!attempt) throw attemptNotFound();
    const found = await this.dependencies.reader.lookUp(attempt.quizId, actor);
    if (!found) throw quizDeleted();
    return { ...found, attempt: withCurrentEnd(attempt, found.quiz) };
  }

  /** An attempt of the caller that can be answered. */
  private async openAttempt(id: string, actor: Actor): Promise<OwnAttempt<Answered>> {
    const own = await this.ownAttempt(id, actor);
    if (isSubmitted(own.attempt)) throw alreadySubmitted(own.attempt);
    const attempt = await this.dependencies.closing.closeAnsweredIfDue(own.attempt);
    if (isSubmitted(attempt)) throw alreadySubmitted(attempt);
    if (onlyReads(own.access)) throw quizClosed(own.access);
    if (seesResults(own.access)) throw seesAnswers();
    return { ...own, attempt };
  }

  private async read(attempt: Answered, answers: readonly UncheckedAnswer[]) {
    const byVersion = await this.dependencies.results.promptsOf(attempt.items);
    const prompts = new Map(
      attempt.items.flatMap(({ questionId, versionId }) => {
        const prompt = byVersion.get(versionId);
        return prompt ? [[questionId, prompt] as const] : [];
      }),
    );
    return readAnswers(answers, prompts, attempt.responses);
  }

  /** Why an attempt could not be changed. */
  private async refusalFor(id: string): Promise<AppError> {
    const found = await this.dependencies.attempts.find(id);
    if (!found) return attemptNotFound();
    const attempt = await this.dependencies.answered.of(found);
    return isSubmitted(attempt) ? alreadySubmitted(attempt) : revisionConflict(attempt.revision);
  }
}
