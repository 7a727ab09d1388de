import type { ResultQuestionPartsFragment } from '../../gql/graphql.ts';
import { isAnswered } from './given.ts';
import { shareOf } from './share-of.ts';

/** How a question went: `none` where nothing is told, or there is nothing to earn. */
export type Verdict = 'right' | 'partly' | 'wrong' | 'blank' | 'pending' | 'graded' | 'none';

export function verdictOf(question: ResultQuestionPartsFragment): Verdict {
  const { type, earned, points, pending, chosen } = question;
  if (pending) return 'pending';
  if (!isAnswered(chosen)) return 'blank';
  if (earned === null || points === 0) return 'none';
  if (type === 'ESSAY') return 'graded';
  // Full credit says nothing of the answer.
  const share = question.fullCredit ? shareOf(question) : earned / points;
  if (share >= 1) return 'right';
  return share > 0 ? 'partly' : 'wrong';
}

/** Whether there is something to learn from it. */
export function isMissed(question: ResultQuestionPartsFragment): boolean {
  const { earned, points } = question;
  return earned !== null && earned < points;
}
