import { useMutation } from '@apollo/client/react';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { SessionUserFragment } from '../../../gql/graphql.ts';
import { paths } from '../../../lib/paths.ts';
import { failureMessage } from '../../../lib/server-failure.ts';
import { loginWithGoogleMutation } from '../documents.ts';
import { forgetGoogleQuestion, readGoogleAnswer } from './google.ts';

const noWord = 'Google did not say who you are. You can try again, or sign in with your password.';

/**
 * Signs in with what Google's page brought back in the address, and takes it out of there.
 * @returns whether that is going on, and why it failed
 */
export function useGoogleReturn(onEnter: (user: SessionUserFragment) => void) {
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
    // A failure comes back as `error`, too.
    if (answer.idToken !== null) login({ variables: { jwtToken: answer.idToken } }).catch(() => {});
  });
  const failure = error ? failureMessage(error) : answer?.idToken === null ? noWord : null;
  return { isGoingOn: loading, failure };
}
