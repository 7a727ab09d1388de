import type { Actor } from './actor.ts';
import type { WorkBudget } from './limits/work-budget.ts';
import type { Logger } from './logger.ts';

/** What a browser is given to come back with. */
export interface SessionTokens {
  readonly userId: string;
  readonly sessionId: string;
  /** Good for one use; each use gives the next one. */
  readonly refreshToken: string;
}

export interface KnownBrowser {
  readonly userId: string;
  /** Another one after each sign-in. */
  readonly deviceId: string;
}

/** The caller's browser, as far as a session is concerned. Nothing of it reaches a caller with an API token. */
export interface BrowserSession {
  /** What the browser calls itself, at most 200 characters; may be made up. */
  readonly userAgent: string;
  /** A browser on which somebody signed in before: the account's id and the browser's own, proven by its cookie. */
  readonly knownTo: () => Promise<KnownBrowser | null>;
  /** What `rememberRegistration` gave to this browser within the last hour. */
  readonly registeredWith: () => string | null;
  /** Gives the browser a secret to be known by when it opens the link of the registration's mail. */
  rememberRegistration(secret: string): void;
  /** Gives the browser its session with the answer. */
  start(tokens: SessionTokens): void;
  /** Makes the browser known to an account with the answer, without a session. */
  recognize(userId: string): void;
  /** Takes it away with the answer. */
  clear(): void;
  /** Takes away, too, what the browser is known by where somebody signed in before. */
  forget(): void;
}

/** What every resolver is handed. One per request; aliases in a document share it. */
export interface RequestContext {
  /** Also the reference in a masked error, so that a report leads to its log line. */
  readonly requestId: string;
  readonly log: Logger;
  /** The address that the request came from: what limits without an account are counted by. */
  readonly client: string;
  /** What the request may still cause to be done, all its aliases together. */
  readonly work: WorkBudget;
  /**
   * Counts the bytes that the answer takes while it is built. False where nobody waits for it any more: its connection
   * was cut, as too much memory was held.
   */
  readonly holds: (bytes: number) => boolean;
  readonly browser: BrowserSession;
  /** Whether the request names a token, and with it nobody else than its person. */
  readonly usesToken: boolean;
  /** Who asks; null where nobody is signed in. Looked up when it is first asked for, once a request. */
  actor(): Promise<Actor | null>;
}
