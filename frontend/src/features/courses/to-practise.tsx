import { useQuery } from '@apollo/client/react';
import { Button } from '@mantine/core';
import { Link } from 'react-router-dom';
import { practiceAddress } from '../../lib/quizzes/practice-address.ts';
import { weakConceptsQuery } from '../../lib/quizzes/quiz-fragments.ts';
import { onlyFeedback } from '../../lib/quizzes/weak-essay.ts';
import { strengthInWords } from '../../lib/quizzes/strength.ts';
import styles from './to-practise.module.css';
import { YourQuizzes } from './your-quizzes.tsx';

const maxConcepts = 4;

/** The weakest concepts. Empty if there are none, or if they did not load. */
function WeakConcepts() {
  const { data } = useQuery(weakConceptsQuery, {
    fetchPolicy: 'cache-and-network',
    variables: { courseId: null },
  });
  const concepts = data?.weakConcepts ?? [];
  if (concepts.length === 0) return null;
  const feedback = onlyFeedback(concepts);
  return (
    <section className={styles.card} aria-labelledby="weak-concepts">
      <h2 id="weak-concepts">Weak concepts</h2>
      <ul className={styles.rows}>
        {concepts.slice(0, maxConcepts).map(({ concept, strength }) => (
          <li key={concept}>
            <b>{concept}</b>
            <span>{strengthInWords(strength)}</span>
          </li>
        ))}
      </ul>
      <Button variant="default" component={Link} to={feedback ?? practiceAddress({ courseId: null })}>
        {feedback === null ? 'Practise' : 'Read the feedback'}
      </Button>
    </section>
  );
}

/** Quizzes to take, and the weakest concepts. */
export function ToPractise({ isStudent }: { isStudent: boolean }) {
  return (
    <div className={styles.both}>
      <YourQuizzes isStudent={isStudent} />
      <WeakConcepts />
    </div>
  );
}
