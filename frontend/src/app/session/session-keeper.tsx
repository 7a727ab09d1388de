import { useApolloClient, useReactiveVar } from '@apollo/client/react';
import { useEffect } from 'react';
import { texts } from '../../../../core/texts.ts';
import { FullScreenLoader } from '../../ui/full-screen-loader.tsx';
import { fetchUser } from '../../lib/session/session.ts';
import { sessionState } from '../../lib/session/session-state.ts';
import { useSessionNotices } from './use-session-notices.ts';

/** Finds out who is signed in, and does what the answer asks for. One of it stands in the shell. */
export function SessionKeeper() {
  const session = useReactiveVar(sessionState);
  const client = useApolloClient();
  const { name } = session;
  useSessionNotices(session);
  useEffect(() => {
    if (name === 'idle') void fetchUser(client);
  }, [client, name]);
  useEffect(() => {
    if (name !== 'offline') return undefined;
    const ask = () => void fetchUser(client);
    window.addEventListener('online', ask);
    return () => window.removeEventListener('online', ask);
  }, [client, name]);
  if (name === 'idle' || name === 'fetching') return <FullScreenLoader message={texts.user.request} />;
  if (name === 'leaving' || name === 'failed') return <FullScreenLoader message={texts.logout.request} />;
  return null;
}
