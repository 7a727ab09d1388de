import { makeVar } from '@apollo/client';

/**
 * How far the question is answered who is signed in; the person is `me` in Apollo's cache.
 * `idle`: not asked yet. `offline`: the question did not reach the server, so nothing is known to have changed.
 * `failed`: answered otherwise than with a person or with 401, which ends the session.
 */
export type SessionState =
  | { readonly name: 'idle' | 'fetching' | 'signedIn' | 'offline' | 'entering' | 'leaving' }
  /** `ended`: there had been a session. */
  | { readonly name: 'signedOut'; readonly ended: boolean }
  | { readonly name: 'failed'; readonly message: string };

export const sessionState = makeVar<SessionState>({ name: 'idle' });
