import { useApolloClient } from '@apollo/client/react';
import { Alert, Button, Group } from '@mantine/core';
import { Link, useLocation } from 'react-router-dom';
import { paths } from '../../../../lib/paths.ts';
import { comingBackTo } from '../../../../lib/return-path.ts';
import { confirmSession } from '../../../../lib/session/session.ts';
import type { AttemptState } from './attempt-state.ts';
import styles from './taking.module.css';
import { useAttempt, useOpenAttempt } from './use-attempt.ts';

/** Shows why answers were not sent, and what to do. Hidden while offline, since users can go on answering. */
export function Trouble() {
  const sending = useAttempt((state) => state.sending);
  const failure = useAttempt((state) => state.failure);
  const submission = useAttempt((state) => state.submission);
  const { syncQueue } = useOpenAttempt();
  const stored = useAttempt(storedText);
  if (sending === 'signedOut') return <SignedOut />;
  if (submission === 'failed' || sending === 'failed')
    return (
      <Alert
        color="danger"
        mb="md"
        role="alert"
        title={submission === 'failed' ? 'Not handed in' : 'Your answers could not be saved'}
      >
        {failure} {stored}
        <Group mt="sm" gap="sm">
          <Button
            className={styles.choose ?? ''}
            variant="outline"
            color="danger"
            onClick={() => syncQueue.tryAgain()}
          >
            Try again
          </Button>
        </Group>
      </Alert>
    );
  return null;
}

/** Where the answers are stored while the server refuses them. */
function storedText({ unsent, isStoredLocally }: AttemptState): string {
  if (Object.keys(unsent).length === 0) return 'All your answers are saved.';
  return isStoredLocally
    ? 'Answers that aren’t saved yet are kept on this device.'
    : 'Your answers aren’t stored in this browser. Don’t close the page.';
}

function SignedOut() {
  const client = useApolloClient();
  const location = useLocation();
  const isStoredLocally = useAttempt((state) => state.isStoredLocally);
  return (
    <Alert color="danger" mb="md" role="alert" title="You’re signed out">
      {isStoredLocally
        ? 'Your answers are kept on this device and sent when you sign in again.'
        : 'Your answers aren’t stored in this browser. Sign in in another tab, and don’t close this page.'}
      <Group mt="sm">
        <Button
          className={styles.choose ?? ''}
          variant="outline"
          color="danger"
          component={Link}
          to={paths.login}
          state={comingBackTo(location)}
          // Ends the session on this page only now, so that the questions stay on the screen until this click.
          onClick={() => void confirmSession(client)}
        >
          Sign in
        </Button>
      </Group>
    </Alert>
  );
}
