import { VisuallyHidden } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import type { TextFormat } from '../../../../../../core/rich-text/text-format.ts';
import { isChoice, type Question } from '../../../../../../core/quizzes/question.ts';
import { difficultyLabels, questionTypeLabels } from '../../../../ui/question-form/question-form-labels.ts';
import type { BuiltQuestion } from '../model/quiz-content.ts';
import styles from './questions.module.css';
import { RichText } from '../../../../ui/rich-text/rich-text.tsx';

interface QuestionSummaryProps {
  entry: Pick<BuiltQuestion, 'question' | 'bankId'>;
  /** True to show a long text completely, because users have to read it before they add the question. */
  isWhole?: boolean;
}

/** The text, answers, type, difficulty and concepts of a question. */
export function QuestionSummary({ entry: { question, bankId }, isWhole = false }: QuestionSummaryProps) {
  const { type, textFormat, difficulty, concepts } = question;
  const text = question.question.trim().replaceAll(/\n\s*\n/g, '\n');
  return (
    <>
      <p className={styles.text} data-empty={text === '' || undefined} data-whole={isWhole || undefined}>
        {text === '' ? 'Not written yet' : <RichText text={text} format={textFormat} isLine />}
      </p>
      <AnswersInShort question={question} />
      <p className={styles.facts}>
        <span>{questionTypeLabels[type]}</span>
        {difficulty === null ? null : <span>{difficultyLabels[difficulty]}</span>}
        {bankId === null ? null : <span className={styles.bank}>From the bank</span>}
        {concepts.map((concept) => (
          <span key={concept} className={styles.concept}>
            {concept}
          </span>
        ))}
      </p>
    </>
  );
}

/** Maximum lines of answers in a summary. */
const maxLines = 6;

/** The answers of a question, with the correct ones marked. */
function AnswersInShort({ question }: { question: Question }) {
  if (isChoice(question.type)) return <Choices question={question} />;
  const lines = linesOf(question);
  if (lines.length === 0) return null;
  return (
    <ul className={styles.answers}>
      {lines.slice(0, maxLines).map((line, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- the same line may occur twice
        <Line key={at} {...line} isCorrect />
      ))}
      <More count={lines.length - maxLines} />
    </ul>
  );
}

function Choices({ question: { textFormat, answers, correctAnswer } }: { question: Question }) {
  if (answers.length === 0) return null;
  return (
    <ul className={styles.answers}>
      {answers.slice(0, maxLines).map((answer, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- the same answer may occur twice
        <Line key={at} text={answer} format={textFormat} isCorrect={correctAnswer.includes(at + 1)} />
      ))}
      <More count={answers.length - maxLines} />
    </ul>
  );
}

interface SummaryLine {
  text: string;
  format: TextFormat;
  /** The other side of a pair. */
  partner?: string;
  /** A note behind the text. */
  after?: string;
}

function Line({ text, format, partner, after = '', isCorrect }: SummaryLine & { isCorrect: boolean }) {
  return (
    <li data-right={isCorrect || undefined}>
      {isCorrect ? <IconCheck size={15} stroke={2.5} aria-hidden /> : null}
      <span className={styles.answer}>
        <RichText text={text} format={format} isLine />
        {partner === undefined ? null : (
          <>
            {' → '}
            <RichText text={partner} format={format} isLine />
          </>
        )}
        {after}
      </span>
      {isCorrect ? <VisuallyHidden>, correct</VisuallyHidden> : null}
    </li>
  );
}

function More({ count }: { count: number }) {
  return count > 0 ? <li className={styles.more}>and {count} more</li> : null;
}

const plainLine = (text: string): SummaryLine => ({ text, format: 'PLAIN' });

function linesOf({ type, textFormat, answers, numericAnswers, pairs }: Question): SummaryLine[] {
  if (type === 'SHORT_ANSWER') return answers.map(plainLine);
  if (type === 'NUMERIC')
    return numericAnswers
      .filter(({ value }) => Number.isFinite(value))
      .map(({ value, tolerance }) => plainLine(tolerance > 0 ? `${value} ± ${tolerance}` : `${value}`));
  if (type === 'MATCHING')
    return pairs.map(({ left, right }) =>
      left === ''
        ? { text: right, format: textFormat, after: ' (fits nothing)' }
        : { text: left, format: textFormat, partner: right },
    );
  return [];
}
