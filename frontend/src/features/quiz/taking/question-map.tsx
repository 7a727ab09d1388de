import { IconFlagFilled } from '@tabler/icons-react';
import { isAnswered } from '../../../components/quiz-question/given.ts';
import { answerTo } from './attempt-state.ts';
import styles from './taking.module.css';
import { useAttempt } from './use-attempt.ts';

/** Every question as a button, with what became of it. */
export function QuestionMap({ onGoTo }: { onGoTo: (place: number) => void }) {
  const state = useAttempt((all) => all);
  return (
    <ul className={styles.map}>
      {state.attempt.questions.map(({ id }, place) => {
        const isDone = isAnswered(answerTo(state, id));
        const isFlagged = state.flagged.includes(id);
        const words = [isDone ? 'answered' : 'not answered', ...(isFlagged ? ['flagged'] : [])].join(', ');
        return (
          <li key={id}>
            <button
              type="button"
              className={styles.mapStep}
              data-done={isDone || undefined}
              aria-label={`Question ${place + 1}, ${words}`}
              aria-current={place === state.place ? 'step' : undefined}
              onClick={() => onGoTo(place)}
            >
              {place + 1}
              {isFlagged ? <IconFlagFilled size={12} aria-hidden /> : null}
            </button>
          </li>
        );
      })}
    </ul>
  );
}
