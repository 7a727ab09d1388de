import { Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { isSameInstant, type QuizDate } from '../../lib/quizzes/quiz-date.ts';
import { When } from './when.tsx';

interface TwoDatesNoteProps {
  /** The due date of the item. Null if it has none. */
  itemDueAt: string | null;
  /** The date of the quiz that grades the item. Null if it has none. */
  quizDate: QuizDate | null;
  /** Time zone of the course. Empty if it has none. */
  courseZone: string;
  /** Gives a quiz without a date that of the item. */
  action?: ReactNode;
}

/**
 * Names both dates if an item and the quiz that grades it are due at different times, and shows which one counts. If only
 * the item has a date, says that the quiz doesn't follow it.
 */
export function TwoDatesNote({ itemDueAt, quizDate, courseZone, action = null }: TwoDatesNoteProps) {
  if (itemDueAt === null) return null;
  if (quizDate === null)
    return (
      <Text size="sm" mt={6}>
        The item is due <When at={itemDueAt} courseZone={courseZone} />, but the quiz has no due date: its
        later attempts are not late. {action}
      </Text>
    );
  if (isSameInstant(itemDueAt, quizDate.at)) return null;
  return (
    <Text size="sm" mt={6}>
      The item is due <When at={itemDueAt} courseZone={courseZone} />, the quiz{' '}
      {quizDate.kind === 'due' ? 'is due' : 'closes'} <When at={quizDate.at} courseZone={courseZone} />. Once
      the quiz is published, students see only its date.
    </Text>
  );
}
