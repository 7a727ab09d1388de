import { VisuallyHidden } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import type { Question } from '../../../../core/quizzes/question.ts';
import styles from './question-view.module.css';

type ShownQuestion = Pick<
  Question,
  | 'type'
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
      <p className={styles.question}>{question.question}</p>
      <Answers question={question} />
      {question.explanation === '' ? null : (
        <p className={styles.explanation}>
          {question.type === 'ESSAY' ? 'What a good answer says: ' : ''}
          {question.explanation}
        </p>
      )}
    </div>
  );
}

function Answers({ question }: { question: ShownQuestion }) {
  if (question.type === 'ESSAY') return <p className={styles.quiet}>A text that a person grades.</p>;
  return (
    <ul className={styles.answers}>
      {linesOf(question).map(({ key, ...line }) => (
        <Answer key={key} {...line} />
      ))}
    </ul>
  );
}

function linesOf(question: ShownQuestion): (AnswerProps & { key: string })[] {
  const { type, answers, correctAnswer, answerExplanations, numericAnswers, pairs } = question;
  if (type === 'NUMERIC')
    return numericAnswers.map(({ value, tolerance }, at) => {
      const text = tolerance === 0 ? `${value}` : `${value} ± ${tolerance}`;
      return { key: `${at}`, text, isCorrect: true };
    });
  if (type === 'MATCHING')
    return pairs.map(({ left, right }, at) => {
      const text = left === '' ? `${right} (fits nothing)` : `${left} → ${right}`;
      return { key: `${at}`, text };
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
  isCorrect?: boolean;
  explanation?: string;
}

function Answer({ text, isCorrect = false, explanation = '' }: AnswerProps) {
  return (
    <li data-right={isCorrect}>
      {isCorrect ? <IconCheck size={16} aria-hidden /> : <span />}
      <span>
        {text}
        {isCorrect ? <VisuallyHidden> (right)</VisuallyHidden> : null}
        {explanation === '' ? null : <span className={styles.why}>{explanation}</span>}
      </span>
    </li>
  );
}
