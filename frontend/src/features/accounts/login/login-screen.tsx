import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { texts } from '../../../../../core/texts.ts';
import { FullScreenLoader } from '../../../ui/full-screen-loader.tsx';
import type { SessionUserFragment } from '../../../gql/graphql.ts';
import { returnPath } from '../../../lib/return-path.ts';
import { enterSession } from '../../../lib/session/session.ts';
import { useSession } from '../../../lib/session/use-session.ts';
import { showSuccess } from '../../../lib/show-notice.tsx';
import { GoogleSignIn } from './google-sign-in.tsx';
import { LoginForm } from './login-form.tsx';
import { SignedInAlready } from './signed-in-already.tsx';
import { useGoogleReturn } from './use-google-return.ts';

/** The way in, and back to where one came from. */
export function LoginScreen() {
  const session = useSession({ asks: false });
  const [isEntering, setEntering] = useState(false);
  const client = useApolloClient();
  const navigate = useNavigate();
  const location = useLocation();
  const enter = async (user: SessionUserFragment) => {
    setEntering(true);
    await enterSession(client, user);
    showSuccess(texts.login.success);
    await navigate(returnPath(location), { replace: true });
  };
  const google = useGoogleReturn((user) => void enter(user));
  if (isEntering || google.isGoingOn) return <FullScreenLoader message={texts.login.request} />;
  if (session.status === 'signedIn') return <SignedInAlready user={session.user} />;
  return (
    <LoginForm onEnter={(user) => void enter(user)}>
      <GoogleSignIn failure={google.failure} />
    </LoginForm>
  );
}
