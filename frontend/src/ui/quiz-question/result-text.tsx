import type { ResultQuestionPartsFragment } from '../../gql/graphql.ts';
import styles from './question-result.module.css';
import { ResultRow, type RowKind } from './result-row.tsx';
import { verdictOf } from './verdict.ts';

interface ResultTextProps {
  question: ResultQuestionPartsFragment;
  /** Text that names the author, for example 'your answer'. */
  whose: string;
}

/** A text, a number or an essay, with the accepted answers. */
export function ResultText({ question, whose }: ResultTextProps) {
  const isCorrect = verdictOf(question) === 'right';
  const accepted = isCorrect ? [] : acceptedAnswers(question);
  const { text } = question.response;
  if (text.trim() === '' && accepted.length === 0) return null;
  // The first answer is the one to learn. Most others are other spellings of it.
  const shown = accepted.filter(({ why }, at) => at === 0 || why !== '');
  const others = accepted.filter((answer) => !shown.includes(answer)).map(({ words }) => words);
  return (
    <>
      <ul className={styles.rows}>
        {text.trim() === '' ? null : (
          <ResultRow format="PLAIN" {...ownRow(question, whose)}>
            {text}
          </ResultRow>
        )}
        {shown.map(({ words, why }) => (
          <ResultRow key={words} kind="yes" tag="correct answer" why={why} format={question.textFormat}>
            {words}
          </ResultRow>
        ))}
      </ul>
      {others.length === 0 ? null : <p className={styles.also}>Also accepted: {others.join(', ')}</p>}
    </>
  );
}

function ownRow(question: ResultQuestionPartsFragment, whose: string): { kind: RowKind; tag: string } {
  const verdict = verdictOf(question);
  if (verdict === 'right') return { kind: 'yes', tag: `${whose}, correct` };
  if (verdict === 'wrong') return { kind: 'no', tag: `${whose}, not correct` };
  return { kind: 'mine', tag: whose };
}

function acceptedAnswers({ correct, answerExplanations }: ResultQuestionPartsFragment) {
  if (!correct) return [];
  const texts = correct.texts.map((words, index) => ({ words, why: answerExplanations[index] ?? '' }));
  return [...texts, ...correct.numbers.map((number) => ({ words: numberText(number), why: '' }))];
}

function numberText({ value, tolerance }: { value: number; tolerance: number }): string {
  return tolerance === 0 ? String(value) : `${value} ± ${tolerance}`;
}
