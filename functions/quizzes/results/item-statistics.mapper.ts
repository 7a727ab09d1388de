import { withoutNoise } from '../../../core/grading/rounding.ts';
import { itemStatistics, type GradedItem } from '../../../core/quizzes/item-statistics.ts';
import { authorsOptions, textFormatOf } from '../../../core/quizzes/question-parts.ts';
import type { ItemStatistics } from '../../../schema/quizzes/item-statistics.type.ts';
import { scoreOf } from '../attempts/attempt-summary.mapper.ts';
import type { Answered } from '../attempts/answered-attempts.ts';
import type { SubmittedAttempt } from '../attempts/attempt.policy.ts';
import type { OpenedItem } from '../grading/grading.ts';

/** The data of an attempt that statistics use. */
export interface CountedAttempt {
  /** Its graded questions by version ID. */
  readonly grades: ReadonlyMap<string, ItemGrade>;
  /** Sum of the points that these questions earned. */
  readonly score: number;
  readonly possible: number;
}

interface ItemGrade {
  readonly points: number;
  readonly share: number;
  readonly optionIds: readonly string[];
}

const noOptions: readonly string[] = [];

/**
 * Computes the sums of an attempt once, for the statistics of all its questions. Omits texts, which are not counted.
 */
export function toCountedAttempt(attempt: Answered<SubmittedAttempt>): CountedAttempt {
  const { results, responses } = attempt;
  // Without this filter, ungraded answers would count as 0.
  const items = attempt.items.filter(({ questionId }) => results[questionId]?.share !== null);
  const { score, possible } = scoreOf({ ...attempt, items });
  const grades = new Map<string, ItemGrade>();
  for (const { questionId, versionId, points } of items) {
    const share = results[questionId]?.share ?? null;
    if (share === null) continue;
    grades.set(versionId, { points, share, optionIds: responses[questionId]?.optionIds ?? noOptions });
  }
  return { grades, score, possible };
}

/** Null if the attempt does not have this version, or if its answer is not graded yet. */
function toGradedItem({ grades, score, possible }: CountedAttempt, versionId: string): GradedItem | null {
  const item = grades.get(versionId);
  if (!item) return null;
  const { points, share, optionIds } = item;
  const restPossible = withoutNoise(possible - points);
  const restScore = withoutNoise(score - points * share);
  return { share, restShare: restPossible === 0 ? null : restScore / restPossible, optionIds };
}

export function toItemStatistics(
  { item, prompt, key }: OpenedItem,
  attempts: readonly CountedAttempt[],
  answerCount: number,
): ItemStatistics {
  const graded = attempts
    .map((attempt) => toGradedItem(attempt, item.versionId))
    .filter((one) => one !== null);
  const ids = authorsOptions(prompt, key).map(({ id }) => id);
  const { options, ...figures } = itemStatistics(graded, ids, key.correct);
  const textOf = new Map(prompt.options.map(({ id, text }) => [id, text]));
  return {
    id: item.questionId,
    type: prompt.type,
    textFormat: textFormatOf(prompt),
    question_text: prompt.question,
    answerCount,
    ...figures,
    options: options.map(({ optionId, isCorrect, count }) => ({
      id: optionId,
      text: textOf.get(optionId) ?? '',
      isCorrect,
      count,
    })),
  };
}
