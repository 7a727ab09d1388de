import { useQuery } from '@apollo/client/react';
import { Link } from 'react-router-dom';
import { ago } from '../../lib/ago.ts';
import { gradingQueueEntriesQuery } from '../../lib/quizzes/quiz-fragments.ts';
import { toGradeAddress } from '../../lib/quizzes/quiz-address.ts';
import styles from './to-practise.module.css';

/** The user's quizzes with attempts to grade, longest wait first. Nothing if there are none, or if they did not load. */
export function ToGrade() {
  const { data } = useQuery(gradingQueueEntriesQuery, { fetchPolicy: 'cache-and-network' });
  const quizzes = data?.gradingQueue ?? [];
  if (quizzes.length === 0) return null;
  return (
    <section className={`${styles.card} ${styles.toGrade}`} aria-labelledby="to-grade">
      <h2 id="to-grade">To grade</h2>
      <ul className={styles.rows}>
        {quizzes.map(({ quizId, quizTitle, count, oldestSubmittedAt }) => (
          <li key={quizId}>
            <Link to={toGradeAddress(quizId)}>{quizTitle}</Link>
            <span>
              {count === 1 ? '1 attempt' : `${count} attempts`}, first handed in {ago(oldestSubmittedAt)}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
