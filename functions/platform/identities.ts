import type { Actor } from './actor.ts';
import type { SessionTokens } from './request-context.ts';

/** Finds the actor of a session or a token. Null if the session or token is invalid or has expired. */
export interface Identities {
  ofSession(userId: string, sessionId: string): Promise<Actor | null>;
  /** Uses up the token. `tokens` replace it in the browser. They are null if the browser has newer tokens already. */
  ofRefreshToken(token: string): Promise<{ actor: Actor; tokens: SessionTokens | null } | null>;
  ofApiToken(token: string): Promise<Actor | null>;
}
