import type { Actor } from './actor.ts';
import type { WorkBudget } from './limits/work-budget.ts';
import type { Logger } from './logger.ts';

/** The tokens of a browser's session. */
export interface SessionTokens {
  readonly userId: string;
  readonly sessionId: string;
  /** Each use replaces it. The replaced token stays valid for a minute. */
  readonly refreshToken: string;
}

/** A browser that was signed in to an account before. */
export interface KnownBrowser {
  readonly userId: string;
  /** Changes with each sign-in. */
  readonly deviceId: string;
}

/** The session and the cookies of the caller's browser. Requests with an API token do not use it. */
export interface BrowserSession {
  /** The user agent, cut to 200 characters. May be forged. */
  readonly userAgent: string;
  /** The account that this browser was signed in to before, proven by a cookie. */
  readonly knownTo: () => Promise<KnownBrowser | null>;
  /** The secret of `rememberRegistration`, if it was set within the last hour. */
  readonly registeredWith: () => string | null;
  /** Gives the browser a secret that identifies it when it opens the link of the registration mail. */
  rememberRegistration(secret: string): void;
  /** Sets the session's tokens with the response. */
  start(tokens: SessionTokens): void;
  /** Makes the browser known to an account with the response, without a session. */
  recognize(userId: string): void;
  /** Removes the session's tokens with the response. */
  clear(): void;
  /** Also removes the cookie that identifies a known browser. */
  forget(): void;
}

/** The context of every resolver. Each request has one, which all aliases of its document share. */
export interface RequestContext {
  /** ID of the request in the log. Users see it with an unexpected error, so that a report leads to its log line. */
  readonly requestId: string;
  readonly log: Logger;
  /** The client's address, for limits without an account. */
  readonly client: string;
  /** The remaining work of the request, shared by its aliases. */
  readonly work: WorkBudget;
  /**
   * Call it with the size, in bytes, that the response has so far. Returns false if the connection is closed, for
   * example because all responses in memory together became too large.
   */
  readonly holds: (bytes: number) => boolean;
  readonly browser: BrowserSession;
  /** Whether the request has an API token. Then its cookies are ignored. */
  readonly usesToken: boolean;
  /** The caller, or null if nobody is signed in. Looked up on first use, once per request. */
  actor(): Promise<Actor | null>;
}
