import { IconFlagFilled } from '@tabler/icons-react';
import type { Progress } from '../../../../ui/quiz-question/given.ts';
import { progressIn } from './attempt-state.ts';
import styles from './taking.module.css';
import { useAttempt } from './use-attempt.ts';

const progressText: Readonly<Record<Progress, string>> = {
  none: 'not answered',
  part: 'answered in part',
  all: 'answered',
};

/** Every question as a button with its state. */
export function QuestionMap({ onGoTo }: { onGoTo: (place: number) => void }) {
  const state = useAttempt((all) => all);
  const progress = progressIn(state);
  return (
    <ul className={styles.map}>
      {state.attempt.questions.map(({ id }, place) => {
        const done = progress[place] ?? 'none';
        const isFlagged = state.flagged.includes(id);
        const words = [progressText[done], ...(isFlagged ? ['flagged'] : [])].join(', ');
        return (
          <li key={id}>
            <button
              type="button"
              className={styles.mapStep}
              data-done={done === 'all' || undefined}
              data-part={done === 'part' || undefined}
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
