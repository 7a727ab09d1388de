import { Button } from '@mantine/core';
import { useApolloClient } from '@apollo/client/react';
import type { ReactNode } from 'react';
import type { SessionUserFragment } from '../gql/graphql.ts';
import { fetchUser } from '../lib/session/session.ts';
import { useSession } from '../lib/session/use-session.ts';
import { SignInNeeded } from './sign-in-needed.tsx';
import styles from './sign-in-needed.module.css';

interface SessionGateProps {
  title: string;
  /** Why the screen needs an account, as a sentence. */
  needs: string;
  children: (user: SessionUserFragment) => ReactNode;
}

/** A screen for signed-in users. Others see why it needs an account: they are not redirected. */
export function SessionGate({ title, needs, children }: SessionGateProps) {
  const session = useSession();
  if (session.status === 'signedIn') return children(session.user);
  if (session.status === 'signedOut') return <SignInNeeded title={title} needs={needs} />;
  if (session.status === 'offline') return <Offline title={title} />;
  // The full-screen loader covers it.
  return (
    <div className={`wrap ${styles.screen}`}>
      <h1>{title}</h1>
    </div>
  );
}

function Offline({ title }: { title: string }) {
  const client = useApolloClient();
  return (
    <div className={`wrap ${styles.screen}`}>
      <section className={styles.card} role="alert">
        <h1>{title}</h1>
        <p>You’re offline. This screen comes back when you’re connected again.</p>
        <Button size="md" onClick={() => void fetchUser(client)}>
          Try again
        </Button>
      </section>
    </div>
  );
}
