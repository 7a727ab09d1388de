import { useMutation } from '@apollo/client/react';
import { Button, Group } from '@mantine/core';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { texts } from '../../../../../core/texts.ts';
import type { RegisterInput } from '../../../gql/graphql.ts';
import { rememberRegistration } from '../../../lib/pending-registration.ts';
import { returnPath } from '../../../lib/return-path.ts';
import { failureMessage } from '../../../lib/server-failure.ts';
import { useSession } from '../../../lib/session/use-session.ts';
import { Outcome } from '../../../ui/form/outcome.tsx';
import { FullScreenLoader } from '../../../ui/full-screen-loader.tsx';
import { registerMutation } from '../account-documents.ts';
import { CardPage } from '../../../ui/card-page.tsx';
import { SignedInAlready } from '../login/signed-in-already.tsx';
import { RegisterForm } from './register-form.tsx';
import { ignoreShownFailure } from '../../../lib/ignore-shown-failure.ts';

interface RegisteredProps {
  message: string;
  /** The sent form. Sending it again requests another mail. */
  input: RegisterInput;
  onAgain: () => void;
}

/** Shown after the registration: the next steps. */
function Registered({ message, input, onAgain }: RegisteredProps) {
  const [register, { loading, error, data }] = useMutation(registerMutation);
  const sendAgain = () => void register({ variables: { input } }).catch(ignoreShownFailure);
  return (
    <CardPage size="s" title="Check your mail">
      <Outcome message={message}>
        <p>
          We sent a message to <b>{input.email}</b>. Open the link in it within 24 hours to verify the
          address. Then sign in to continue where you were. On another device, the link asks for your
          password.
        </p>
        <p>No message after a few minutes? Look in the spam folder, and check the address.</p>
        <Group gap="sm">
          <Button loading={loading} onClick={sendAgain}>
            Send it again
          </Button>
          <Button variant="default" onClick={onAgain}>
            Register another address
          </Button>
        </Group>
        <p role="status">
          {data?.register ? 'We sent it again. Only the newest link works.' : null}
          {error ? `It was not sent. ${failureMessage(error)}` : null}
        </p>
      </Outcome>
    </CardPage>
  );
}

/** Creates an account. Each visit starts with an empty form. */
export function RegisterScreen() {
  const session = useSession({ fetches: false });
  const location = useLocation();
  const [register, { loading, error }] = useMutation(registerMutation);
  const [done, setDone] = useState<{ input: RegisterInput; message: string } | null>(null);
  const [hasStartedAgain, setStartedAgain] = useState(false);
  const send = async (entered: RegisterInput) => {
    const from = returnPath(location);
    const input = { ...entered, returnPath: from };
    // The failure is also returned as `error`.
    const answer = await register({ variables: { input } }).catch(() => null);
    const message = answer?.data?.register?.message;
    if (message === undefined) return;
    rememberRegistration({ email: input.email, from });
    setDone({ input, message });
  };
  const startAgain = () => {
    setDone(null);
    setStartedAgain(true);
  };
  if (session.status === 'signedIn') return <SignedInAlready user={session.user} />;
  if (done !== null) return <Registered {...done} onAgain={startAgain} />;
  return (
    <>
      {loading ? <FullScreenLoader message={texts.registration.request} /> : null}
      <RegisterForm
        isSending={loading}
        error={error}
        takesFocus={hasStartedAgain}
        onRegister={(input) => void send(input)}
      />
    </>
  );
}
