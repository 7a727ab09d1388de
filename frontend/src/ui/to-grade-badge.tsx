import { useQuery } from '@apollo/client/react';
import { Badge } from '@mantine/core';
import { Link } from 'react-router-dom';
import { gradingQueueEntriesQuery } from '../lib/quizzes/quiz-fragments.ts';
import { toGradeAddress } from '../lib/quizzes/quiz-address.ts';
import styles from './to-grade-badge.module.css';

/** How many attempts at an own quiz wait for a grade, as the way to them; nothing where none does, or that did not come. */
export function ToGradeBadge({
  quiz: { id, title },
}: {
  quiz: { readonly id: string; readonly title: string };
}) {
  // Asked for once by all that are shown together.
  const { data } = useQuery(gradingQueueEntriesQuery, { fetchPolicy: 'cache-and-network' });
  const count = data?.gradingQueue.find(({ quizId }) => quizId === id)?.count ?? 0;
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
