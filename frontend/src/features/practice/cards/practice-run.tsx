import { Button } from '@mantine/core';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { QuestionResult } from '../../../ui/quiz-question/question-result.tsx';
import { dayInWords } from '../days.ts';
import styles from '../practice.module.css';
import type { Card, PracticeSession } from '../use-practice.ts';
import { CardAsked } from './card-asked.tsx';
import { useHiddenConcepts } from './hidden-concepts.ts';
import { NothingNow } from './nothing-now.tsx';
import { useEnterKey } from './use-enter-key.ts';
import type { Responses } from './use-responses.ts';
import { type CardAnswer, useRun } from './use-run.ts';

interface CardProgressProps {
  /** Answered cards. */
  done: number;
  /** Cards left. */
  left: number;
  /** Due cards beyond today's budget. */
  waiting?: number;
  /** Text after the number of cards. */
  suffix?: string;
}

/** Maximum number of marks. More would be too thin to count. */
const maxMarks = 24;

/** How many cards are answered. */
function CardProgress({ done, left, waiting = 0, suffix = '' }: CardProgressProps) {
  const all = done + left;
  return (
    <div className={styles.progress}>
      {all > maxMarks ? null : (
        <div className={styles.marks} aria-hidden>
          {Array.from({ length: all }, (_, index) => (
            <i key={index} data-state={stateOf(index, done)} />
          ))}
        </div>
      )}
      <p role="status">
        <span>
          {done} of {all}
          {suffix}
        </span>
        <span>{waiting > 0 ? `${waiting} more due, beyond today’s practice time` : `${left} to go`}</span>
      </p>
    </div>
  );
}

function stateOf(index: number, done: number): 'done' | 'now' | 'open' {
  if (index < done) return 'done';
  return index === done ? 'now' : 'open';
}

interface CardResultProps {
  card: Card;
  answer: CardAnswer;
  /** Label of the button that continues. */
  next: string;
  onNext: () => void;
}

/** Whether the answer was correct, why, and when the card comes back. Enter continues. */
function CardResult({ card, answer, next, onNext }: CardResultProps) {
  const sheet = useRef<HTMLDivElement>(null);
  // Screen readers start with the verdict, and Enter continues.
  useLayoutEffect(() => sheet.current?.focus(), []);
  useEnterKey(onNext);
  return (
    <div ref={sheet} tabIndex={-1} role="group" aria-label="Your answer" className={styles.card}>
      <QuestionResult question={answer.result} heading="h2">
        {card.concepts.length === 0 ? null : (
          <p className={styles.about}>About: {card.concepts.join(', ')}</p>
        )}
        <p className={styles.back}>It comes back {dayInWords(answer.dueAt)}.</p>
      </QuestionResult>
      <div className={styles.buttons}>
        <Button size="md" onClick={onNext}>
          {next}
        </Button>
      </div>
    </div>
  );
}

interface PracticeRunProps {
  practice: PracticeSession;
  /** True until a card was answered on this visit. While true, the focus stays where it is. */
  isFirst: boolean;
  responses: Responses;
  /** Called when all cards are answered, or if one was answered in another tab or on another device, or deleted. */
  onDone: () => void;
  /** What to practise if no card is due. */
  instead: ReactNode;
  /** Called with the concepts of the card that is asked. They must not be visible while the card is asked. */
  onAsk: (concepts: readonly string[]) => void;
}

/** Today's cards, one at a time: question, then result. */
export function PracticeRun({ practice, isFirst, responses, onDone, instead, onAsk }: PracticeRunProps) {
  const { card, answer, done, next, setAnswer } = useRun(practice.cards, onDone);
  useHiddenConcepts(answer ? undefined : card, onAsk);
  if (!card) return <NothingNow practice={practice} isFirst={isFirst} instead={instead} />;
  const doneToday = practice.doneToday + done;
  const left = practice.cards.length - done;
  return (
    <>
      <CardProgress done={doneToday} left={left} waiting={practice.due - done - left} suffix=" today" />
      {answer ? (
        <CardResult
          card={card}
          answer={answer}
          next={left === 0 ? 'Finish for today' : 'Next card'}
          onNext={next}
        />
      ) : (
        <CardAsked
          key={card.id}
          card={card}
          isFirst={done === 0}
          responses={responses}
          onAnswered={setAnswer}
          onGone={onDone}
        />
      )}
    </>
  );
}

interface AheadRunProps {
  cards: readonly Card[];
  /** Text after the number of cards. */
  suffix?: string;
  responses: Responses;
  /** Called as in `PracticeRun`. */
  onDone: () => void;
  /** Called as in `PracticeRun`. */
  onAsk: (concepts: readonly string[]) => void;
}

/** Cards that the user asked for before they are due, one at a time. The first one takes the focus. */
export function AheadRun({ cards, suffix = '', responses, onDone, onAsk }: AheadRunProps) {
  const { card, answer, done, next, setAnswer } = useRun(cards, onDone);
  useHiddenConcepts(answer ? undefined : card, onAsk);
  if (!card) return null;
  const left = cards.length - done;
  return (
    <>
      <CardProgress done={done} left={left} suffix={suffix} />
      {answer ? (
        <CardResult card={card} answer={answer} next={left === 0 ? 'Finish' : 'Next card'} onNext={next} />
      ) : (
        <CardAsked
          key={card.id}
          card={card}
          isFirst={false}
          responses={responses}
          onAnswered={setAnswer}
          onGone={onDone}
        />
      )}
    </>
  );
}
