import { Alert, Anchor, Button, Group } from '@mantine/core';
import { Link } from 'react-router-dom';
import { texts } from '../../../../../core/texts.ts';
import { paths } from '../../../lib/paths.ts';
import { failureMessage, serverMessage } from '../../../lib/server-failure.ts';

interface VerificationFailureProps {
  /** Undefined: the address brought no token. */
  error: Error | undefined;
  onRetry: () => void;
}

/** What to do next depends on why; the page is about nothing else, so there is nothing to dismiss to. */
export function VerificationFailure({ error, onRetry }: VerificationFailureProps) {
  const isJudged = serverMessage(error) !== null;
  return (
    <>
      <Alert color="danger" title={texts.verification.failure} mt="md">
        {reasonOf(error)}
      </Alert>
      <Group mt="lg">
        <Button variant={error && !isJudged ? 'default' : 'filled'} component={Link} to={paths.login}>
          Sign in
        </Button>
        {error ? (
          <Button variant={isJudged ? 'default' : 'filled'} onClick={onRetry}>
            Try again
          </Button>
        ) : null}
        <Anchor component={Link} to={paths.register}>
          Register again
        </Anchor>
      </Group>
    </>
  );
}

function reasonOf(error: Error | undefined): string {
  if (!error) return 'The link is incomplete. Open it from the mail again, or copy all of it.';
  if (serverMessage(error) !== texts.verification.failure) return failureMessage(error);
  return 'The link works once, for 24 hours. If you have used it before, the address is verified and you can sign in. If it is too old, register again to get a new link. If you got a newer mail, use the link in that one.';
}
