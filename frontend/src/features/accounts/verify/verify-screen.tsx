import { useMutation } from '@apollo/client/react';
import { Alert, Anchor, Button, Group } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { texts } from '../../../../../core/texts.ts';
import { paths } from '../../../lib/paths.ts';
import { failureMessage, serverMessage } from '../../../lib/server-failure.ts';
import { Sending } from '../../../ui/form/sending.tsx';
import { verifyEmailMutation } from '../account-documents.ts';
import { CardPage } from '../../../ui/card-page.tsx';
import { PasswordProof } from './password-proof.tsx';
import { Verified } from './verified.tsx';
import { ignoreShownFailure } from '../../../lib/ignore-shown-failure.ts';

interface VerificationFailureProps {
  /** Undefined if the URL contains no token. */
  error: Error | undefined;
  onRetry: () => void;
}

/** The next step depends on the cause. The page shows nothing else, so the message cannot be closed. */
function VerificationFailure({ error, onRetry }: VerificationFailureProps) {
  const isRefused = serverMessage(error) !== null;
  return (
    <>
      <Alert color="danger" title={texts.verification.failure} mt="md">
        {reasonOf(error)}
      </Alert>
      <Group mt="lg">
        <Button variant={error && !isRefused ? 'default' : 'filled'} component={Link} to={paths.login}>
          Sign in
        </Button>
        {error ? (
          <Button variant={isRefused ? 'default' : 'filled'} onClick={onRetry}>
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
  return 'The link works once, for 24 hours. If you have used it before, the address is verified and you can sign in. If it is too old, register again to get a new link. If you got a newer mail, use the link in that mail.';
}

/**
 * The target of the mailed link. A script verifies the address, so that link scanners, which only fetch the page,
 * don't verify it.
 */
export function VerifyScreen() {
  const [params] = useSearchParams();
  const token = params.get('token') ?? '';
  const [verify, { data, loading, error, called }] = useMutation(verifyEmailMutation);
  const sentToken = useRef('');
  const start = () => {
    verify({ variables: { token } }).catch(ignoreShownFailure);
  };
  // A link works once, and React may run this effect several times.
  useEffect(() => {
    if (token === '' || sentToken.current === token) return;
    sentToken.current = token;
    start();
  });
  const isWaiting = token !== '' && (loading || !called);
  if (data?.verifyEmail?.needsPassword) return <PasswordProof token={token} />;
  return (
    <CardPage size="s" title="Verify your email">
      <Sending message={isWaiting ? texts.verification.request : null} />
      {data?.verifyEmail ? <Verified {...data.verifyEmail} /> : null}
      {token === '' || error ? <VerificationFailure error={error} onRetry={start} /> : null}
    </CardPage>
  );
}
