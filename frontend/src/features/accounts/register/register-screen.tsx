import { useMutation } from '@apollo/client/react';
import { useState } from 'react';
import { texts } from '../../../../../core/texts.ts';
import { FullScreenLoader } from '../../../ui/full-screen-loader.tsx';
import type { RegisterInput } from '../../../gql/graphql.ts';
import { useSession } from '../../../lib/session/use-session.ts';
import { registerMutation } from '../documents.ts';
import { SignedInAlready } from '../login/signed-in-already.tsx';
import { RegisterForm } from './register-form.tsx';
import { Registered } from './registered.tsx';

/** A new account. Each visit starts anew: nothing of an earlier one is kept. */
export function RegisterScreen() {
  const session = useSession({ asks: false });
  const [register, { loading, error }] = useMutation(registerMutation);
  const [done, setDone] = useState<{ input: RegisterInput; message: string } | null>(null);
  const [isAgain, setAgain] = useState(false);
  const send = async (input: RegisterInput) => {
    // A failure comes back as `error`, too.
    const answer = await register({ variables: { input } }).catch(() => null);
    const message = answer?.data?.register?.message;
    if (message !== undefined) setDone({ input, message });
  };
  const startAgain = () => {
    setDone(null);
    setAgain(true);
  };
  if (session.status === 'signedIn') return <SignedInAlready user={session.user} />;
  if (done !== null) return <Registered {...done} onAgain={startAgain} />;
  return (
    <>
      {loading ? <FullScreenLoader message={texts.registration.request} /> : null}
      <RegisterForm
        isSending={loading}
        error={error}
        takesFocus={isAgain}
        onRegister={(input) => void send(input)}
      />
    </>
  );
}
