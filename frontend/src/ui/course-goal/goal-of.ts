import { achieveTarget } from '../../../../core/grading/achieve-target.ts';
import { isCategoryType, type Category } from '../../../../core/grading/course.ts';
import { formatPoints } from '../../../../core/grading/rounding.ts';
import { weigh } from '../../../../core/grading/weigh.ts';
import type { CourseGoalQuery } from '../../gql/graphql.ts';

type GoalCourse = NonNullable<CourseGoalQuery['course']>;

/** What a target takes, and of what: '90' on 'Final'. */
export interface Goal {
  readonly amount: string;
  readonly of: string;
}

interface OpenItem {
  readonly name: string;
  readonly points: number;
  readonly maximumPoints: number;
}

function openItems(categories: readonly Category[], target: number): OpenItem[] {
  const answer = achieveTarget(categories, target);
  if (!answer.reachable) return [];
  const weighed = weigh(categories);
  return categories.flatMap(({ items }, c) =>
    items.flatMap(({ name, knownScores, maximumPoints }, i) => {
      const isOpen = !knownScores && maximumPoints > 0 && (weighed[c]?.itemWeights[i] ?? 0) > 0;
      return isOpen ? [{ name, maximumPoints, points: answer.recommended[c]?.[i] ?? 0 }] : [];
    }),
  );
}

/**
 * What the target takes of what is still open. Null where it is out of reach or reached, where none is set, and where no
 * grade is known yet: then it says nothing of the student.
 */
export function goalOf({ categories, targetGrade }: GoalCourse): Goal | null {
  const known = categories.flatMap(({ categoryType, ...rest }): Category[] =>
    isCategoryType(categoryType) ? [{ ...rest, categoryType }] : [],
  );
  const isBegun = known.some(({ items }) => items.some(({ knownScores }) => knownScores));
  if (targetGrade <= 0 || !isBegun) return null;
  const open = openItems(known, targetGrade);
  const [first, ...others] = open;
  if (!first || open.every(({ points }) => points === 0)) return null;
  if (others.length === 0)
    return { amount: formatPoints(first.points), of: first.name.trim() || 'an unnamed item' };
  const of = 'everything still open';
  const isSame = others.every(
    ({ points, maximumPoints }) => points === first.points && maximumPoints === first.maximumPoints,
  );
  if (isSame) return { amount: formatPoints(first.points), of };
  // Whole points are not the same share of each: the largest is enough everywhere.
  const share = Math.max(...open.map(({ points, maximumPoints }) => points / maximumPoints));
  return { amount: `about ${formatPoints(share * 100)} %`, of };
}
