import { Button } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { QuestionResult } from '../../../ui/quiz-question/question-result.tsx';
import { dayInWords } from '../days.ts';
import styles from '../practice.module.css';
import { useEnterKey } from './use-enter-key.ts';
import type { CardAnswer } from './use-run.ts';

interface CardResultProps {
  answer: CardAnswer;
  isLast: boolean;
  onNext: () => void;
}

/** Whether it was right, why, and when it comes back. Enter goes on. */
export function CardResult({ answer, isLast, onNext }: CardResultProps) {
  const sheet = useRef<HTMLDivElement>(null);
  // A reader starts with the verdict, and Enter goes on from here.
  useEffect(() => sheet.current?.focus(), []);
  useEnterKey(onNext);
  return (
    <div ref={sheet} tabIndex={-1} role="group" aria-label="Your answer" className={styles.card}>
      <QuestionResult question={answer.result} heading="h2">
        <p className={styles.back}>It comes back {dayInWords(answer.dueOn)}.</p>
      </QuestionResult>
      <div className={styles.buttons}>
        <Button size="md" onClick={onNext}>
          {isLast ? 'Finish for today' : 'Next card'}
        </Button>
      </div>
    </div>
  );
}
