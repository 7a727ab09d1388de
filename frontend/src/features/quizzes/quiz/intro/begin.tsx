import { Button, Group } from '@mantine/core';
import { Link } from 'react-router-dom';
import { hasPassed } from '../../../../lib/dates/date-texts.ts';
import { timeLeftText } from '../../../../lib/time-left-text.ts';
import { farMs, useTimeLeft } from '../attempt/use-time-left.ts';
import type { QuizToTake } from '../quiz-on-screen.ts';
import { attemptName, hasAttemptLeft, openAttemptIn, type OwnAttempt } from './attempt-list.ts';
import styles from './intro.module.css';
import { StartButton } from './start-button.tsx';
import { useBeginning } from './use-beginning.ts';
import { Failure } from '../../../../ui/failure.tsx';

/** How much time is left for an open attempt. Hidden if there is no limit. */
function TimeToGoOn({ attempt }: { attempt: OwnAttempt }) {
  const msLeft = useTimeLeft(attempt.dueAt, 0, () => {});
  if (msLeft === null) return null;
  if (msLeft > farMs)
    return <p className={styles.reason}>{attemptName(attempt)} is handed in when the quiz closes.</p>;
  return (
    <p className={styles.reason}>
      {attemptName(attempt)}: {timeLeftText(msLeft)}.{' '}
      {msLeft > 0 ? 'The clock keeps running while you’re away.' : 'Your saved answers are handed in.'}
    </p>
  );
}

/** Shown once the due date has passed. */
function LateNote({ quiz: { dueAt } }: { quiz: QuizToTake }) {
  if (dueAt === null || !hasPassed(dueAt)) return null;
  return <p className={styles.reason}>The due date has passed. What you hand in now is marked as late.</p>;
}

interface BeginProps {
  quiz: QuizToTake;
  attempts: readonly OwnAttempt[];
}

/** The start button, or the reason why there is none. */
export function Begin({ quiz, attempts }: BeginProps) {
  const { start, isBusy, failure } = useBeginning(quiz.id);
  const open = openAttemptIn(attempts, 'GRADED');
  const retry = openAttemptIn(attempts, 'RETRY');
  const reason = reasonNotToStart(quiz);
  return (
    <>
      {failure === null ? null : <Failure mt="md" title="The quiz could not be started" message={failure} />}
      <Group mt="lg" gap="sm">
        {open ? (
          <Button size="md" component={Link} to={`?attempt=${open.id}`}>
            Resume
          </Button>
        ) : null}
        {!open && reason === null ? <StartButton quiz={quiz} isBusy={isBusy} onStart={start} /> : null}
        {retry ? (
          <Button size="md" variant="default" component={Link} to={`?attempt=${retry.id}`}>
            Resume the retry of missed questions
          </Button>
        ) : null}
      </Group>
      {reason === null || open ? <LateNote quiz={quiz} /> : null}
      {open ? <TimeToGoOn attempt={open} /> : null}
      {retry ? <TimeToGoOn attempt={retry} /> : null}
      {!open && reason !== null ? <p className={styles.reason}>{reason}</p> : null}
    </>
  );
}

function reasonNotToStart(quiz: QuizToTake): string | null {
  if (quiz.availability === 'NOT_OPEN_YET') return 'You can start when the quiz opens.';
  if (quiz.availability === 'CLOSED')
    return 'This quiz is closed. Your submitted attempts stay here, with their results.';
  if (quiz.questionCount === 0) return 'This quiz has no questions yet.';
  if (hasAttemptLeft(quiz)) return null;
  return quiz.allowedAttempts === 1 ? 'You have taken this quiz.' : 'All your attempts are used.';
}
