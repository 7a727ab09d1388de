import { Button, Group } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { texts } from '../../../../../core/texts.ts';
import { paths } from '../../../lib/paths.ts';
import { comingBackTo } from '../../../lib/return-path.ts';
import {
  errorExtension,
  failureMessage,
  isNotFound,
  isUnauthenticated,
} from '../../../lib/server-failure.ts';
import styles from './quiz.module.css';

interface QuizFailureProps {
  error: unknown;
  onRetry: () => void;
  /** Replaces 'Quiz not found' if something else is missing. */
  missing?: { title: string; description: string };
}

const noQuiz = {
  title: texts.quiz.none,
  description:
    'It may have been deleted or closed, isn’t published yet, or belongs to a course that you’re not in.',
};

/** By `reason` of the error: texts for users who began an attempt and can no longer take the quiz. */
const closedTexts = new Map([
  [
    'QUIZ_CLOSED',
    {
      title: 'This quiz is closed',
      description:
        'Your attempt and its saved answers are kept. You can continue when the quiz opens again, unless its time is up.',
    },
  ],
  [
    'NOT_IN_COURSE',
    {
      title: 'You’re no longer in the course of this quiz',
      description:
        'Your attempt and its saved answers are kept, but you can’t continue it. If that is a mistake, ask your instructor.',
    },
  ],
]);

/** Explains why a quiz or an attempt does not open, and what to do next. */
export function QuizFailure({ error, onRetry, missing = noQuiz }: QuizFailureProps) {
  const location = useLocation();
  const quizzes = (
    <Button variant="default" component={Link} to={paths.quizCategories}>
      All quizzes
    </Button>
  );
  if (isUnauthenticated(error))
    return (
      <Sheet title="Sign in to go on" description="You’re signed out. Your answers are kept on this device.">
        <Button component={Link} to={paths.login} state={comingBackTo(location)}>
          Sign in
        </Button>
      </Sheet>
    );
  const closed = closedTexts.get(String(errorExtension(error, 'reason')));
  if (closed)
    return (
      <Sheet {...closed}>
        <Button component={Link} to="?">
          Back to the quiz
        </Button>
        {quizzes}
      </Sheet>
    );
  if (isNotFound(error)) return <Sheet {...missing}>{quizzes}</Sheet>;
  return (
    <Sheet title={texts.quiz.failure} description={failureMessage(error)}>
      <Button onClick={onRetry}>Try again</Button>
      {quizzes}
    </Sheet>
  );
}

function Sheet({
  title,
  description,
  children,
}: {
  title: string;
  description: string;
  children: ReactNode;
}) {
  return (
    <section className={`${styles.column} ${styles.sheet}`} role="alert">
      <h1 tabIndex={-1}>{title}</h1>
      <p className={styles.description}>{description}</p>
      <Group mt="lg" gap="sm">
        {children}
      </Group>
    </section>
  );
}
