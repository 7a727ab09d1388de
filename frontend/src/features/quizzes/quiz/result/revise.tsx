import { useQuery } from '@apollo/client/react';
import { IconBook2 } from '@tabler/icons-react';
import { graphql } from '../../../../gql/index.ts';
import { onlyFeedback } from '../../../../lib/quizzes/weak-essay.ts';
import { strengthInWords } from '../../../../lib/quizzes/strength.ts';
import { CourseTarget } from '../../../../ui/course-target/course-target.tsx';
import type { QuizToTake } from '../quiz-on-screen.ts';
import styles from './result.module.css';

/** The concepts of one attempt's missed questions, if the concepts are still weak. */
const missedConceptsQuery = graphql(`
  query MissedConcepts($courseId: ID, $attemptId: ID!) {
    weakConcepts(courseId: $courseId, attemptId: $attemptId) {
      concept
      strength
      answers
      cards
      essay {
        attemptId
        quizId
        quizTitle
      }
    }
  }
`);

const maxConcepts = 5;

interface ReviseProps {
  quiz: QuizToTake;
  attemptId: string;
}

/**
 * The weak concepts of the attempt's missed questions, and the grade needed to reach the course's target.
 * A part that did not load is hidden, since the result is complete without it.
 */
export function Revise({ quiz: { courseId = null }, attemptId }: ReviseProps) {
  const { data } = useQuery(missedConceptsQuery, {
    variables: { courseId, attemptId },
    fetchPolicy: 'cache-and-network',
  });
  const concepts = data?.weakConcepts?.slice(0, maxConcepts) ?? [];
  if (concepts.length === 0) return null;
  const isOnlyEssays = onlyFeedback(concepts) !== null;
  return (
    <section className={styles.revise} aria-label="To revise">
      <IconBook2 size={18} aria-hidden className={styles.reviseIcon ?? ''} />
      <div className={styles.reviseText}>
        <h2>Revise</h2>
        <ul>
          {concepts.map(({ concept, strength, answers }) => (
            <li key={concept}>
              {concept}
              <small>
                {strengthInWords(strength)} ({answers === 1 ? '1 answer' : `${answers} answers`})
              </small>
            </li>
          ))}
        </ul>
        {isOnlyEssays ? (
          <p>Only essays ask about this, and practice asks no essays. Read the feedback to your answers.</p>
        ) : null}
        {courseId === null ? null : <CourseTarget courseId={courseId} className={styles.target} />}
      </div>
    </section>
  );
}
