import { Checkbox } from '@mantine/core';
import type { ReactNode } from 'react';
import type { BuiltQuestion } from '../model/quiz-content.ts';
import { QuestionSummary } from '../questions/question-summary.tsx';
import styles from './picking.module.css';
import { readableText } from '../../../../../../core/rich-text/readable-text.ts';

/** A question that can be added to the quiz. */
export interface Pickable {
  readonly key: string;
  readonly entry: Pick<BuiltQuestion, 'question' | 'bankId'>;
  /** Shown below the question, for example the sentence that the question is based on. */
  readonly note?: ReactNode;
  /** True if the quiz already has the question, which then cannot be selected. */
  readonly isInQuiz?: boolean;
}

const nameOf = ({ question }: Pickable['entry']) => readableText(question.question, question.textFormat);

interface PickListProps {
  label: string;
  questions: readonly Pickable[];
  has: (key: string) => boolean;
  onPick: (key: string, isPicked: boolean) => void;
}

/** Questions with a checkbox each. */
export function PickList({ label, questions, has, onPick }: PickListProps) {
  return (
    <ul className={styles.list} aria-label={label}>
      {questions.map(({ key, entry, note, isInQuiz = false }) => (
        <li key={key} className={styles.row} data-taken={isInQuiz || undefined}>
          <label className={styles.pick}>
            <Checkbox
              aria-label={isInQuiz ? `In the quiz already: ${nameOf(entry)}` : nameOf(entry)}
              disabled={isInQuiz}
              checked={isInQuiz || has(key)}
              onChange={({ currentTarget }) => onPick(key, currentTarget.checked)}
            />
            <span className={styles.words}>
              {isInQuiz ? <span className={styles.taken}>In the quiz already</span> : null}
              <QuestionSummary entry={entry} isWhole={note !== undefined} />
            </span>
          </label>
          {note === undefined ? null : <div className={styles.note}>{note}</div>}
        </li>
      ))}
    </ul>
  );
}
