import { Badge } from '@mantine/core';
import { quizStateOf, quizStateLabels, type QuizState } from '../lib/quizzes/quiz-state.ts';

const looks = {
  OPEN: { variant: 'light', color: 'ok' },
  CLOSED: { variant: 'default' },
  NOT_PUBLISHED: { variant: 'default' },
  DELETED: { variant: 'light', color: 'danger' },
} as const satisfies Record<QuizState, object>;

/** State of a quiz, for its editors. */
export function QuizStateBadge({ quiz }: { quiz: Parameters<typeof quizStateOf>[0] }) {
  const state = quizStateOf(quiz);
  return (
    <Badge tt="none" {...looks[state]}>
      {quizStateLabels[state]}
    </Badge>
  );
}
