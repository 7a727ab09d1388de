import { useQuery } from '@apollo/client/react';
import { Button } from '@mantine/core';
import { Link } from 'react-router-dom';
import { ago } from '../../lib/ago.ts';
import { paths } from '../../lib/paths.ts';
import { quizStandingsQuery, weakConceptsQuery } from '../../lib/quizzes/documents.ts';
import { quizAddress } from '../../lib/quizzes/quiz-address.ts';
import { strengthInWords } from '../../lib/quizzes/strength.ts';
import { timeLeftText } from '../../lib/time-left-text.ts';
import styles from './to-practise.module.css';

const mostQuizzes = 3;
const mostConcepts = 4;
const fresh = { fetchPolicy: 'cache-and-network' } as const;

/** What presses first: the time that is left, or where there is no limit since when it waits. */
function standingOf({ startedAt, dueAt }: { startedAt: string; dueAt: string | null }): string {
  return dueAt === null ? `Started ${ago(startedAt)}` : timeLeftText(Date.parse(dueAt) - Date.now());
}

/** Quizzes that one has begun, and what is known least. Nothing of it where there is nothing, or where it did not come. */
export function ToPractise() {
  const { data: standings } = useQuery(quizStandingsQuery, fresh);
  const { data: weak } = useQuery(weakConceptsQuery, { ...fresh, variables: { courseId: null } });
  const begun = standings?.quizStandings.filter(({ open, closed }) => open !== null && !closed) ?? [];
  const concepts = weak?.weakConcepts ?? [];
  if (begun.length + concepts.length === 0) return null;
  return (
    <div className={styles.both}>
      {begun.length === 0 ? null : (
        <section className={styles.card} aria-labelledby="quizzes-in-progress">
          <h2 id="quizzes-in-progress">Quizzes in progress</h2>
          <ul className={styles.rows}>
            {begun.slice(0, mostQuizzes).map(({ quizId, quizTitle, open }) => (
              <li key={quizId}>
                <Link to={quizAddress(quizId)}>{quizTitle}</Link>
                <span>{open ? standingOf(open) : ''}</span>
              </li>
            ))}
          </ul>
          <Button variant="default" component={Link} to={paths.quizCategories}>
            All quizzes
          </Button>
        </section>
      )}
      {concepts.length === 0 ? null : (
        <section className={styles.card} aria-labelledby="weak-concepts">
          <h2 id="weak-concepts">Weak concepts</h2>
          <ul className={styles.rows}>
            {concepts.slice(0, mostConcepts).map(({ concept, strength }) => (
              <li key={concept}>
                <b>{concept}</b>
                <span>{strengthInWords(strength)}</span>
              </li>
            ))}
          </ul>
          <Button variant="default" component={Link} to={paths.practice}>
            Practise
          </Button>
        </section>
      )}
    </div>
  );
}
