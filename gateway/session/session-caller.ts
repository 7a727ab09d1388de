import type { Actor } from '../../functions/platform/actor.ts';
import { stranger, type Caller } from './caller.ts';
import type { IdentifyDependencies } from './identify.ts';

/**
 * The caller of a query whose response sets no cookies. Knows a browser only by a valid session.
 */
export class SessionCaller implements Caller {
  readonly usesToken = false;
  readonly browser: Caller['browser'];
  /** Whether the response depends on more than a valid session. Then the app has to answer. */
  needsApp = false;
  private known: Promise<Actor | null> | undefined;

  constructor(
    private readonly cookie: string,
    private readonly dependencies: IdentifyDependencies,
  ) {
    const leave =
      <Values extends unknown[], Result>(answer: (...values: Values) => Result) =>
      (...values: Values): Result => {
        this.needsApp = true;
        return answer(...values);
      };
    const { userAgent, ...methods } = stranger.browser;
    this.browser = {
      userAgent,
      knownTo: leave(methods.knownTo),
      registeredWith: leave(methods.registeredWith),
      rememberRegistration: leave(methods.rememberRegistration),
      start: leave(methods.start),
      recognize: leave(methods.recognize),
      clear: leave(methods.clear),
      forget: leave(methods.forget),
    };
  }

  actor(): Promise<Actor | null> {
    return (this.known ??= this.identify());
  }

  private async identify(): Promise<Actor | null> {
    const { cookies, keys, identities } = this.dependencies;
    if (!cookies.mayHaveSession(this.cookie)) return null;
    const token = cookies.readFrom(this.cookie, 'session');
    const claims = token === undefined ? null : await keys.read('session', token);
    const actor = claims && (await identities.ofSession(claims.subject, claims.id));
    // The app renews or removes the session.
    if (!actor) this.needsApp = true;
    return actor;
  }
}
