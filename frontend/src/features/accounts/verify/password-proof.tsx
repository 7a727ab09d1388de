import { useMutation } from '@apollo/client/react';
import { Alert, Button, Stack } from '@mantine/core';
import { useEffect, useEffectEvent, useState } from 'react';
import { passwordProblem } from '../../../../../core/accounts/password.ts';
import { texts } from '../../../../../core/texts.ts';
import { Outcome } from '../../../ui/form/outcome.tsx';
import { Sending } from '../../../ui/form/sending.tsx';
import { useForm } from '../../../ui/form/use-form.ts';
import { failureMessage, fieldMessages } from '../../../lib/server-failure.ts';
import { verifyEmailMutation } from '../account-documents.ts';
import { CardPage } from '../../../ui/card-page.tsx';
import { NewPasswordField } from '../password/new-password-field.tsx';
import { PasswordField } from '../password/password-field.tsx';
import { Verified, type VerifiedAddress } from './verified.tsx';
import { ignoreShownFailure } from '../../../lib/ignore-shown-failure.ts';

type Kind = 'password' | 'newPassword';

/**
 * Shown if the user did not register in the browser that opened the link. Somebody else may have registered
 * the address, so the user enters the password or sets another one.
 */
export function PasswordProof({ token }: { token: string }) {
  const [kind, setKind] = useState<Kind>('password');
  const [verified, setVerified] = useState<VerifiedAddress | null>(null);
  if (verified !== null)
    return (
      <CardPage size="s" title="Verify your email">
        <Verified {...verified} />
      </CardPage>
    );
  return (
    <CardPage size="s" title="Verify your email">
      <Outcome message="Your address is verified. One step is left.">
        <p>
          You didn’t register in this browser. Enter the password that you chose when you registered, or set a
          new one. If somebody else registered with your address, close this page: they can’t sign in.
        </p>
      </Outcome>
      <ProofForm key={kind} token={token} kind={kind} onDone={setVerified} />
      <Button
        variant="subtle"
        fullWidth
        mt="sm"
        onClick={() => setKind(kind === 'password' ? 'newPassword' : 'password')}
      >
        {kind === 'password' ? 'Set a new password instead' : 'Enter the password you chose'}
      </Button>
    </CardPage>
  );
}

interface ProofFormProps {
  token: string;
  kind: Kind;
  onDone: (verified: VerifiedAddress) => void;
}

function ProofForm({ token, kind, onDone }: ProofFormProps) {
  const [verify, { loading, error }] = useMutation(verifyEmailMutation, {
    onCompleted: ({ verifyEmail }) => verifyEmail && onDone(verifyEmail),
  });
  const { form, text, refuse } = useForm({
    initial: { [kind]: '' },
    isSending: loading,
    check: ({ [kind]: value = '' }) => {
      const missingProblem = value === '' ? missingText : null;
      const problem = kind === 'newPassword' ? passwordProblem(value) : missingProblem;
      return problem === null ? {} : { [kind]: problem };
    },
    send: (values) => void verify({ variables: { token, ...values } }).catch(ignoreShownFailure),
  });
  const showRefused = useEffectEvent(() => refuse(fieldMessages(error)));
  useEffect(() => {
    if (error) showRefused();
  }, [error]);
  const isNew = kind === 'newPassword';
  return (
    <form {...form}>
      {error ? <ProofFailure error={error} /> : null}
      <Stack gap="md" mt="md">
        {isNew ? (
          <NewPasswordField label="New password" {...text(kind)} />
        ) : (
          <PasswordField label="Password" autoComplete="current-password" {...text(kind)} />
        )}
        <Button type="submit" size="md" fullWidth>
          {isNew ? 'Set the password' : 'Confirm the password'}
        </Button>
      </Stack>
      <Sending message={loading ? texts.verification.request : null} />
    </form>
  );
}

const missingText = 'Enter the password that you chose.';

function ProofFailure({ error }: { error: Error }) {
  const message = failureMessage(error);
  // The server refused only the password, and its field shows why. The specification's failure would be wrong here.
  if (Object.keys(fieldMessages(error)).length > 0)
    return <Alert color="danger" title="Check the marked fields." mt="md" />;
  return (
    <Alert color="danger" title={texts.verification.failure} mt="md">
      {message === texts.verification.failure ? expiredText : message}
    </Alert>
  );
}

const expiredText = 'This link no longer works. If you got a newer mail, use the link in that mail.';
