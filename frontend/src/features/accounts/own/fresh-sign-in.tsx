import { useApolloClient } from '@apollo/client/react';
import { Button, Text } from '@mantine/core';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../../lib/paths.ts';
import { leaveSession } from '../../../lib/session/session.ts';
import type { SectionId } from './sections.ts';
import { failureMessage, isForbidden } from '../../../lib/server-failure.ts';
import { showFailure } from '../../../lib/show-notice.tsx';

interface FreshSignInProps {
  error: Error;
  /** The section to return to. */
  section: SectionId;
}

/**
 * Offers to sign in again if the server requires a recent sign-in. The server does this for accounts without a
 * password. For other accounts, it requires the password.
 */
export function FreshSignIn({ error, section }: FreshSignInProps) {
  const client = useApolloClient();
  const navigate = useNavigate();
  if (!isForbidden(error)) return null;
  const signInAgain = async () => {
    try {
      await leaveSession(client);
    } catch (problem) {
      showFailure(`You’re still signed in. ${failureMessage(problem)}`, () => void signInAgain());
      return;
    }
    await navigate(paths.login, { state: { from: `${paths.myAccount}#${section}` } });
  };
  return (
    <>
      <Text mt="md">You’ll sign in with Google again, and then return to this page.</Text>
      <Button mt="sm" onClick={() => void signInAgain()}>
        Sign in again
      </Button>
    </>
  );
}
