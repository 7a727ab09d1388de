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
  return (
    <ul className={styles.rows}>
      {text.trim() === '' ? null : (
        <ResultRow format="PLAIN" {...ownRow(question, whose)}>
          {text}
        </ResultRow>
      )}
      {accepted.map(({ words, why }) => (
        <ResultRow key={words} kind="yes" tag="correct answer" why={why} format={question.textFormat}>
          {words}
        </ResultRow>
      ))}
    </ul>
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
