import { useApolloClient, useMutation, useQuery } from '@apollo/client/react';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { Button, Divider } from '@mantine/core';
import { IconBrandGoogle } from '@tabler/icons-react';
import { normalizeEmail } from '../../../../../core/accounts/email.ts';
import { texts } from '../../../../../core/texts.ts';
import type { SessionUserFragment } from '../../../gql/graphql.ts';
import { paths } from '../../../lib/paths.ts';
import { forgetRegistration, pendingRegistration } from '../../../lib/pending-registration.ts';
import { returnPath } from '../../../lib/return-path.ts';
import { failureMessage } from '../../../lib/server-failure.ts';
import { enterSession } from '../../../lib/session/session.ts';
import { useSession } from '../../../lib/session/use-session.ts';
import { showSuccess } from '../../../lib/show-notice.tsx';
import { FullScreenLoader } from '../../../ui/full-screen-loader.tsx';
import { ignoreShownFailure } from '../../../lib/ignore-shown-failure.ts';
import { FormFailure } from '../../../ui/form/form-failure.tsx';
import { loginWithGoogleMutation, siteSettingsQuery } from '../account-documents.ts';
import { forgetGoogleRequest, googleAddress, readGoogleAnswer } from './google.ts';
import { LoginForm } from './login-form.tsx';
import { SignedInAlready } from './signed-in-already.tsx';

const googleFailure = 'Signing in with Google did not work. Try again, or sign in with your password.';

/**
 * Signs in with Google's response in the URL, and removes it from there.
 * @returns whether the sign-in is in progress, and why it failed
 */
function useGoogleReturn(onEnter: (user: SessionUserFragment) => void) {
  const { hash } = useLocation();
  const navigate = useNavigate();
  const [answer] = useState(() => readGoogleAnswer(hash));
  const [login, { loading, error }] = useMutation(loginWithGoogleMutation, {
    onCompleted: ({ loginWithGoogle: user }) => user && onEnter(user),
  });
  const isHandled = useRef(false);
  useEffect(() => {
    if (answer === null || isHandled.current) return;
    isHandled.current = true;
    forgetGoogleRequest();
    void navigate(paths.login, { replace: true, state: { from: answer.from } });
    if (answer.idToken !== null) login({ variables: { jwtToken: answer.idToken } }).catch(ignoreShownFailure);
  });
  const answerFailure = answer?.idToken === null ? googleFailure : null;
  const failure = error ? failureMessage(error) : answerFailure;
  return { isSigningIn: loading, failure };
}

/** The sign-in screen. After signing in, it returns to the previous page. */
export function LoginScreen() {
  const session = useSession({ fetches: false });
  const [isEntering, setEntering] = useState(false);
  const client = useApolloClient();
  const navigate = useNavigate();
  const location = useLocation();
  const [registration] = useState(pendingRegistration);
  const enter = async (user: SessionUserFragment) => {
    setEntering(true);
    // Only the user who registered returns to the page where the registration began.
    const isRegistered = registration?.email === normalizeEmail(user.email);
    const path = returnPath(location, isRegistered ? registration.from : null);
    if (isRegistered) forgetRegistration();
    await enterSession(client, user);
    showSuccess(texts.login.success);
    await navigate(path, { replace: true });
  };
  const google = useGoogleReturn((user) => void enter(user));
  if (isEntering || google.isSigningIn) return <FullScreenLoader message={texts.login.request} />;
  if (session.status === 'signedIn') return <SignedInAlready user={session.user} />;
  return (
    <LoginForm email={registration?.email ?? ''} onEnter={(user) => void enter(user)}>
      <GoogleSignIn failure={google.failure} />
    </LoginForm>
  );
}

interface GoogleSignInProps {
  /** Why the last attempt failed. */
  failure: string | null;
  /** Opens a page of another site. */
  leaveTo?: (address: string) => void;
}

const goTo = (address: string) => window.location.assign(address);

/** Sign-in with Google, if this site offers it. */
export function GoogleSignIn({ failure, leaveTo = goTo }: GoogleSignInProps) {
  const { data } = useQuery(siteSettingsQuery);
  const from = returnPath(useLocation());
  const clientId = data?.site?.googleClientId;
  if (!clientId) return null;
  const start = () => leaveTo(googleAddress(clientId, from));
  return (
    <>
      <Divider label="or" my="md" />
      {failure === null ? null : (
        <FormFailure title={texts.login.failure} onRetry={start}>
          {failure}
        </FormFailure>
      )}
      <Button
        variant="default"
        size="md"
        fullWidth
        mt={failure === null ? 0 : 'md'}
        leftSection={<IconBrandGoogle size={20} aria-hidden />}
        onClick={start}
      >
        Continue with Google
      </Button>
    </>
  );
}
