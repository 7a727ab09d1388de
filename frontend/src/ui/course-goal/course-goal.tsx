import { skipToken, useQuery } from '@apollo/client/react';
import { useMemo } from 'react';
import { generatePath, Link } from 'react-router-dom';
import { formatCompact } from '../../../../core/grading/rounding.ts';
import { courseNamesQuery } from '../../lib/courses/documents.ts';
import { paths } from '../../lib/paths.ts';
import { courseGoalQuery } from './documents.ts';
import { goalOf } from './goal-of.ts';

const keyOf = ({ name }: { readonly name: string }) => name.trim().toLowerCase();

/**
 * The own course: this one, or of one that one is in that of the same name. Undefined where there is none: grades and
 * target of another's course are not one's own.
 */
function useOwnCourse(courseId: string): string | undefined {
  const { data } = useQuery(courseNamesQuery, { fetchPolicy: 'cache-and-network' });
  const { savedCourses = [], memberCourses = [] } = data ?? {};
  if (savedCourses.some(({ id }) => id === courseId)) return courseId;
  const course = memberCourses.find(({ id }) => id === courseId);
  return course && savedCourses.find((saved) => keyOf(saved) === keyOf(course))?.id;
}

interface CourseGoalProps {
  /** A quiz’s, say. */
  courseId: string;
  className?: string | undefined;
}

/**
 * What the target of the own course takes of what is still open. It is an extra: where nothing is needed, or it does not
 * come, it is not there.
 */
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
