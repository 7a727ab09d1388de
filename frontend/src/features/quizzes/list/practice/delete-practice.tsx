import { ActionIcon } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import type { ListedQuiz } from '../quiz-list.ts';
import styles from '../quizzes.module.css';
import { usePracticeActions } from './use-practice-actions.ts';

/** Deletes a practice quiz; what can be taken back is not asked for twice. */
export function DeletePractice({ quiz }: { quiz: ListedQuiz }) {
  const { remove } = usePracticeActions();
  return (
    <ActionIcon
      variant="subtle"
      color="gray"
      size={36}
      className={styles.above ?? ''}
      aria-label={`Delete ${quiz.title}`}
      onClick={() => void remove(quiz)}
    >
      <IconTrash size={18} aria-hidden />
    </ActionIcon>
  );
}
