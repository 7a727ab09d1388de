import { useQuery } from '@apollo/client/react';
import { Button } from '@mantine/core';
import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import { biggestNeed } from '../../../../../core/grading/biggest-need.ts';
import { weighedOf } from '../../../../../core/grading/editing/selectors.ts';
import { solvable } from '../../../../../core/grading/editing/target-mode.ts';
import type { WorkingCourse } from '../../../../../core/grading/editing/working-course.ts';
import { formatCompact, formatNeed } from '../../../../../core/grading/rounding.ts';
import { paths } from '../../../lib/paths.ts';
import { useSession } from '../../../lib/session/use-session.ts';
import { nameOf } from '../model/names.ts';
import panel from '../panel/panel.module.css';
import { whatToPractiseQuery } from './practice-documents.ts';
import styles from './practice.module.css';

/**
 * The recommended grade of the open item with the most weight. In target mode it is the one that the panel shows.
 */
function needIn(course: WorkingCourse) {
  const { categories, pinnedGrades: pinned, targetGrade } = course;
  return biggestNeed(solvable(course), targetGrade, { pinned, weighed: weighedOf(categories) });
}

interface WhatToPractiseProps {
  course: WorkingCourse;
  /** Null for an unsaved course. */
  courseId: string | null;
}

const maxNamed = 3;

/**
 * The recommended grade of the item with the most weight, the weak concepts, and a link to practise. Renders
 * nothing without weak concepts.
 */
export function WhatToPractise({ course, courseId }: WhatToPractiseProps) {
  const { status } = useSession({ asks: false });
  const { data } = useQuery(whatToPractiseQuery, {
    variables: { courseId, isSaved: courseId !== null },
    skip: status !== 'signedIn',
    // The loader of a saved course has fetched the query already.
    fetchPolicy: courseId === null ? 'cache-and-network' : 'cache-first',
  });
  const ofCourse = data?.ofCourse ?? [];
  // A student's own course has no quizzes. The weak concepts of all courses are shown instead.
  const isOfCourse = ofCourse.length > 0;
  const concepts = (isOfCourse ? ofCourse : (data?.ofAll ?? [])).map(({ concept }) => concept);
  if (concepts.length === 0) return null;
  return (
    <section className={`${panel.section} ${styles.part}`}>
      <h2>What to practise</h2>
      <p className={styles.words}>
        <NeedSentence course={course} />
        {isOfCourse ? 'Weak in this course: ' : 'Weak in your quizzes: '}
        <b>{listed(concepts)}</b>.
      </p>
      <Button variant="default" fullWidth maw={372} component={Link} to={practiceOf(courseId, isOfCourse)}>
        Start practising
      </Button>
    </section>
  );
}

/**
 * Link to the practice of the course. If the weak concepts are not from this course, the link opens all cards, and
 * names the course only for its target.
 */
function practiceOf(courseId: string | null, isOfCourse: boolean): string {
  if (courseId === null) return paths.practice;
  return `${paths.practice}?${isOfCourse ? 'courseId' : 'goal'}=${encodeURIComponent(courseId)}`;
}

function NeedSentence({ course }: { course: WorkingCourse }) {
  const need = useMemo(() => needIn(course), [course]);
  if (need === null) return null;
  return (
    <>
      For {formatCompact(course.targetGrade)}, you need{' '}
      <span className="highlighted">{formatNeed(need.points, need.item.maximumPoints)}</span> on{' '}
      {nameOf(need.item)}.{' '}
    </>
  );
}

/** 'a', 'a and b', 'a, b and c', 'a, b, c and 2 more'. */
function listed(names: readonly string[]): string {
  const rest = names.length - maxNamed;
  const shown = rest > 0 ? [...names.slice(0, maxNamed), `${rest} more`] : names;
  return new Intl.ListFormat('en-GB', { type: 'conjunction' }).format(shown);
}
