import { VisuallyHidden } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import type { TextFormat } from '../../../../core/rich-text/text-format.ts';
import type { Question } from '../../../../core/quizzes/question.ts';
import styles from './question-view.module.css';
import { QuestionText, RichText } from '../rich-text/rich-text.tsx';

type ShownQuestion = Pick<
  Question,
  | 'type'
  | 'textFormat'
  | 'question'
  | 'answers'
  | 'correctAnswer'
  | 'answerExplanations'
  | 'numericAnswers'
  | 'pairs'
  | 'explanation'
>;

/** A question with its answers, for its editors. */
export function QuestionView({ question }: { question: ShownQuestion }) {
  return (
    <div className={styles.view}>
      <QuestionText
        text={question.question}
        format={question.textFormat}
        renderHeading={(text) => <p className={styles.question}>{text}</p>}
      />
      <Answers question={question} />
      {question.explanation === '' ? null : (
        <div className={styles.explanation}>
          {question.type === 'ESSAY' ? 'What a good answer says: ' : ''}
          <RichText text={question.explanation} format={question.textFormat} />
        </div>
      )}
    </div>
  );
}

function Answers({ question }: { question: ShownQuestion }) {
  if (question.type === 'ESSAY') return <p className={styles.quiet}>A text that a person grades.</p>;
  return (
    <ul className={styles.answers}>
      {linesOf(question).map(({ key, ...line }) => (
        <Answer
          key={key}
          format={question.type === 'SHORT_ANSWER' ? 'PLAIN' : question.textFormat}
          {...line}
        />
      ))}
    </ul>
  );
}

function linesOf(question: ShownQuestion): (Omit<AnswerProps, 'format'> & { key: string })[] {
  const { type, answers, correctAnswer, answerExplanations, numericAnswers, pairs } = question;
  if (type === 'NUMERIC')
    return numericAnswers.map(({ value, tolerance }, at) => {
      const text = tolerance === 0 ? `${value}` : `${value} ± ${tolerance}`;
      return { key: `${at}`, text, isCorrect: true };
    });
  if (type === 'MATCHING')
    return pairs.map(({ left, right }, at) => {
      return left === ''
        ? { key: `${at}`, text: right, after: ' (fits nothing)' }
        : { key: `${at}`, text: left, partner: right };
    });
  return answers.map((text, at) => ({
    key: `${at}`,
    text,
    isCorrect: correctAnswer.includes(at + 1),
    explanation: answerExplanations[at] ?? '',
  }));
}

interface AnswerProps {
  text: string;
  format: TextFormat;
  /** The other side of a pair. */
  partner?: string;
  /** A note behind the text. */
  after?: string;
  isCorrect?: boolean;
  explanation?: string;
}

function Answer({ text, format, partner, after = '', isCorrect = false, explanation = '' }: AnswerProps) {
  return (
    <li data-right={isCorrect}>
      {isCorrect ? <IconCheck size={16} aria-hidden /> : <span />}
      <div>
        <RichText text={text} format={format} />
        {partner === undefined ? null : (
          <>
            {' → '}
            <RichText text={partner} format={format} />
          </>
        )}
        {after}
        {isCorrect ? <VisuallyHidden> (right)</VisuallyHidden> : null}
        {explanation === '' ? null : (
          <div className={styles.why}>
            <RichText text={explanation} format={format} />
          </div>
        )}
      </div>
    </li>
  );
}
