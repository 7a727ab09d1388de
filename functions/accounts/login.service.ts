import { maxPasswordLength } from '../../core/accounts/password.ts';
import { maxEmailLength, normalizeEmail } from '../../core/accounts/email.ts';
import { texts } from '../../core/texts.ts';
import type { User } from '../../schema/accounts/user.type.ts';
import { AppError, badUserInput } from '../platform/errors.ts';
import type { PasswordHasher } from '../platform/passwords/password-hasher.ts';
import type { RequestContext } from '../platform/request-context.ts';
import { accountKey, type LoginCodeService } from './login-code.service.ts';
import type { LoginLimits } from './login-limits.ts';
import type { SessionService } from './session.service.ts';
import { toUser } from './user.mapper.ts';
import { isUnproven, isUsable } from './user.policy.ts';
import type { UserDocument, UserStore } from './user.store.ts';

export interface LoginServiceDependencies {
  readonly users: UserStore;
  readonly sessions: SessionService;
  readonly hasher: PasswordHasher;
  readonly limits: LoginLimits;
  readonly loginCodes: LoginCodeService;
}

export interface Credentials {
  readonly email: string;
  readonly password: string;
  /** The login code from a mail. Null if none was entered. */
  readonly code: string | null;
}

export function loginFailed(): AppError {
  return new AppError(texts.login.failure, { code: 'UNAUTHENTICATED' });
}

/** Only for callers who know the password. */
function accountDisabled(): AppError {
  const message = 'This account is disabled. Ask an administrator to enable it.';
  return new AppError(message, { code: 'UNAUTHENTICATED' });
}

function wrongCode(): AppError {
  const message = 'This code is wrong or no longer works.';
  return badUserInput({ code: message }, message);
}

/** Signs users in with a password, and out. */
export class LoginService {
  constructor(private readonly dependencies: LoginServiceDependencies) {}

  /**
   * Throws BAD_USER_INPUT with `fields.code` if the code is wrong, RATE_LIMITED after too many wrong passwords,
   * and UNAUTHENTICATED otherwise. UNAUTHENTICATED always takes the time of one hash and has the same message, so
   * that nobody learns what is wrong. Only somebody who knows the password learns that the account is disabled.
   * Wrong passwords from browsers that were signed in before, or that have a code, are counted separately, so that
   * nobody can lock the owner out by guessing.
   */
  async login({ email, password, code }: Credentials, context: RequestContext): Promise<User> {
    const { users, limits, hasher, loginCodes } = this.dependencies;
    const account = accountKey(email);
    const codeId = code === null ? null : await loginCodes.find(account, code);
    if (code !== null && codeId === null) throw wrongCode();
    const user = await users.findByEmail(normalizeEmail(email).slice(0, maxEmailLength));
    const pass = codeId === null ? await deviceOf(user, context) : `code:${codeId}`;
    let isDisabled = false;
    const isCorrect = await limits.check({ account, client: context.client, pass }, async () => {
      const hash = user?.passwordHash ?? null;
      const isPassword = await hasher.verify(hash, password.slice(0, 4 * maxPasswordLength));
      isDisabled = isPassword && user !== null && !isUnproven(user) && user.isDisabled;
      return isPassword && user !== null && isUsable(user);
    });
    if (isDisabled) throw accountDisabled();
    if (!user || !isCorrect) throw loginFailed();
    if (codeId !== null && !(await loginCodes.use(codeId))) throw wrongCode();
    return this.signIn(user, context);
  }

  /** Starts a new session, even if the browser has one already. */
  async signIn(user: UserDocument, { browser }: RequestContext): Promise<User> {
    const started = await this.dependencies.sessions.start(user, browser.userAgent);
    if (!started) throw loginFailed();
    browser.start(started.tokens);
    return toUser(started.user);
  }

  /** Ends the session, in the browser and on the server. Does nothing if there is none. */
  async logout(context: RequestContext): Promise<void> {
    const actor = await context.actor();
    if (actor?.sessionId) await this.dependencies.sessions.end(actor.userId, actor.sessionId);
    context.browser.clear();
  }
}

/** The key of the known browser, for `LoginAttempt.pass`. Null if the browser was never signed in to this account. */
async function deviceOf(user: UserDocument | null, { browser }: RequestContext): Promise<string | null> {
  const known = await browser.knownTo();
  return known !== null && known.userId === user?._id ? `device:${known.deviceId}` : null;
}
