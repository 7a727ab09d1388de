import { itemStatistics, type GradedItem } from '../../../core/quizzes/item-statistics.ts';
import { authorsOptions } from '../../../core/quizzes/question-parts.ts';
import type { QuestionType } from '../../../core/quizzes/question.ts';
import { scoreOf } from '../attempts/attempt-summary.mapper.ts';
import type { Answered } from '../attempts/answered-attempts.ts';
import type { HandedInAttempt } from '../attempts/attempt.policy.ts';
import type { AttemptItem } from '../attempts/attempt-item.ts';
import type { OpenedItem } from '../grading/grading.ts';

export interface ItemStatisticsView {
  readonly id: string;
  readonly type: QuestionType;
  readonly question_text: string;
  readonly n: number;
  readonly difficulty: number | null;
  readonly discrimination: number | null;
  readonly options: readonly {
    readonly id: string;
    readonly text: string;
    readonly isRight: boolean;
    readonly count: number;
  }[];
  readonly blank: number | null;
}

/** An attempt with the options that were chosen, by question, and without the texts, which nobody counts. */
export type AttemptWithChoices = HandedInAttempt & {
  readonly choices: ReadonlyMap<string, readonly string[]>;
};

export function withChoices({ responses, ...attempt }: Answered<HandedInAttempt>): AttemptWithChoices {
  const chosen = Object.entries(responses).map(([id, { optionIds }]) => [id, optionIds] as const);
  return { ...attempt, choices: new Map(chosen) };
}

/** Null where the attempt was not asked in this wording, or a person has yet to judge. */
function toGradedItem(
  attempt: AttemptWithChoices,
  { questionId, versionId }: AttemptItem,
): GradedItem | null {
  const item = attempt.items.find((one) => one.versionId === versionId);
  const share = attempt.results[questionId]?.share ?? null;
  if (!item || share === null) return null;
  // What waits for a grade would count as nothing earned.
  const others = attempt.items.filter(
    (one) => one !== item && attempt.results[one.questionId]?.share !== null,
  );
  const { score, possible } = scoreOf({ ...attempt, items: others });
  const optionIds = attempt.choices.get(questionId) ?? [];
  return { share, restShare: possible === 0 ? null : score / possible, optionIds };
}

export function toItemStatistics(
  { item, prompt, key }: OpenedItem,
  attempts: readonly AttemptWithChoices[],
): ItemStatisticsView {
  const graded = attempts.map((attempt) => toGradedItem(attempt, item)).filter((one) => one !== null);
  const ids = authorsOptions(prompt, key).map(({ id }) => id);
  const { n, difficulty, discrimination, options, blank } = itemStatistics(graded, ids, key.correct);
  const textOf = new Map(prompt.options.map(({ id, text }) => [id, text]));
  return {
    id: item.questionId,
    type: prompt.type,
    question_text: prompt.question,
    n,
    difficulty,
    discrimination,
    options: options.map(({ optionId, isRight, count }) => ({
      id: optionId,
      text: textOf.get(optionId) ?? '',
      isRight,
      count,
    })),
    blank,
  };
}
