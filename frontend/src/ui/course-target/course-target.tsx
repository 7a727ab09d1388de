import { skipToken, useQuery } from '@apollo/client/react';
import { useMemo } from 'react';
import { generatePath, Link } from 'react-router-dom';
import { type Category, isCategoryType } from '../../../../core/grading/course.ts';
import { type Need, openNeeds } from '../../../../core/grading/open-needs.ts';
import type { CourseTargetQuery } from '../../gql/graphql.ts';
import { graphql } from '../../gql/index.ts';
import { courseNamesQuery } from '../../lib/courses/course-documents.ts';
import { paths } from '../../lib/paths.ts';
import { TargetSentence } from './target-sentence.tsx';

type TargetCourse = NonNullable<CourseTargetQuery['course']>;

function needsOf({ categories, targetGrade }: TargetCourse): readonly Need[] {
  const known = categories.flatMap(({ categoryType, ...rest }): Category[] =>
    isCategoryType(categoryType) ? [{ ...rest, categoryType }] : [],
  );
  return openNeeds(known, targetGrade);
}

/** The part of a course that determines its recommended grades. */
const courseTargetQuery = graphql(`
  query CourseTarget($id: ID!) {
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
 * same name. Undefined if the user saved neither, since the grades and target of somebody else's course don't apply.
 */
function useOwnCourse(courseId: string): string | undefined {
  const { data } = useQuery(courseNamesQuery, { fetchPolicy: 'cache-and-network' });
  const savedCourses = data?.savedCourses ?? [];
  const memberCourses = data?.memberCourses ?? [];
  if (savedCourses.some(({ id }) => id === courseId)) return courseId;
  const course = memberCourses.find(({ id }) => id === courseId);
  return course && savedCourses.find((saved) => keyOf(saved) === keyOf(course))?.id;
}

interface CourseTargetProps {
  /** The course of a quiz, for example. */
  courseId: string;
  className?: string | undefined;
}

/** The recommended grade of the user's saved course. Hidden if there is none, or if the course did not load. */
export function CourseTarget({ courseId, className }: CourseTargetProps) {
  const id = useOwnCourse(courseId);
  const { data } = useQuery(courseTargetQuery, id === undefined ? skipToken : { variables: { id } });
  const course = data?.course;
  const needs = useMemo(() => (course ? needsOf(course) : []), [course]);
  if (!course || needs.length === 0) return null;
  const name = course.name.trim() === '' ? 'an untitled course' : course.name;
  const link = <Link to={generatePath(paths.course, { id: course.id })}>{name}</Link>;
  return (
    <p className={className}>
      <TargetSentence target={course.targetGrade} needs={needs} course={link} />
    </p>
  );
}
