import { longestPassword } from '../../core/accounts/password.ts';
import { longestEmail, normalizeEmail } from '../../core/accounts/email.ts';
import { texts } from '../../core/texts.ts';
import { minute } from '../core/clock.ts';
import { AppError } from '../core/errors.ts';
import type { AttemptGuard } from '../core/limits/attempt-guard.ts';
import type { RateLimiter } from '../core/limits/rate-limiter.ts';
import type { PasswordHasher } from '../core/passwords/password-hasher.ts';
import type { RequestContext } from '../core/request-context.ts';
import { hashOf } from '../core/secrets.ts';
import type { SessionService } from './session.service.ts';
import { toUser, type UserView } from './user.mapper.ts';
import { isUsable } from './user.policy.ts';
import type { UserDocument, UserStore } from './user.store.ts';

export interface LoginServiceParts {
  readonly users: UserStore;
  readonly sessions: SessionService;
  readonly hasher: PasswordHasher;
  readonly guard: AttemptGuard;
  readonly limiter: RateLimiter;
}

/** For guesses at many accounts from one place, where a whole lecture may sit behind one address. */
const fromOnePlace = { name: 'login', most: 300, windowMs: 15 * minute } as const;

export function loginFailed(): AppError {
  return new AppError(texts.login.failure, { code: 'UNAUTHENTICATED' });
}

/** Signing in with a password, and out. */
export class LoginService {
  constructor(private readonly parts: LoginServiceParts) {}

  /**
   * Throws UNAUTHENTICATED with one and the same sentence whatever is wrong, after one hash, whatever is wrong; and
   * RATE_LIMITED, before it, where the account is guessed at. A browser that was signed in before has a count of its own, so that
   * nobody can shut the owner out by guessing.
   */
  async login(email: string, password: string, context: RequestContext): Promise<UserView> {
    const { users, guard, hasher, limiter } = this.parts;
    await limiter.use(fromOnePlace, context.client);
    const user = await users.findByEmail(normalizeEmail(email).slice(0, longestEmail));
    const isKnownBrowser = user !== null && (await context.browser.knownTo()) === user._id;
    const key = `login:${isKnownBrowser ? 'known' : 'any'}:${hashOf(normalizeEmail(email))}`;
    await guard.enter(key);
    const isRight = await hasher.verify(user?.passwordHash ?? null, password.slice(0, 4 * longestPassword));
    if (!user || !isRight || !isUsable(user)) throw loginFailed();
    await guard.succeed(key);
    return this.signIn(user, context);
  }

  /** A new session, whatever the browser had before. */
  async signIn(user: UserDocument, { browser }: RequestContext): Promise<UserView> {
    const tokens = await this.parts.sessions.start(user, browser.userAgent);
    if (!tokens) throw loginFailed();
    browser.start(tokens);
    return toUser(user);
  }

  /** Ends the session, here and on the server; harmless where there is none. */
  async logout(context: RequestContext): Promise<void> {
    const actor = await context.actor();
    if (actor?.sessionId) await this.parts.sessions.end(actor.userId, actor.sessionId);
    context.browser.clear();
  }
}
