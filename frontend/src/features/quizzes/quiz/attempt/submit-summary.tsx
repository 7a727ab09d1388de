import type { Progress } from '../../../../ui/quiz-question/given.ts';
import { clashesIn, placesOf, progressIn } from './attempt-state.ts';
import { Clash } from './clash.tsx';
import styles from './taking.module.css';
import { useAttempt } from './use-attempt.ts';

interface SubmitSummaryProps {
  onGoTo: (place: number) => void;
}

/** Unanswered and flagged questions, answers from other devices and conflicts. */
export function SubmitSummary({ onGoTo }: SubmitSummaryProps) {
  const state = useAttempt((all) => all);
  const { questions } = state.attempt;
  const progress = progressIn(state);
  const places = (kind: Progress) => progress.flatMap((each, at) => (each === kind ? [at] : []));
  const open = places('none');
  const begun = places('part');
  const added = placesOf(state, (questionId) => state.added.includes(questionId));
  const flagged = placesOf(state, (questionId) => state.flagged.includes(questionId));
  return (
    <>
      {clashesIn(state).map((place) => {
        const question = questions[place];
        return question ? <Clash key={question.id} question={question} place={place} /> : null;
      })}
      {open.length + begun.length === 0 ? <p>All questions are answered.</p> : null}
      <Places title={`${counted(open.length)} not answered`} places={open} onGoTo={onGoTo} />
      <Places title={`${counted(begun.length)} answered in part only`} places={begun} onGoTo={onGoTo} />
      <Places title={`${counted(flagged.length)} flagged for review`} places={flagged} onGoTo={onGoTo} />
      <Places title={`${counted(added.length)} answered on another device`} places={added} onGoTo={onGoTo} />
    </>
  );
}

const counted = (count: number) => (count === 1 ? '1 question is' : `${count} questions are`);

interface PlacesProps extends SubmitSummaryProps {
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
