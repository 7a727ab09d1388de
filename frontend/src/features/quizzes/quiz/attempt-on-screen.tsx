import { useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { attemptQuery } from './documents.ts';
import { LoadingQuiz } from './loading-quiz.tsx';
import { QuizFailure } from './quiz-failure.tsx';
import type { QuizToTake } from './quiz-on-screen.ts';
import { Result, type Ending } from './result/result.tsx';
import { Taking } from './attempt/taking.tsx';

interface AttemptOnScreenProps {
  id: string;
  quiz: QuizToTake;
  userId: string;
}

const missing = {
  title: 'Attempt not found',
  says: 'It belongs to another account, or its quiz is not available any more.',
};

/** An own attempt: open, to be answered; handed in, with its result. */
export function AttemptOnScreen({ id, quiz, userId }: AttemptOnScreenProps) {
  // What the cache has of an open attempt has an old clock and old answers.
  const { data, error, refetch } = useQuery(attemptQuery, { variables: { id }, fetchPolicy: 'network-only' });
  const [ending, setEnding] = useState<Ending | null>(null);
  const attempt = data?.attempt;
  // A failure comes back as `error`, too.
  const load = () => void refetch().catch(() => {});
  const finish = (message: string | null) => {
    setEnding({ message });
    load();
  };
  if (!attempt) {
    if (!error) return <LoadingQuiz />;
    return <QuizFailure error={error} onRetry={load} missing={missing} />;
  }
  if (attempt.result)
    return <Result quiz={quiz} attempt={attempt} result={attempt.result} ending={ending} userId={userId} />;
  return <Taking quiz={quiz} attempt={attempt} userId={userId} onFinished={finish} />;
}
