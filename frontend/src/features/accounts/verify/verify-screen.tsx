import { useMutation } from '@apollo/client/react';
import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { texts } from '../../../../../core/texts.ts';
import { verifyEmailMutation } from '../documents.ts';
import { AccountPage } from '../form/account-page.tsx';
import { Sending } from '../../../ui/form/sending.tsx';
import { PasswordProof } from './password-proof.tsx';
import { VerificationFailure } from './verification-failure.tsx';
import { Verified } from './verified.tsx';

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
  if (data?.verifyEmail?.needsPassword) return <PasswordProof token={token} />;
  return (
    <AccountPage title="Verify your email">
      <Sending message={isWaiting ? texts.verification.request : null} />
      {data?.verifyEmail ? <Verified message={data.verifyEmail.message} /> : null}
      {token === '' || error ? <VerificationFailure error={error} onRetry={start} /> : null}
    </AccountPage>
  );
}
