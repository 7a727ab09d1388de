import { useQuery } from '@apollo/client/react';
import { Skeleton } from '@mantine/core';
import { useState } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import { isNotFound } from '../../../lib/server-failure.ts';
import { SessionGate } from '../../../ui/session-gate.tsx';
import { Taking } from './attempt/taking.tsx';
import { attemptQuery, ownAttemptsQuery, quizQuery } from './quiz-documents.ts';
import { EditorView } from './editor/editor-view.tsx';
import { Intro } from './intro/intro.tsx';
import { QuizFailure } from './quiz-failure.tsx';
import type { QuizToTake } from './quiz-on-screen.ts';
import styles from './quiz.module.css';
import { type Ending, Result } from './result/result.tsx';
import { ignoreShownFailure } from '../../../lib/ignore-shown-failure.ts';

/** Skeleton of a quiz: a title and a card. */
function LoadingQuiz() {
  return (
    <div className={styles.column}>
      <h1>A quiz</h1>
      <output aria-label="Loading">
        <Skeleton height={300} radius="lg" mt={16} />
      </output>
    </div>
  );
}

/** The start screen. */
function IntroOnScreen({ id, quiz }: { id: string; quiz: QuizToTake | undefined }) {
  const { data, error } = useQuery(ownAttemptsQuery, {
    variables: { quizId: id },
    fetchPolicy: 'cache-and-network',
  });
  const attempts = data?.attempts ?? undefined;
  return quiz ? <Intro quiz={quiz} attempts={error ? (attempts ?? []) : attempts} /> : <LoadingQuiz />;
}

interface AttemptOnScreenProps {
  id: string;
  quiz: QuizToTake | undefined;
  userId: string;
}

const missing = {
  title: 'Attempt not found',
  description: 'It belongs to another account, or its quiz isn’t available any more.',
};

/** An attempt of the user: the questions while it is open, the result after submission. */
function AttemptOnScreen({ id, quiz, userId }: AttemptOnScreenProps) {
  // A cached attempt has an old server time, and may have old answers.
  const { data, error, refetch } = useQuery(attemptQuery, { variables: { id }, fetchPolicy: 'network-only' });
  const [ending, setEnding] = useState<Ending | null>(null);
  const attempt = data?.attempt;
  const load = () => void refetch().catch(ignoreShownFailure);
  const finish = (message: string | null) => {
    setEnding({ message });
    load();
  };
  if (!attempt && error) return <QuizFailure error={error} onRetry={load} missing={missing} />;
  if (!attempt || !quiz) return <LoadingQuiz />;
  if (attempt.result)
    return <Result quiz={quiz} attempt={attempt} result={attempt.result} ending={ending} userId={userId} />;
  return <Taking quiz={quiz} attempt={attempt} userId={userId} onFinished={finish} />;
}

interface QuizLoaderProps {
  id: string;
  userId: string;
}

function QuizLoader({ id, userId }: QuizLoaderProps) {
  const { data, error, refetch } = useQuery(quizQuery, {
    variables: { id },
    fetchPolicy: 'cache-and-network',
  });
  const [search] = useSearchParams();
  const attemptId = search.get('attempt');
  const quiz = data?.quiz;
  // The cache can still contain a quiz that was deleted.
  if (error && (!quiz || isNotFound(error)))
    return <QuizFailure error={error} onRetry={() => void refetch().catch(ignoreShownFailure)} />;
  if (quiz && !('attemptsUsed' in quiz)) return <EditorView quiz={quiz} />;
  // Rendered before the quiz has loaded, so that all queries are sent in one request.
  if (attemptId === null) return <IntroOnScreen id={id} quiz={quiz ?? undefined} />;
  return <AttemptOnScreen key={attemptId} id={attemptId} quiz={quiz ?? undefined} userId={userId} />;
}

const reason = 'Your answers are saved with your account, so that you can continue on any device.';

/** A quiz. Students take it and see their results. Its editors see all results. */
export function QuizScreen() {
  const { quiz_id: id = '' } = useParams();
  return (
    <SessionGate title="A quiz" reason={reason}>
      {(user) => (
        <div className={`wrap ${styles.page}`}>
          <QuizLoader key={`${user.id} ${id}`} id={id} userId={user.id} />
        </div>
      )}
    </SessionGate>
  );
}
