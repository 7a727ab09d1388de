import { Button } from '@mantine/core';
import { useApolloClient } from '@apollo/client/react';
import type { ReactNode } from 'react';
import type { SessionUserFragment } from '../gql/graphql.ts';
import { fetchUser } from '../lib/session/session.ts';
import { useSession } from '../lib/session/use-session.ts';
import { CardPage } from './card-page.tsx';
import { SignInNeeded } from './sign-in-needed.tsx';

interface SessionGateProps {
  title: string;
  /** Why the screen needs an account, as a sentence. */
  reason: string;
  children: (user: SessionUserFragment) => ReactNode;
}

/** A screen for signed-in users. Other visitors are not redirected: they see why the screen needs an account. */
export function SessionGate({ title, reason, children }: SessionGateProps) {
  const session = useSession();
  if (session.status === 'signedIn') return children(session.user);
  if (session.status === 'signedOut') return <SignInNeeded title={title} reason={reason} />;
  if (session.status === 'offline') return <Offline title={title} />;
  // The full-screen loader covers this page.
  return <CardPage size="l" title={title} />;
}

function Offline({ title }: { title: string }) {
  const client = useApolloClient();
  const lead = 'You’re offline. This screen comes back when you’re connected again.';
  return (
    <CardPage size="l" title={title} lead={<span role="alert">{lead}</span>}>
      <Button size="md" mt="lg" onClick={() => void fetchUser(client)}>
        Try again
      </Button>
    </CardPage>
  );
}
