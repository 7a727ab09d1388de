import { skipToken, useQuery } from '@apollo/client/react';
import { useMemo } from 'react';
import { generatePath, Link } from 'react-router-dom';
import { achieveTarget } from '../../../../core/grading/achieve-target.ts';
import { type Category, isCategoryType } from '../../../../core/grading/course.ts';
import { formatCompact, formatNeed, formatPoints } from '../../../../core/grading/rounding.ts';
import { weigh } from '../../../../core/grading/weigh.ts';
import type { CourseGoalQuery } from '../../gql/graphql.ts';
import { graphql } from '../../gql/index.ts';
import { courseNamesQuery } from '../../lib/courses/course-documents.ts';
import { paths } from '../../lib/paths.ts';

type GoalCourse = NonNullable<CourseGoalQuery['course']>;

/** A recommended grade and its item: '90' on 'Final'. */
interface Goal {
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
 * The recommended grade of the open items. Null if the target is out of reach, reached or not set, or if no
 * grade is known yet: the result would then be the same for every student.
 */
function goalOf({ categories, targetGrade }: GoalCourse): Goal | null {
  const known = categories.flatMap(({ categoryType, ...rest }): Category[] =>
    isCategoryType(categoryType) ? [{ ...rest, categoryType }] : [],
  );
  const isBegun = known.some(({ items }) => items.some(({ knownScores }) => knownScores));
  if (targetGrade <= 0 || !isBegun) return null;
  const open = openItems(known, targetGrade);
  const [first, ...others] = open;
  if (!first || open.every(({ points }) => points === 0)) return null;
  if (others.length === 0)
    return {
      amount: formatNeed(first.points, first.maximumPoints),
      of: first.name.trim() || 'an unnamed item',
    };
  const of = 'everything still open';
  const isSame = others.every(
    ({ points, maximumPoints }) => points === first.points && maximumPoints === first.maximumPoints,
  );
  if (isSame) return { amount: formatNeed(first.points, first.maximumPoints), of };
  // Points are rounded to whole numbers, so the shares differ a little. The largest is enough for every item.
  const share = Math.max(...open.map(({ points, maximumPoints }) => points / maximumPoints));
  return { amount: `about ${formatPoints(share * 100)} %`, of };
}

/** The part of a course that determines its recommended grades. */
const courseGoalQuery = graphql(`
  query CourseGoal($id: ID!) {
    course(id: $id) {
      id
      name
      targetGrade
      categories {
        ...CategoryContent @unmask
      }
    }
  }
`);

const keyOf = ({ name }: { readonly name: string }) => name.trim().toLowerCase();

/**
 * ID of the user's saved course: the given course, or for a member of the given course, their saved course with the
 * same name. Undefined if there is neither, since the grades and target of somebody else's course don't apply.
 */
function useOwnCourse(courseId: string): string | undefined {
  const { data } = useQuery(courseNamesQuery, { fetchPolicy: 'cache-and-network' });
  const savedCourses = data?.savedCourses ?? [];
  const memberCourses = data?.memberCourses ?? [];
  if (savedCourses.some(({ id }) => id === courseId)) return courseId;
  const course = memberCourses.find(({ id }) => id === courseId);
  return course && savedCourses.find((saved) => keyOf(saved) === keyOf(course))?.id;
}

interface CourseGoalProps {
  /** The course of a quiz, for example. */
  courseId: string;
  className?: string | undefined;
}

/** The recommended grade of the user's saved course. Hidden if there is none, or if the course did not load. */
export function CourseGoal({ courseId, className }: CourseGoalProps) {
  const id = useOwnCourse(courseId);
  const { data } = useQuery(courseGoalQuery, id === undefined ? skipToken : { variables: { id } });
  const course = data?.course;
  const goal = useMemo(() => (course ? goalOf(course) : null), [course]);
  if (!course || goal === null) return null;
  const name = course.name.trim() === '' ? 'an untitled course' : course.name;
  return (
    <p className={className}>
      For {formatCompact(course.targetGrade)} in{' '}
      <Link to={generatePath(paths.course, { id: course.id })}>{name}</Link>, you need{' '}
      <span className="highlighted">{goal.amount}</span> on {goal.of}.
    </p>
  );
}
