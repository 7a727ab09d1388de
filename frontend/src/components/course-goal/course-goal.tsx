import { useQuery } from '@apollo/client/react';
import { useMemo } from 'react';
import { generatePath, Link } from 'react-router-dom';
import { biggestNeed, type Need } from '../../../../core/grading/biggest-need.ts';
import { isCategoryType, type Category } from '../../../../core/grading/course.ts';
import { formatCompact, formatPoints } from '../../../../core/grading/rounding.ts';
import type { CourseGoalQuery } from '../../gql/graphql.ts';
import { courseNamesQuery } from '../../lib/courses/documents.ts';
import { paths } from '../../lib/paths.ts';
import { courseGoalQuery } from './documents.ts';

type GoalCourse = NonNullable<CourseGoalQuery['course']>;

function needIn({ categories, targetGrade }: GoalCourse): Need | null {
  const known = categories.flatMap(({ categoryType, ...rest }): Category[] =>
    isCategoryType(categoryType) ? [{ ...rest, categoryType }] : [],
  );
  return biggestNeed(known, targetGrade);
}

const keyOf = ({ name }: { readonly name: string }) => name.trim().toLowerCase();

/** The own course of the same name, where there is one: it holds the own grades, which a course that one is in does not. */
function useOwnCourse(courseId: string): { readonly id: string; readonly isKnown: boolean } {
  const { data, loading } = useQuery(courseNamesQuery, { fetchPolicy: 'cache-and-network' });
  const { savedCourses = [], memberCourses = [] } = data ?? {};
  const course = memberCourses.find(({ id }) => id === courseId);
  const own = course && savedCourses.find((saved) => keyOf(saved) === keyOf(course));
  return { id: own?.id ?? courseId, isKnown: !loading };
}

interface CourseGoalProps {
  /** A quiz’s, say. */
  courseId: string;
  className?: string | undefined;
}

/**
 * What the course's target takes of the open item that counts most, as its planner says it. It is an extra: where nothing
 * is needed, or it does not come, it is not there.
 */
export function CourseGoal({ courseId, className }: CourseGoalProps) {
  const { id, isKnown } = useOwnCourse(courseId);
  const { data } = useQuery(courseGoalQuery, { variables: { id }, skip: !isKnown });
  const course = data?.course;
  const need = useMemo(() => (course ? needIn(course) : null), [course]);
  if (!course || need === null) return null;
  const name = course.name.trim() === '' ? 'an untitled course' : course.name;
  return (
    <p className={className}>
      For {formatCompact(course.targetGrade)} in{' '}
      <Link to={generatePath(paths.course, { id: course.id })}>{name}</Link>, you need{' '}
      <span className="highlighted">{formatPoints(need.points)}</span> on{' '}
      {need.item.name.trim() === '' ? 'an unnamed item' : need.item.name}.
    </p>
  );
}
