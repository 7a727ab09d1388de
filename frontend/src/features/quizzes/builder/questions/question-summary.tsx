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
  /** True to show long texts and all answers completely, because users have to read them before they add the question. */
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
      <Answers question={question} isWhole={isWhole} />
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

/** Maximum lines of answers in a summary that is not whole. */
const maxLines = 6;

interface AnswersProps {
  question: Question;
  isWhole: boolean;
}

/** The answers of a question, with the correct ones marked. */
function Answers({ question, isWhole }: AnswersProps) {
  const { type, textFormat, answers, correctAnswer } = question;
  const lines = isChoice(type)
    ? answers.map((text, at) => ({ text, format: textFormat, isCorrect: correctAnswer.includes(at + 1) }))
    : linesOf(question).map((line) => ({ ...line, isCorrect: true }));
  if (lines.length === 0) return null;
  const shown = isWhole ? lines : lines.slice(0, maxLines);
  return (
    <ul className={styles.answers} data-whole={isWhole || undefined}>
      {shown.map((line, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- the same line may occur twice
        <Line key={at} {...line} />
      ))}
      <More count={lines.length - shown.length} />
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
