import { Button } from '@mantine/core';
import type { ListedQuiz, Standing } from '../quiz-list.ts';
import styles from '../quizzes.module.css';
import { usePracticeActions } from './use-practice-actions.ts';

interface DeleteFinishedProps {
  quizzes: readonly ListedQuiz[];
  standings: readonly Standing[] | undefined;
}

/** Clears away the practice quizzes that were handed in. It is there where it would do something. */
export function DeleteFinished({ quizzes, standings }: DeleteFinishedProps) {
  const { removeFinished } = usePracticeActions();
  const finished = new Set(
    standings?.filter(({ open, counting }) => open === null && counting !== null).map(({ quizId }) => quizId),
  );
  const count = quizzes.filter(({ id }) => finished.has(id)).length;
  if (count === 0) return null;
  return (
    <Button
      className={styles.menu ?? ''}
      size="compact-md"
      variant="default"
      onClick={() => void removeFinished()}
    >
      {count === 1 ? 'Delete the finished one' : `Delete the ${count} finished`}
    </Button>
  );
}
