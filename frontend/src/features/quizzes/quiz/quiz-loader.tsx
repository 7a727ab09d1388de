import { useQuery } from '@apollo/client/react';
import { useSearchParams } from 'react-router-dom';
import { isNotFound } from '../../../lib/server-failure.ts';
import { AttemptOnScreen } from './attempt-on-screen.tsx';
import { quizQuery } from './documents.ts';
import { EditorView } from './editor/editor-view.tsx';
import { Intro } from './intro/intro.tsx';
import { LoadingQuiz } from './loading-quiz.tsx';
import { QuizFailure } from './quiz-failure.tsx';

interface QuizLoaderProps {
  id: string;
  userId: string;
}

export function QuizLoader({ id, userId }: QuizLoaderProps) {
  const { data, error, refetch } = useQuery(quizQuery, {
    variables: { id },
    fetchPolicy: 'cache-and-network',
  });
  const [search] = useSearchParams();
  const attemptId = search.get('attempt');
  const quiz = data?.quiz;
  // A quiz that is gone is not shown as this device remembers it.
  if (!quiz || isNotFound(error)) {
    if (!error) return <LoadingQuiz />;
    // A failure comes back as `error`, too.
    return <QuizFailure error={error} onRetry={() => void refetch().catch(() => {})} />;
  }
  if (!('attemptsUsed' in quiz)) return <EditorView quiz={quiz} />;
  if (attemptId === null) return <Intro quiz={quiz} />;
  return <AttemptOnScreen key={attemptId} id={attemptId} quiz={quiz} userId={userId} />;
}
