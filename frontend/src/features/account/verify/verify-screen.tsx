import { useMutation } from '@apollo/client/react';
import { Button } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { texts } from '../../../../../core/texts.ts';
import { paths } from '../../../lib/paths.ts';
import { verifyEmailMutation } from '../documents.ts';
import { AccountPage } from '../form/account-page.tsx';
import { Outcome } from '../../../components/form/outcome.tsx';
import { Sending } from '../../../components/form/sending.tsx';
import { VerificationFailure } from './verification-failure.tsx';

/** Where the link of the mail leads. The page proves the address, so that a program that only looks at links does not. */
export function VerifyScreen() {
  const [params] = useSearchParams();
  const token = params.get('token') ?? '';
  const [verify, { data, loading, error, called }] = useMutation(verifyEmailMutation);
  const tried = useRef('');
  const start = () => {
    // A failure comes back as `error`, too.
    verify({ variables: { token } }).catch(() => {});
  };
  // A link works once, so however often React runs this, it is used once.
  useEffect(() => {
    if (token === '' || tried.current === token) return;
    tried.current = token;
    start();
  });
  const isWaiting = token !== '' && (loading || !called);
  return (
    <AccountPage title="Verify your email">
      <Sending message={isWaiting ? texts.verification.request : null} />
      {data?.verifyEmail ? (
        <Outcome message={data.verifyEmail.message}>
          <Button size="md" component={Link} to={paths.login}>
            Sign in
          </Button>
        </Outcome>
      ) : null}
      {token === '' || error ? <VerificationFailure error={error} onRetry={start} /> : null}
    </AccountPage>
  );
}
