import { useApolloClient, useMutation } from '@apollo/client/react';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { texts } from '../../../../../core/texts.ts';
import type { SessionUserFragment } from '../../../gql/graphql.ts';
import { paths } from '../../../lib/paths.ts';
import { returnPath } from '../../../lib/return-path.ts';
import { failureMessage } from '../../../lib/server-failure.ts';
import { enterSession } from '../../../lib/session/session.ts';
import { useSession } from '../../../lib/session/use-session.ts';
import { showSuccess } from '../../../lib/show-notice.tsx';
import { FullScreenLoader } from '../../../ui/full-screen-loader.tsx';
import { loginWithGoogleMutation } from '../account-documents.ts';
import { GoogleSignIn } from './google-sign-in.tsx';
import { forgetGoogleQuestion, readGoogleAnswer } from './google.ts';
import { LoginForm } from './login-form.tsx';
import { SignedInAlready } from './signed-in-already.tsx';
import { failureIsShown } from '../../../lib/failure-is-shown.ts';

const noWord = 'Signing in with Google did not work. Try again, or sign in with your password.';

/**
 * Signs in with Google's response in the URL, and removes it from there.
 * @returns whether that is in progress, and why it failed
 */
function useGoogleReturn(onEnter: (user: SessionUserFragment) => void) {
  const { hash } = useLocation();
  const navigate = useNavigate();
  const [answer] = useState(() => readGoogleAnswer(hash));
  const [login, { loading, error }] = useMutation(loginWithGoogleMutation, {
    onCompleted: ({ loginWithGoogle: user }) => user && onEnter(user),
  });
  const isTaken = useRef(false);
  useEffect(() => {
    if (answer === null || isTaken.current) return;
    isTaken.current = true;
    forgetGoogleQuestion();
    void navigate(paths.login, { replace: true, state: { from: answer.from } });
    if (answer.idToken !== null) login({ variables: { jwtToken: answer.idToken } }).catch(failureIsShown);
  });
  const failure = error ? failureMessage(error) : answer?.idToken === null ? noWord : null;
  return { isGoingOn: loading, failure };
}

/** Signs in and returns to the previous page. */
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
