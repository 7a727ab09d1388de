import { Button, Group, Modal } from '@mantine/core';
import type { Progress } from '../../../components/quiz-question/given.ts';
import { progressIn } from './attempt-state.ts';
import styles from './taking.module.css';
import { useAttempt } from './use-attempt.ts';

interface HandInWindowProps {
  opened: boolean;
  onClose: () => void;
  onHandIn: () => void;
  onGoTo: (place: number) => void;
}

/** The last look before an attempt is handed in: what is not answered, and what was flagged. */
export function HandInWindow({ opened, onClose, onHandIn, onGoTo }: HandInWindowProps) {
  return (
    <Modal opened={opened} onClose={onClose} title="Hand in your answers?" size="md">
      <Check onGoTo={onGoTo} />
      <p className={styles.last}>After that, no answer of this attempt can be changed.</p>
      <Group mt="md" gap="sm">
        <Button size="md" onClick={onHandIn}>
          Hand in
        </Button>
        <Button size="md" variant="default" onClick={onClose}>
          Back to the questions
        </Button>
      </Group>
    </Modal>
  );
}

function Check({ onGoTo }: Pick<HandInWindowProps, 'onGoTo'>) {
  const state = useAttempt((all) => all);
  const progress = progressIn(state);
  const places = (wanted: Progress) => progress.flatMap((each, at) => (each === wanted ? [at] : []));
  const open = places('none');
  const begun = places('part');
  const flagged = state.attempt.questions.flatMap(({ id }, at) => (state.flagged.includes(id) ? [at] : []));
  return (
    <>
      {open.length + begun.length === 0 ? <p>All questions are answered.</p> : null}
      <Places title={`${questions(open.length)} not answered`} places={open} onGoTo={onGoTo} />
      <Places title={`${questions(begun.length)} answered in part only`} places={begun} onGoTo={onGoTo} />
      <Places title={`${questions(flagged.length)} flagged for review`} places={flagged} onGoTo={onGoTo} />
    </>
  );
}

const questions = (count: number) => (count === 1 ? '1 question is' : `${count} questions are`);

interface PlacesProps extends Pick<HandInWindowProps, 'onGoTo'> {
  title: string;
  places: readonly number[];
}

function Places({ title, places, onGoTo }: PlacesProps) {
  if (places.length === 0) return null;
  return (
    <div className={styles.places}>
      <p>{title}:</p>
      <ul className={styles.map}>
        {places.map((place) => (
          <li key={place}>
            <button
              type="button"
              className={styles.mapStep}
              aria-label={`Go to question ${place + 1}`}
              onClick={() => onGoTo(place)}
            >
              {place + 1}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
