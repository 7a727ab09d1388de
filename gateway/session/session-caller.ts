import type { Actor } from '../../functions/platform/actor.ts';
import type { BrowserSession } from '../../functions/platform/request-context.ts';
import type { Caller } from './caller.ts';
import type { IdentifyDependencies } from './identify.ts';

/** The browser of a query whose response sets no cookies. Its methods only record that they were called. */
class UnchangedBrowser implements BrowserSession {
  readonly userAgent = '';
  /** Whether the session or its cookies were used, so that the app has to answer. */
  isUsed = false;

  async knownTo(): Promise<null> {
    this.isUsed = true;
    return null;
  }

  registeredWith(): null {
    this.isUsed = true;
    return null;
  }

  rememberRegistration(): void {
    this.isUsed = true;
  }

  start(): void {
    this.isUsed = true;
  }

  recognize(): void {
    this.isUsed = true;
  }

  clear(): void {
    this.isUsed = true;
  }

  forget(): void {
    this.isUsed = true;
  }
}

/** The caller of a query whose response sets no cookies. Only a valid session identifies the caller. */
export class SessionCaller implements Caller {
  readonly usesToken = false;
  readonly browser = new UnchangedBrowser();
  private isUnknown = false;
  private known: Promise<Actor | null> | undefined;

  constructor(
    private readonly cookie: string,
    private readonly dependencies: IdentifyDependencies,
  ) {}

  /** True if the app has to answer: there is no valid session, or a resolver used other cookies. */
  get needsApp(): boolean {
    return this.isUnknown || this.browser.isUsed;
  }

  actor(): Promise<Actor | null> {
    return (this.known ??= this.identify());
  }

  private async identify(): Promise<Actor | null> {
    const { cookies, keys, identities } = this.dependencies;
    const token = cookies.readFrom(this.cookie, 'session');
    if (token === undefined && !cookies.mayHaveSession(this.cookie)) return null;
    const claims = token === undefined ? null : await keys.read('session', token);
    const actor = claims && (await identities.ofSession(claims.subject, claims.id));
    // The app renews or removes the session.
    if (!actor) this.isUnknown = true;
    return actor;
  }
}
