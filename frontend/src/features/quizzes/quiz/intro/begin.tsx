import { Alert, Button, Group } from '@mantine/core';
import { Link } from 'react-router-dom';
import type { QuizToTake } from '../quiz-on-screen.ts';
import { hasAttemptLeft, openAttemptIn, type OwnAttempt } from './attempt-list.ts';
import styles from './intro.module.css';
import { StartButton } from './start-button.tsx';
import { TimeToGoOn } from './time-to-go-on.tsx';
import { useBeginning } from './use-beginning.ts';

interface BeginProps {
  quiz: QuizToTake;
  attempts: readonly OwnAttempt[];
}

/** The way into the quiz, and why there is none. */
export function Begin({ quiz, attempts }: BeginProps) {
  const { start, isBusy, failure } = useBeginning(quiz.id);
  const open = openAttemptIn(attempts, 'GRADED');
  const retry = openAttemptIn(attempts, 'RETRY');
  const reason = reasonNotToStart(quiz);
  return (
    <>
      {failure === null ? null : (
        <Alert color="danger" mt="md" role="alert" title="The quiz could not be started">
          {failure}
        </Alert>
      )}
      <Group mt="lg" gap="sm">
        {open ? (
          <Button size="md" component={Link} to={`?attempt=${open.id}`}>
            Resume
          </Button>
        ) : null}
        {!open && reason === null ? <StartButton quiz={quiz} isBusy={isBusy} onStart={start} /> : null}
        {retry ? (
          <Button size="md" variant="default" component={Link} to={`?attempt=${retry.id}`}>
            Resume the retry of what was not fully right
          </Button>
        ) : null}
      </Group>
      {open ? <TimeToGoOn attempt={open} /> : null}
      {retry ? <TimeToGoOn attempt={retry} /> : null}
      {!open && reason !== null ? <p className={styles.reason}>{reason}</p> : null}
    </>
  );
}

function reasonNotToStart(quiz: QuizToTake): string | null {
  if (quiz.questionCount === 0) return 'This quiz has no questions yet.';
  if (hasAttemptLeft(quiz)) return null;
  return quiz.allowedAttempts === 1 ? 'You have taken this quiz.' : 'All your attempts are used.';
}
