import { useQuery, useReactiveVar } from '@apollo/client/react';
import { useEffect } from 'react';
import type { SessionUserFragment } from '../../gql/graphql.ts';
import { meQuery } from './session-documents.ts';
import { askForSession, useSessionHint } from './session-hint.ts';
import { sessionState } from './session-state.ts';

export type Session =
  | { readonly status: 'checking' | 'signedOut' | 'offline' }
  | { readonly status: 'signedIn'; readonly user: SessionUserFragment };

/**
 * The signed-in user, for components inside `withData`.
 * @param fetches false for a screen that only uses what this browser remembers and sends no request
 */
export function useSession({ fetches = true }: { fetches?: boolean } = {}): Session {
  const { name } = useReactiveVar(sessionState);
  const isHinted = useSessionHint();
  // A cleared cache forgets who watches it. So the user is watched again after each sign-in, also in another tab.
  const { data } = useQuery(meQuery, { fetchPolicy: name === 'signedIn' ? 'cache-only' : 'standby' });
  useEffect(() => (fetches ? askForSession() : undefined), [fetches]);
  if (name === 'offline' || name === 'signedOut') return { status: name };
  if (name === 'idle' && !fetches && !isHinted) return { status: 'signedOut' };
  if (name === 'signedIn' && data?.me) return { status: 'signedIn', user: data.me };
  return { status: 'checking' };
}
