import { useQuery } from '@apollo/client/react';
import { Skeleton } from '@mantine/core';
import { ownAttemptsQuery } from '../documents.ts';
import type { QuizToTake } from '../quiz-on-screen.ts';
import page from '../quiz.module.css';
import { Attempts } from './attempts.tsx';
import type { OwnAttempt } from './attempt-list.ts';
import { Begin } from './begin.tsx';
import { Closed } from './closed.tsx';
import { Facts } from './facts.tsx';
import { Files } from './files.tsx';
import styles from './intro.module.css';

/** `attempts`: undefined while they are on their way. */
function WayIn({ quiz, attempts }: { quiz: QuizToTake; attempts: readonly OwnAttempt[] | undefined }) {
  return attempts ? <Begin quiz={quiz} attempts={attempts} /> : <Skeleton height={44} mt={24} />;
}

/** What a quiz is about, before it is begun and between attempts. */
export function Intro({ quiz }: { quiz: QuizToTake }) {
  const { data, error } = useQuery(ownAttemptsQuery, {
    variables: { quizId: quiz.id },
    fetchPolicy: 'cache-and-network',
  });
  const attempts = data?.attempts;
  return (
    <div className={page.column}>
      <h1>{quiz.title}</h1>
      <section className={page.sheet} aria-label="About this quiz">
        {quiz.description === '' ? null : <p className={styles.description}>{quiz.description}</p>}
        {quiz.closed ? (
          <Closed attempts={attempts ?? []} />
        ) : (
          <Facts quiz={quiz} attemptsUsed={quiz.attemptsUsed} />
        )}
        <Files files={quiz.files} />
        {quiz.closed ? null : <WayIn quiz={quiz} attempts={error ? (attempts ?? []) : attempts} />}
      </section>
      {attempts ? <Attempts attempts={attempts} keep={quiz.keep} /> : null}
    </div>
  );
}
