import { isLate } from './attempt.policy.ts';
import { withoutNoise } from '../../../core/grading/rounding.ts';
import { authorsOptions, type QuestionPrompt } from '../../../core/quizzes/question-parts.ts';
import type { CreditMethod } from '../../../core/quizzes/partial-credit.ts';
import { noResponse, type QuestionResponse } from '../../../core/quizzes/response.ts';
import { scoreResponse } from '../../../core/quizzes/score.ts';
import type {
  AttemptResult,
  CorrectAnswer,
  ResultQuestion,
} from '../../../schema/quizzes/attempt-result.type.ts';
import type { Answered } from './answered-attempts.ts';
import type { SubmittedAttempt } from './attempt.policy.ts';
import { toQuestionResponse, toShownQuestion } from './attempt-question.mapper.ts';
import { scoreOf } from './attempt-summary.mapper.ts';
import type { ItemResult } from './attempt.store.ts';
import type { AttemptItem } from './attempt-item.ts';
import type { OpenedItem } from '../grading/grading.ts';

/** The part of a result that depends on the release of the answer key. */
interface ReleasedResult {
  readonly correct: CorrectAnswer | null;
  readonly explanation: string | null;
  readonly answerExplanations: readonly string[];
  readonly earned: number | null;
  readonly automaticPoints: number | null;
  readonly earnedBeforeRegrade: number | null;
  readonly hasFullCredit: boolean;
}

/**
 * The result without the answer key. The points of a question would tell which answer is correct. A person gives those of
 * an essay, so they are shown with the feedback.
 */
function toUnreleasedResult({ item, prompt }: ResultItem, { share }: ItemResult): ReleasedResult {
  return {
    correct: null,
    explanation: null,
    answerExplanations: [],
    earned: prompt.type === 'ESSAY' ? earnedOf(item, share) : null,
    automaticPoints: null,
    earnedBeforeRegrade: null,
    hasFullCredit: false,
  };
}

/** The points of an answer. Null for a share of null: the answer is not graded. */
export function earnedOf({ points }: AttemptItem, share: number | null): number | null {
  return share === null ? null : withoutNoise(share * points);
}

/** Compares parts by the position of their ID in `ids`. */
function byPosition<T>(ids: readonly string[], idOf: (part: T) => string): (one: T, other: T) => number {
  const positions = new Map(ids.map((id, at) => [id, at]));
  const positionOf = (part: T) => positions.get(idOf(part)) ?? ids.length;
  return (one, other) => positionOf(one) - positionOf(other);
}

/** The correct answer, in the attempt's order: the author's order stays secret, even if the key is released. */
function toCorrectAnswer({ item, prompt, key }: OpenedItem): CorrectAnswer {
  const { correct, accepted, numericAnswers, matches } = key;
  const { optionIds, promptIds = prompt.matchPrompts.map(({ id }) => id) } = item;
  const pairs = matches.flatMap(({ promptId, optionId }) =>
    promptId === null ? [] : [{ promptId, optionId }],
  );
  return {
    answerIds: correct.toSorted(byPosition(optionIds, (id) => id)),
    texts: accepted,
    numbers: numericAnswers,
    matches: pairs.toSorted(byPosition(promptIds, ({ promptId }) => promptId)),
  };
}

/** The explanations, reordered from the author's order to the attempt's. */
function explanationsOf({ item, prompt, key }: OpenedItem): readonly string[] {
  if (key.answerExplanations.length === 0 || prompt.options.length === 0) return key.answerExplanations;
  const byId = new Map(
    authorsOptions(prompt, key).map(({ id }, at) => [id, key.answerExplanations[at] ?? '']),
  );
  return item.optionIds.map((id) => byId.get(id) ?? '');
}

function toReleasedResult(
  opened: OpenedItem,
  { share, hasFullCredit, givenShare }: ItemResult,
  automaticShare: () => number | null,
): Omit<ReleasedResult, 'earnedBeforeRegrade'> {
  return {
    correct: toCorrectAnswer(opened),
    explanation: opened.key.explanation,
    answerExplanations: explanationsOf(opened),
    earned: earnedOf(opened.item, share),
    automaticPoints:
      givenShare === undefined || hasFullCredit ? null : earnedOf(opened.item, automaticShare()),
    hasFullCredit: hasFullCredit === true,
  };
}

/** An item of an attempt, with its key if that is released. */
export interface ResultItem {
  readonly item: AttemptItem;
  readonly prompt: QuestionPrompt;
  readonly opened: OpenedItem | null;
}

/** A response with its grade. */
interface GradedResponse {
  readonly response: QuestionResponse | undefined;
  readonly creditMethod: CreditMethod;
  readonly result: ItemResult;
  /** The points before a regrade changed them. Null or undefined if none did. */
  readonly earnedBeforeRegrade?: number | null | undefined;
}

/** The result of one question. */
export function toResultQuestion(
  resultItem: ResultItem,
  { response, creditMethod, result, earnedBeforeRegrade = null }: GradedResponse,
): ResultQuestion {
  const { item, prompt, opened } = resultItem;
  return {
    ...toShownQuestion(item, prompt),
    response: toQuestionResponse(response),
    ...(opened
      ? {
          ...toReleasedResult(opened, result, () =>
            scoreResponse(prompt, opened.key, response ?? noResponse, creditMethod),
          ),
          earnedBeforeRegrade,
        }
      : toUnreleasedResult(resultItem, result)),
    feedback: result.feedback,
    isPending: result.share === null,
  };
}

const noResult: ItemResult = { share: 0, feedback: '' };

/** Settings of the quiz that change how a result is shown. */
export interface ResultTerms {
  /** Whether correct answers are shown. */
  readonly isRevealed: boolean;
  /** The student's due date. Null if there is none. */
  readonly dueAt: string | null;
}

export function toAttemptResult(
  attempt: Answered<SubmittedAttempt>,
  items: readonly ResultItem[],
  { isRevealed, dueAt }: ResultTerms,
): AttemptResult {
  const { _id, kind, submittedAt, regradedAt = null, beforeRegrade } = attempt;
  const { responses, results, creditMethod } = attempt;
  const { score, possible, percent, isPending } = scoreOf(attempt);
  const questions = items.map((resultItem) => {
    const { questionId } = resultItem.item;
    const question = toResultQuestion(resultItem, {
      response: responses[questionId],
      creditMethod,
      result: results[questionId] ?? noResult,
      earnedBeforeRegrade: beforeRegrade?.earned[questionId],
    });
    // Nobody grades a retry, so none of its essays is pending.
    return kind === 'RETRY' ? { ...question, isPending: false } : question;
  });
  return {
    id: _id,
    submittedAt,
    regradedAt,
    percentBeforeRegrade: beforeRegrade?.percent ?? null,
    score,
    possible,
    percent,
    isPending,
    isLate: isLate(attempt, dueAt),
    isRevealed,
    questions,
  };
}
