import { useQuery } from '@apollo/client/react';
import { Button } from '@mantine/core';
import { IconBook2 } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { paths } from '../../../lib/paths.ts';
import { weakConceptsQuery } from '../../../lib/quizzes/documents.ts';
import { strengthInWords } from '../../../lib/quizzes/strength.ts';
import type { QuizToTake } from '../quiz-on-screen.ts';
import styles from './result.module.css';

const most = 5;

/** The concepts that are weak by now, in the quiz's course. What cannot be fetched is left out: it is an extra. */
export function Revise({ quiz }: { quiz: QuizToTake }) {
  const { data } = useQuery(weakConceptsQuery, {
    variables: { courseId: quiz.courseId },
    fetchPolicy: 'cache-and-network',
  });
  const concepts = data?.weakConcepts.slice(0, most) ?? [];
  if (concepts.length === 0) return null;
  return (
    <section className={styles.revise} aria-label="To revise">
      <IconBook2 size={18} aria-hidden className={styles.reviseIcon ?? ''} />
      <div className={styles.reviseWords}>
        <h2>Revise</h2>
        <ul>
          {concepts.map(({ concept, strength, answers }) => (
            <li key={concept}>
              {concept}
              <small>
                {strengthInWords(strength)}, by {answers === 1 ? '1 answer' : `${answers} answers`}
              </small>
            </li>
          ))}
        </ul>
      </div>
      <Button variant="default" component={Link} to={paths.practice}>
        Practise
      </Button>
    </section>
  );
}
