import { formatCompact } from '../../../../core/grading/rounding.ts';
import { pointsText } from './points-text.ts';

interface GradedItem {
  /** May be empty. */
  readonly name: string;
  readonly maximumPoints: number;
}

interface Scale {
  /** Points of the quiz, or of one attempt at it. */
  readonly possible: number;
  /** Points of a final result. Null without one. */
  readonly score: number | null;
}

/**
 * How the result of a quiz becomes points of the item that it grades, such as ‘The quiz has 7 points. Its result counts as a
 * share of the 10 points of “Quiz 1”: 5 of 7 are 7.14 of 10.’ Null if both have the same
 * points, or if one of them has no points.
 */
export function scaleText({ possible, score }: Scale, { name, maximumPoints }: GradedItem): string | null {
  if (possible <= 0 || maximumPoints <= 0) return null;
  const [ofQuiz, ofItem] = [formatCompact(possible), formatCompact(maximumPoints)];
  if (ofQuiz === ofItem) return null;
  const rule = `The quiz has ${pointsText(possible)}. Its result counts as a share of the ${pointsText(maximumPoints)} of ${name === '' ? 'the item' : `“${name}”`}`;
  if (score === null) return `${rule}.`;
  const earned = formatCompact((score * maximumPoints) / possible);
  return `${rule}: ${formatCompact(score)} of ${ofQuiz} ${score === 1 ? 'is' : 'are'} ${earned} of ${ofItem}.`;
}
