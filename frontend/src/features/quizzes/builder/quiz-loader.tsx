import { useQuery } from '@apollo/client/react';
import { Button, Skeleton } from '@mantine/core';
import { useEffect, useEffectEvent } from 'react';
import { texts } from '../../../../../core/texts.ts';
import { failureMessage, isNotFound } from '../../../lib/server-failure.ts';
import { builtQuizQuery } from './data/builder-documents.ts';
import { savedQuizOf } from './data/saved-answer.ts';
import type { SavedQuiz } from './model/quiz-content.ts';
import { useBuilderContext } from './store/use-builder-context.ts';
import { Failure } from '../../../ui/failure.tsx';
import { ignoreShownFailure } from '../../../lib/ignore-shown-failure.ts';
import styles from './quiz-builder.module.css';

interface QuizLoaderProps {
  id: string;
  onLoaded: (quiz: SavedQuiz) => void;
}

/** Fetches a quiz. Shows that it is loading, or that it did not load. */
export function QuizLoader({ id, onLoaded }: QuizLoaderProps) {
  const { data, error, refetch } = useQuery(builtQuizQuery, { variables: { id }, fetchPolicy: 'no-cache' });
  const deliver = useEffectEvent(onLoaded);
  useEffect(() => {
    if (data?.quiz) deliver(savedQuizOf(data.quiz));
  }, [data]);
  if (!error) return <LoadingQuiz />;
  return <QuizFailure error={error} onRetry={() => void refetch().catch(ignoreShownFailure)} />;
}

function QuizFailure({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { open } = useBuilderContext();
  if (isNotFound(error))
    return (
      <Failure
        title={texts.quiz.none}
        message="It may have been permanently deleted, or it belongs to another account."
      >
        <Button size="compact-md" variant="outline" color="danger" onClick={() => open(null)}>
          Build a new quiz
        </Button>
      </Failure>
    );
  return <Failure title={texts.quiz.failure} message={failureMessage(error)} onRetry={onRetry} />;
}

/** Skeleton of a quiz that is loading. */
export function LoadingQuiz() {
  return (
    <div role="status" aria-label={texts.loading} className={styles.form}>
      {[64, 240, 180].map((height) => (
        <Skeleton key={height} height={height} radius="lg" />
      ))}
    </div>
  );
}
