import { useParams } from 'react-router-dom';
import { SessionGate } from '../../../ui/session-gate.tsx';
import { QuizLoader } from './quiz-loader.tsx';
import styles from './quiz.module.css';

const needs = 'Your answers are saved with your account, so that you can go on with them on any device.';

/** A quiz: for its takers to take and to learn from, for who may edit it to see how it was taken. */
export function QuizScreen() {
  const { quiz_id: id = '' } = useParams();
  return (
    <SessionGate title="A quiz" needs={needs}>
      {(user) => (
        <div className={`wrap ${styles.page}`}>
          <QuizLoader key={`${user.id} ${id}`} id={id} userId={user.id} />
        </div>
      )}
    </SessionGate>
  );
}
