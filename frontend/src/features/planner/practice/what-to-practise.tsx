import { skipToken, useQuery } from '@apollo/client/react';
import { Button } from '@mantine/core';
import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import type { Item } from '../../../../../core/grading/course.ts';
import { weighedOf } from '../../../../../core/grading/editing/selectors.ts';
import { categoriesToSolve } from '../../../../../core/grading/editing/target-mode.ts';
import type { WorkingCourse, WorkingItem } from '../../../../../core/grading/editing/working-course.ts';
import { openNeeds } from '../../../../../core/grading/open-needs.ts';
import { practiceAddress } from '../../../lib/quizzes/practice-address.ts';
import { onlyFeedback } from '../../../lib/quizzes/weak-essay.ts';
import { useSession } from '../../../lib/session/use-session.ts';
import { TargetSentence } from '../../../ui/course-target/target-sentence.tsx';
import panel from '../panel/panel.module.css';
import { type PlannerState, presentOf } from '../store/planner-store.ts';
import { quizOfItem, useList } from '../store/use-planner.ts';
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

/** Whether practice can no longer change the grade of an open item: its quiz is handed in, and no attempt is left. */
function isHandedIn(state: PlannerState, item: WorkingItem): boolean {
  const quiz = item.knownScores ? undefined : quizOfItem(state, item);
  return quiz !== undefined && quiz.handedIn !== null && quiz.again === null;
}

/**
 * The recommended grades of the items that can be practised for. Pinned grades count as in the panel, so that both show
 * the same grades.
 */
function NeedSentence({ course }: { course: WorkingCourse }) {
  const { categories, pinnedGrades: pinned, targetGrade } = course;
  const handedIn = useList((state) =>
    presentOf(state).categories.flatMap(({ items }) =>
      items.filter((item) => isHandedIn(state, item)).map(({ key }) => key),
    ),
  );
  const { needs, isPartial } = useMemo(() => {
    const toSolve = categoriesToSolve(course);
    const all = openNeeds(toSolve, targetGrade, { pinned, weighed: weighedOf(categories) });
    const items = toSolve.flatMap((category) => category.items);
    const waiting = new Set<Item>(items.filter(({ key }) => handedIn.includes(key)));
    const practisable = all.filter(({ item }) => !waiting.has(item));
    return { needs: practisable, isPartial: practisable.length < all.length };
  }, [course, categories, pinned, targetGrade, handedIn]);
  const hasPins = isPartial || pinned.some((row) => row.some((grade) => grade !== null));
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
