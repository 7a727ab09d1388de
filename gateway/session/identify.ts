import { randomUUID } from 'node:crypto';
import type { Context } from 'hono';
import type { Actor } from '../../functions/platform/actor.ts';
import type { Identities } from '../../functions/platform/identities.ts';
import type { KnownBrowser, SessionTokens } from '../../functions/platform/request-context.ts';
import type { Caller } from './caller.ts';
import type { SessionCookies } from './cookies.ts';
import type { SessionKeys } from './session-keys.ts';

export interface IdentifyDependencies {
  readonly identities: Identities;
  readonly keys: SessionKeys;
  readonly cookies: SessionCookies;
}

const maxUserAgentLength = 200;

/** The caller of one request. */
export class HttpCaller implements Caller {
  readonly browser: Caller['browser'];
  readonly usesToken: boolean;
  private known: Promise<Actor | null> | undefined;
  private registration: string | undefined;
  private recognized: string | undefined;
  private outcome: { start: SessionTokens } | 'clear' | 'forget' | undefined;

  constructor(
    private readonly context: Context,
    private readonly dependencies: IdentifyDependencies,
  ) {
    this.usesToken = context.req.header('authorization') !== undefined;
    this.browser = {
      userAgent: (context.req.header('user-agent') ?? '').slice(0, maxUserAgentLength),
      knownTo: () => this.knownTo(),
      registeredWith: () => dependencies.cookies.read(context, 'registration') ?? null,
      rememberRegistration: (secret) => void (this.registration = secret),
      start: (tokens) => void (this.outcome = { start: tokens }),
      recognize: (userId) => void (this.recognized = userId),
      clear: () => void (this.outcome = 'clear'),
      forget: () => void (this.outcome = 'forget'),
    };
  }

  actor(): Promise<Actor | null> {
    return (this.known ??= this.identify());
  }

  /** Writes changes of the session, and of a registration, to the response. */
  async finish(): Promise<void> {
    const { context, outcome, registration } = this;
    const { cookies, keys } = this.dependencies;
    if (registration !== undefined) cookies.write(context, 'registration', registration);
    if (this.recognized !== undefined) await this.writeDevice(this.recognized, randomUUID());
    if (outcome === undefined) return;
    if (outcome === 'clear' || outcome === 'forget') {
      cookies.remove(context, 'session');
      cookies.remove(context, 'refresh');
      cookies.remove(context, 'present');
      if (outcome === 'forget') {
        cookies.remove(context, 'device');
        cookies.remove(context, 'registration');
      }
      return;
    }
    const { userId, sessionId, refreshToken } = outcome.start;
    cookies.write(context, 'session', await keys.sign('session', userId, sessionId));
    cookies.write(context, 'refresh', refreshToken);
    cookies.write(context, 'present', '1');
    await this.writeDevice(userId, sessionId);
  }

  private async writeDevice(userId: string, deviceId: string): Promise<void> {
    const { cookies, keys } = this.dependencies;
    cookies.write(this.context, 'device', await keys.sign('device', userId, deviceId));
  }

  /** With an authorization header, only its API token identifies the caller, and cookies are ignored. */
  private identify(): Promise<Actor | null> {
    const authorization = this.context.req.header('authorization');
    if (authorization === undefined) return this.identifyBrowser();
    const token = /^Bearer +(\S+)$/i.exec(authorization)?.[1];
    return token ? this.dependencies.identities.ofApiToken(token) : Promise.resolve(null);
  }

  private async identifyBrowser(): Promise<Actor | null> {
    const { cookies, identities, keys } = this.dependencies;
    const sessionToken = cookies.read(this.context, 'session');
    const claims = sessionToken === undefined ? null : await keys.read('session', sessionToken);
    const actor = claims && (await identities.ofSession(claims.subject, claims.id));
    if (actor) return actor;
    const refreshToken = cookies.read(this.context, 'refresh');
    const refreshed = refreshToken === undefined ? null : await identities.ofRefreshToken(refreshToken);
    if (refreshed?.tokens) this.outcome ??= { start: refreshed.tokens };
    if (!refreshed && (sessionToken ?? refreshToken) !== undefined) this.outcome ??= 'clear';
    return refreshed?.actor ?? null;
  }

  private async knownTo(): Promise<KnownBrowser | null> {
    const token = this.dependencies.cookies.read(this.context, 'device');
    const claims = token === undefined ? null : await this.dependencies.keys.read('device', token);
    return claims && { userId: claims.subject, deviceId: claims.id };
  }
}
