import { Button } from '@mantine/core';
import { useRef } from 'react';
import { progressIn } from './attempt-state.ts';
import type { QuestionsProps } from './one-question.tsx';
import { QuestionCard } from './question-card.tsx';
import { SavedLine } from './saved-line.tsx';
import styles from './taking.module.css';
import { useAttempt } from './use-attempt.ts';
import { useFocusOnQuestion } from './use-focus-on-question.ts';

/** All questions on one page. */
export function AllQuestions({ isShut, onSubmit }: QuestionsProps) {
  const { questions } = useAttempt(({ attempt }) => attempt);
  const place = useAttempt((state) => state.place);
  const isInvalid = useAttempt((state) => progressIn(state).includes('invalid'));
  const cards = useRef(new Map<number, HTMLElement>());
  useFocusOnQuestion(place, (at) => cards.current.get(at), 'start');
  return (
    <>
      {questions.map((question, at) => (
        <QuestionCard
          key={question.id}
          ref={(card) => {
            if (card) cards.current.set(at, card);
            else cards.current.delete(at);
          }}
          question={question}
          index={at}
          isShut={isShut}
        />
      ))}
      <div className={`${styles.act} ${styles.bottom}`}>
        <Button size="md" onClick={onSubmit}>
          Hand in…
        </Button>
        <SavedLine isInvalid={isInvalid} />
      </div>
    </>
  );
}
