import type { Progress } from '../../../../ui/quiz-question/question-response.ts';
import { conflictsIn, placesOf, progressIn } from './attempt-state.ts';
import { ConflictNotice } from './conflict-notice.tsx';
import styles from './taking.module.css';
import { useAttempt } from './use-attempt.ts';

interface SubmitSummaryProps {
  onGoTo: (index: number) => void;
}

/** Unanswered and flagged questions, answers from other devices and conflicts. */
export function SubmitSummary({ onGoTo }: SubmitSummaryProps) {
  const state = useAttempt((all) => all);
  const { questions } = state.attempt;
  const progress = progressIn(state);
  const indexesOf = (kind: Progress) => progress.flatMap((each, at) => (each === kind ? [at] : []));
  const open = indexesOf('none');
  const partial = indexesOf('part');
  const invalid = indexesOf('invalid');
  const added = placesOf(state, (questionId) => state.added.includes(questionId));
  const flagged = placesOf(state, (questionId) => state.flagged.includes(questionId));
  return (
    <>
      {conflictsIn(state).map((index) => {
        const question = questions[index];
        return question ? <ConflictNotice key={question.id} question={question} index={index} /> : null;
      })}
      {open.length + partial.length + invalid.length === 0 ? <p>All questions are answered.</p> : null}
      <QuestionLinks title={`${counted(open.length)} not answered`} indexes={open} onGoTo={onGoTo} />
      <QuestionLinks
        title={`${counted(partial.length)} answered in part only`}
        indexes={partial}
        onGoTo={onGoTo}
      />
      <QuestionLinks
        title={`${counted(invalid.length)} answered without a number`}
        indexes={invalid}
        onGoTo={onGoTo}
      />
      <QuestionLinks
        title={`${counted(flagged.length)} flagged for review`}
        indexes={flagged}
        onGoTo={onGoTo}
      />
      <QuestionLinks
        title={`${counted(added.length)} answered on another device`}
        indexes={added}
        onGoTo={onGoTo}
      />
    </>
  );
}

const counted = (count: number) => (count === 1 ? '1 question is' : `${count} questions are`);

interface QuestionLinksProps extends SubmitSummaryProps {
  title: string;
  indexes: readonly number[];
}

function QuestionLinks({ title, indexes, onGoTo }: QuestionLinksProps) {
  if (indexes.length === 0) return null;
  return (
    <div className={styles.questionLinks}>
      <p>{title}:</p>
      <ul className={styles.map}>
        {indexes.map((index) => (
          <li key={index}>
            <button
              type="button"
              className={styles.mapStep}
              aria-label={`Go to question ${index + 1}`}
              onClick={() => onGoTo(index)}
            >
              {index + 1}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
