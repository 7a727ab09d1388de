import { useQuery } from '@apollo/client/react';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { quizListQuery, quizProgressQuery } from '../../../lib/quizzes/quiz-fragments.ts';
import { quizAddress } from '../../../lib/quizzes/quiz-address.ts';
import styles from '../practice.module.css';

const max = 3;

/**
 * Unfinished practice quizzes of the user, to continue instead of generating another. Nothing if there are
 * none.
 */
export function UnfinishedPractice() {
  const heading = useId();
  const fresh = { fetchPolicy: 'cache-and-network' } as const;
  const { data: list } = useQuery(quizListQuery, fresh);
  const { data: standings } = useQuery(quizProgressQuery, fresh);
  if (!list?.quizzes || !standings?.quizProgress) return null;
  const done = new Set(
    standings.quizProgress
      .filter(({ officialAttempt }) => officialAttempt !== null)
      .map(({ quizId }) => quizId),
  );
  const open = list.quizzes.filter(({ id, isPractice }) => isPractice && !done.has(id));
  if (open.length === 0) return null;
  return (
    <section className={styles.unfinished} aria-labelledby={heading}>
      <h3 id={heading}>Not finished yet</h3>
      <ul>
        {open.slice(0, max).map(({ id, title }) => (
          <li key={id}>
            <Link to={quizAddress(id)}>{title}</Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
