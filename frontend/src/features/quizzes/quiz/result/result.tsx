import { useQuery } from '@apollo/client/react';
import { Alert } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import type { AttemptPartsFragment, AttemptResultPartsFragment } from '../../../../gql/graphql.ts';
import { ownAttemptsQuery } from '../documents.ts';
import { attemptName } from '../intro/attempt-list.ts';
import { Attempts } from '../intro/attempts.tsx';
import type { QuizToTake } from '../quiz-on-screen.ts';
import page from '../quiz.module.css';
import { revealWords } from '../reveal-words.ts';
import { useLeftovers } from '../attempt/use-leftovers.ts';
import { NextSteps } from './next-steps.tsx';
import { ResultQuestions } from './result-questions.tsx';
import styles from './result.module.css';
import { Revise } from './revise.tsx';
import { Score } from './score.tsx';

/** How an attempt came to be handed in; `message` null: by the reader. */
export interface Ending {
  readonly message: string | null;
}

interface ResultProps {
  quiz: QuizToTake;
  attempt: AttemptPartsFragment;
  result: AttemptResultPartsFragment;
  /** Where it was handed in while the reader looked at it. */
  ending: Ending | null;
  userId: string;
}

/** What an attempt came to, and what to make of it. */
export function Result({ quiz, attempt, result, ending, userId }: ResultProps) {
  const lost = useLeftovers(userId, attempt);
  const { data } = useQuery(ownAttemptsQuery, {
    variables: { quizId: quiz.id },
    fetchPolicy: 'cache-and-network',
  });
  const attempts = data?.attempts ?? [];
  const head = useRef<HTMLHeadingElement>(null);
  // What had the focus is gone.
  useEffect(() => {
    if (ending) head.current?.focus();
  }, [ending]);
  return (
    <div className={page.column}>
      <p className={styles.trail}>
        <Link to="?">{quiz.title}</Link>
      </p>
      <h1 ref={head} tabIndex={-1}>
        {attemptName(attempt)}: your result
      </h1>
      <HowItEnded message={ending?.message ?? null} lost={lost} />
      <section className={page.sheet} aria-label="Score">
        <Score attempt={attempt} result={result} />
        {result.revealed ? null : <p className={styles.rule}>{revealWords(quiz)}</p>}
        {quiz.closed ? <p className={styles.rule}>This quiz is closed.</p> : null}
        <NextSteps quiz={quiz} result={result} attempts={attempts} />
      </section>
      {result.revealed ? <Revise quiz={quiz} attemptId={attempt.id} /> : null}
      <ResultQuestions questions={result.questions} />
      <Attempts attempts={attempts} keep={quiz.keep} current={attempt.id} />
    </div>
  );
}

function HowItEnded({ message, lost }: { message: string | null; lost: readonly number[] }) {
  if (message === null && lost.length === 0) return null;
  return (
    <Alert color="ink" mt="md" role="alert">
      {message} {lost.length === 0 ? '' : lostText(lost)}
    </Alert>
  );
}

function lostText(lost: readonly number[]): string {
  const places = lost.map((place) => String(place + 1)).join(', ');
  const what = lost.length === 1 ? `to question ${places}` : `to the questions ${places}`;
  return `What you last answered ${what} had not reached the server by then, and does not count.`;
}
