import { makeVar } from '@apollo/client';

/**
 * Whether somebody is signed in. The user is `me` in Apollo's cache. `idle`: not asked yet.
 * `offline`: the request did not reach the server, so the session may continue. `failed`: the response was
 * neither a user nor 401, the status that ends the session. `entering` and `leaving`: signing in or out is in
 * progress.
 */
export type SessionState =
  | { readonly name: 'idle' | 'fetching' | 'signedIn' | 'offline' | 'entering' | 'leaving' }
  /** `ended`: there was a session before. */
  | { readonly name: 'signedOut'; readonly ended: boolean }
  | { readonly name: 'failed'; readonly message: string };

export const sessionState = makeVar<SessionState>({ name: 'idle' });
