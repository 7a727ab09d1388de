import { useMutation } from '@apollo/client/react';
import { useState } from 'react';
import { texts } from '../../../../../core/texts.ts';
import { FullScreenLoader } from '../../../components/full-screen-loader.tsx';
import { useSession } from '../../../lib/session/use-session.ts';
import { registerMutation } from '../documents.ts';
import { SignedInAlready } from '../login/signed-in-already.tsx';
import { RegisterForm } from './register-form.tsx';
import { Registered } from './registered.tsx';

/** A new account. Each visit starts anew: nothing of an earlier one is kept. */
export function RegisterScreen() {
  const session = useSession({ asks: false });
  const [register, { loading, error, data, reset }] = useMutation(registerMutation);
  const [sentTo, setSentTo] = useState('');
  if (session.status === 'signedIn') return <SignedInAlready user={session.user} />;
  if (data?.register) return <Registered message={data.register.message} email={sentTo} onAgain={reset} />;
  return (
    <>
      {loading ? <FullScreenLoader message={texts.registration.request} /> : null}
      <RegisterForm
        isSending={loading}
        error={error}
        onRegister={(input) => {
          setSentTo(input.email);
          // A failure comes back as `error`, too.
          register({ variables: { input } }).catch(() => {});
        }}
      />
    </>
  );
}
