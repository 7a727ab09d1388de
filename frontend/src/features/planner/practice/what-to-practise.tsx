import { skipToken, useQuery } from '@apollo/client/react';
import { Button } from '@mantine/core';
import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import { weighedOf } from '../../../../../core/grading/editing/selectors.ts';
import { categoriesToSolve } from '../../../../../core/grading/editing/target-mode.ts';
import type { WorkingCourse } from '../../../../../core/grading/editing/working-course.ts';
import { openNeeds } from '../../../../../core/grading/open-needs.ts';
import { practiceAddress } from '../../../lib/quizzes/practice-address.ts';
import { onlyFeedback } from '../../../lib/quizzes/weak-essay.ts';
import { useSession } from '../../../lib/session/use-session.ts';
import { TargetSentence } from '../../../ui/course-target/target-sentence.tsx';
import panel from '../panel/panel.module.css';
import { whatToPractiseQuery } from './practice-documents.ts';
import styles from './practice.module.css';

interface WhatToPractiseProps {
  course: WorkingCourse;
  /** Null for an unsaved course, which has no quizzes. */
  courseId: string | null;
}

const maxNamed = 3;

/**
 * The recommended grades of the open items, the weak concepts of the course, and a link to practise them. Renders
 * nothing without weak concepts in this course. Weak concepts of other courses are on Home.
 */
export function WhatToPractise({ course, courseId }: WhatToPractiseProps) {
  const { status } = useSession({ fetches: false });
  // The loader of a saved course has fetched the query already.
  const { data } = useQuery(
    whatToPractiseQuery,
    status === 'signedIn' && courseId !== null ? { variables: { courseId } } : skipToken,
  );
  const weak = data?.weakConcepts ?? [];
  if (courseId === null || weak.length === 0) return null;
  const concepts = weak.map(({ concept }) => concept);
  const feedback = onlyFeedback(weak);
  return (
    <section className={`${panel.section} ${styles.part}`}>
      <h2>What to practise</h2>
      <p className={styles.words}>
        <NeedSentence course={course} />
        Weak in this course: <b>{listed(concepts)}</b>.
      </p>
      <Button
        variant="default"
        fullWidth
        maw={372}
        component={Link}
        to={feedback ?? practiceAddress({ courseId })}
      >
        {feedback === null ? 'Start practising' : 'Read the feedback'}
      </Button>
    </section>
  );
}

/** The recommended grades. Pinned grades count as in the panel, so that both show the same grades. */
function NeedSentence({ course }: { course: WorkingCourse }) {
  const { categories, pinnedGrades: pinned, targetGrade } = course;
  const needs = useMemo(
    () => openNeeds(categoriesToSolve(course), targetGrade, { pinned, weighed: weighedOf(categories) }),
    [course, categories, pinned, targetGrade],
  );
  const hasPins = pinned.some((row) => row.some((grade) => grade !== null));
  if (needs.length === 0) return null;
  return (
    <>
      <TargetSentence target={targetGrade} needs={needs} hasPins={hasPins} />{' '}
    </>
  );
}

/** 'a', 'a and b', 'a, b and c', 'a, b, c and 2 more'. */
function listed(names: readonly string[]): string {
  const moreCount = names.length - maxNamed;
  const entries = moreCount > 0 ? [...names.slice(0, maxNamed), `${moreCount} more`] : names;
  return new Intl.ListFormat('en-GB', { type: 'conjunction' }).format(entries);
}
