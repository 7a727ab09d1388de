import { isDeepStrictEqual } from 'node:util';
import {
  carryKey,
  promptDifference,
  scoresAlike,
  type PromptDifference,
} from '../../../core/quizzes/carry-key.ts';
import type { AnswerKey } from '../../../core/quizzes/question-parts.ts';
import { noResponse } from '../../../core/quizzes/response.ts';
import { scoreResponse } from '../../../core/quizzes/score.ts';
import type { Answered } from '../attempts/answered-attempts.ts';
import type { SubmittedAttempt } from '../attempts/attempt.policy.ts';
import { earnedOf } from '../attempts/attempt-result.mapper.ts';
import { scoreOf } from '../attempts/attempt-summary.mapper.ts';
import type { ItemResult, ResultBeforeRegrade } from '../attempts/attempt.store.ts';
import type { AttemptItem } from '../attempts/attempt-item.ts';
import type { NewestQuestion, OpenedItem } from './grading.ts';

/** The rules of a regrade. */
export interface Rules {
  /** The current version of each question of the quiz. */
  readonly newest: ReadonlyMap<string, NewestQuestion>;
  /** IDs of the questions that give everybody full points. Null to use the list that each attempt stores. */
  readonly fullCredit: ReadonlySet<string> | null;
  /** Cached comparisons of versions: attempts share versions, and comparing costs more than grading. */
  readonly compared: ComparedWordings;
}

/** How a used version differs from the newest one. */
type Comparison =
  | { readonly difference: PromptDifference }
  | { readonly difference: null; readonly carried: AnswerKey; readonly scoresAlike: boolean };

/** Comparisons by the IDs of the compared versions. Entries stay valid, because versions never change. */
export type ComparedWordings = Map<string, Comparison>;

/** Whether an item was graded with the current key and points, with outdated ones, or has another wording. */
export type KeyAge = 'CURRENT' | 'EARLIER' | PromptDifference;

export interface RegradedItem {
  readonly item: AttemptItem;
  readonly result: ItemResult;
  readonly age: KeyAge;
}

interface GradingBasis {
  readonly key: AnswerKey;
  readonly item: AttemptItem;
  readonly age: KeyAge;
}

function compare({ prompt, key }: OpenedItem, newest: NewestQuestion): Comparison {
  const difference = promptDifference(newest.prompt, prompt);
  if (difference !== null) return { difference };
  const carried = carryKey(newest.key, newest.prompt, prompt);
  return { difference, carried, scoresAlike: scoresAlike(key, carried) };
}

function comparisonOf(opened: OpenedItem, newest: NewestQuestion, known: ComparedWordings): Comparison {
  const { versionId, keyVersionId = versionId } = opened.item;
  const versions = `${versionId} ${keyVersionId} ${newest.versionId}`;
  const comparison = known.get(versions) ?? compare(opened, newest);
  known.set(versions, comparison);
  return comparison;
}

/** The key that grades an item: the newest one, unless the student saw another wording. */
function basisOf(opened: OpenedItem, { newest: all, compared }: Rules): GradingBasis {
  const { item, key } = opened;
  const newest = all.get(item.questionId);
  if (!newest) return { key, item, age: 'CURRENT' };
  const comparison = comparisonOf(opened, newest, compared);
  if (comparison.difference !== null) return { key, item, age: comparison.difference };
  const { versionId, points } = newest;
  const isEarlier = !comparison.scoresAlike || points !== item.points;
  return {
    key: comparison.carried,
    item: { ...item, points, ...(versionId !== item.versionId && { keyVersionId: versionId }) },
    age: isEarlier ? 'EARLIER' : 'CURRENT',
  };
}

/** An item with its new grade. Grades that a person gave stay. */
function regradedItem(opened: OpenedItem, attempt: Answered<SubmittedAttempt>, rules: Rules): RegradedItem {
  const { fullCredit } = rules;
  const { item, prompt } = opened;
  const { questionId } = item;
  const before: ItemResult = attempt.results[questionId] ?? { share: 0, feedback: '' };
  if (prompt.type === 'ESSAY') return { item, result: before, age: 'CURRENT' };
  const basis = basisOf(opened, rules);
  const hasFullCredit = fullCredit === null ? before.hasFullCredit === true : fullCredit.has(questionId);
  const response = attempt.responses[questionId] ?? noResponse;
  const { givenShare, feedback } = before;
  const automatic = givenShare ?? scoreResponse(prompt, basis.key, response, attempt.creditMethod);
  const result = {
    share: hasFullCredit ? 1 : automatic,
    feedback,
    ...(hasFullCredit && { hasFullCredit: true as const }),
    ...(givenShare !== undefined && { givenShare }),
  };
  // An outdated key does not matter for points that a person gave. An outdated maximum does.
  const isCurrent = givenShare !== undefined && basis.item.points === item.points;
  return { item: basis.item, result, age: isCurrent ? 'CURRENT' : basis.age };
}

/** An attempt that was graded again with the newest keys. */
export interface Regraded {
  readonly items: readonly AttemptItem[];
  readonly results: Readonly<Record<string, ItemResult>>;
  readonly regradedItems: readonly RegradedItem[];
  /** Whether any stored value would change. */
  readonly isChanged: boolean;
  /** Whether the points of any answer would change. */
  readonly hasChangedPoints: boolean;
}

/** What a regrade replaces in an attempt. `after`: the new questions and results. */
export function beforeRegrade(
  attempt: SubmittedAttempt,
  after: Pick<Regraded, 'items' | 'results'>,
): ResultBeforeRegrade {
  const newPoints = earnedPoints(after);
  const changed = Object.entries(earnedPoints(attempt)).filter(([id, points]) => points !== newPoints[id]);
  return { percent: scoreOf(attempt).percent, earned: Object.fromEntries(changed) };
}

/** The points of each answer by question ID. Null if the answer is not graded. */
function earnedPoints({
  items,
  results,
}: Pick<Regraded, 'items' | 'results'>): Readonly<Record<string, number | null>> {
  return Object.fromEntries(
    items.map((item) => [item.questionId, earnedOf(item, results[item.questionId]?.share ?? null)]),
  );
}

export function regraded(
  attempt: Answered<SubmittedAttempt>,
  opened: readonly OpenedItem[],
  rules: Rules,
): Regraded {
  const all = opened.map((one) => regradedItem(one, attempt, rules));
  const byQuestion = new Map(all.map((one) => [one.item.questionId, one]));
  const items = attempt.items.map((item) => byQuestion.get(item.questionId)?.item ?? item);
  const results = {
    ...attempt.results,
    ...Object.fromEntries(all.map(({ item, result }) => [item.questionId, result])),
  };
  /** The points and the share of each item. */
  const earned = (someItems: readonly AttemptItem[], someResults: Regraded['results']) =>
    someItems.map(({ questionId, points }) => [points, someResults[questionId]?.share ?? null]);
  return {
    items,
    results,
    regradedItems: all,
    isChanged: !isDeepStrictEqual([items, results], [attempt.items, attempt.results]),
    hasChangedPoints: !isDeepStrictEqual(earned(items, results), earned(attempt.items, attempt.results)),
  };
}
