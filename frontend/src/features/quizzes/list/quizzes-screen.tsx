import { SessionGate } from '../../../ui/session-gate.tsx';
import { QuizzesHead } from './quizzes-head.tsx';
import styles from './quizzes.module.css';
import { QuizPlace } from './quiz-place.tsx';

const title = 'Quizzes';
const needs =
  'Quizzes are taken with an account: it keeps your attempts, your results and what to practise next.';

/** The quizzes that one may take or edit, by category. */
export function QuizzesScreen() {
  return (
    <SessionGate title={title} needs={needs}>
      {({ role }) => (
        <div className={`wrap ${styles.screen}`}>
          <QuizzesHead title={title} isInstructor={role !== 'Student'} />
          <QuizPlace isInstructor={role !== 'Student'} />
        </div>
      )}
    </SessionGate>
  );
}
