import { useQuery } from '@apollo/client/react';
import { Badge } from '@mantine/core';
import { Link } from 'react-router-dom';
import { gradingQueueEntriesQuery } from '../lib/quizzes/quiz-fragments.ts';
import { toGradeAddress } from '../lib/quizzes/quiz-address.ts';
import styles from './to-grade-badge.module.css';

/**
 * Number of attempts to grade in a quiz of the user, as a link. Not shown if there are none, or if the number
 * could not be loaded.
 */
export function ToGradeBadge({
  quiz: { id, title },
}: {
  quiz: { readonly id: string; readonly title: string };
}) {
  // The screen has already fetched the grading queue for all badges.
  const { data } = useQuery(gradingQueueEntriesQuery);
  const count = data?.gradingQueue?.find(({ quizId }) => quizId === id)?.count ?? 0;
  if (count === 0) return null;
  return (
    <Badge
      tt="none"
      className={styles.badge ?? ''}
      component={Link}
      to={toGradeAddress(id)}
      aria-label={`${count} to grade in ${title}`}
    >
      {count} to grade
    </Badge>
  );
}
