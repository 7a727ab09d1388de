import { maxPasswordLength } from '../../core/accounts/password.ts';
import { texts } from '../../core/texts.ts';
import { isoAfter, minute, type Clock } from '../platform/clock.ts';
import { AppError, badUserInput } from '../platform/errors.ts';
import type { RateLimiter } from '../platform/limits/rate-limiter.ts';
import type { PasswordHasher } from '../platform/passwords/password-hasher.ts';
import type { BrowserSession, RequestContext } from '../platform/request-context.ts';
import { hashOf, sameHash, splitToken } from '../platform/secrets.ts';
import { newPasswordProblem } from './new-password.ts';
import type { RegistrationQuota } from './registration-quota.ts';
import type { UpgradeRequestService } from './upgrade-request.service.ts';
import type { RegistrationSecret, UserDocument, UserStore } from './user.store.ts';

export interface VerificationServiceDependencies {
  readonly users: UserStore;
  readonly hasher: PasswordHasher;
  readonly limiter: RateLimiter;
  readonly quota: RegistrationQuota;
  readonly upgrades: Pick<UpgradeRequestService, 'askFromRegistration'>;
  readonly clock: Clock;
}

/** What the user provides in addition to the token. */
export interface VerificationProof {
  /** The password of the registration. */
  readonly password: string | null;
  /** A password to set instead of the registered one. */
  readonly newPassword: string | null;
}

export interface VerificationOutcome {
  readonly message: string;
  readonly needsPassword: boolean;
  /** The path on this site that the person registered from. Null without a proof that the person registered. */
  readonly returnPath: string | null;
}

type UnverifiedUser = UserDocument & { readonly verification: RegistrationSecret };

/** Limits the passwords that one account can send, since each costs a hash. */
const passwordLimit = { name: 'verify-password', max: 20, windowMs: 60 * minute } as const;

/**
 * Verifies registrations. The mailed link proves the address, but not that the person who opens it has registered. The
 * cookie of the browser that registered, or the password, proves that.
 */
export class VerificationService {
  constructor(private readonly dependencies: VerificationServiceDependencies) {}

  /**
   * Verifies the address. Without a proof, the password stays unusable (`needsPassword`), and the token stays valid
   * for a later proof. If the user asked at registration to become an instructor, the request is created after the
   * proof. Throws BAD_USER_INPUT if the token is used, expired or forged. Throws BAD_USER_INPUT with `fields` for a
   * refused password: then the token stays valid.
   */
  async verify(
    token: string,
    proof: VerificationProof,
    { client, browser }: Pick<RequestContext, 'client' | 'browser'>,
  ): Promise<VerificationOutcome> {
    const { users, quota, upgrades } = this.dependencies;
    const user = await this.holder(token);
    if (!user) throw verificationFailed();
    const { hash, countedAs } = user.verification;
    const passwordHash = await this.provenPassword(user, proof, browser);
    const registered = user.verification.passwordHash ?? user.passwordHash;
    const changes =
      passwordHash === null
        ? { isVerified: true, passwordHash: null, 'verification.passwordHash': registered }
        : { isVerified: true, passwordHash, verification: null };
    const isStillValid = { 'verification.hash': hash, 'verification.expiresAt': { $gt: this.now() } };
    const changed = await users.change(user._id, { $set: changes }, isStillValid);
    if (!changed) throw verificationFailed();
    // A new password does not prove that its owner registered.
    const isRegistrant = passwordHash !== null && proof.newPassword === null;
    if (passwordHash !== null) {
      if (countedAs !== undefined) await quota.giveBack(countedAs);
      const details = isRegistrant ? (user.verification.upgradeDetails ?? null) : null;
      if (changed.instructor) await upgrades.askFromRegistration(changed, details, client);
    }
    return {
      message: texts.verification.success,
      needsPassword: passwordHash === null,
      returnPath: isRegistrant ? (user.verification.returnPath ?? null) : null,
    };
  }

  /** The hash of the password that becomes usable. Null without a proof. */
  private async provenPassword(
    user: UnverifiedUser,
    { password, newPassword }: VerificationProof,
    browser: BrowserSession,
  ): Promise<string | null> {
    const { hasher, limiter } = this.dependencies;
    const { browserHash, passwordHash } = user.verification;
    const registered = passwordHash ?? user.passwordHash;
    if (newPassword !== null) {
      const problem = await newPasswordProblem(newPassword, user);
      if (problem) throw badUserInput({ newPassword: problem }, texts.verification.failure);
      await limiter.use(passwordLimit, user._id);
      return hasher.hash(newPassword);
    }
    if (password !== null) {
      await limiter.use(passwordLimit, user._id);
      if (await hasher.verify(registered, password.slice(0, 4 * maxPasswordLength))) return registered;
      const problem = 'This is not the password that you registered with.';
      throw badUserInput({ password: problem }, texts.verification.failure);
    }
    const secret = browser.registeredWith();
    const isSameBrowser = secret !== null && sameHash(browserHash ?? '', hashOf(secret));
    return isSameBrowser ? registered : null;
  }

  /** The registration of the token. Null if it is used, expired or forged. */
  private async holder(token: string): Promise<UnverifiedUser | null> {
    const [userId = '', secret = ''] = splitToken(token) ?? [];
    const user = await this.dependencies.users.find(userId);
    if (!user?.verification || !sameHash(user.verification.hash, hashOf(secret))) return null;
    return user.verification.expiresAt > this.now() ? { ...user, verification: user.verification } : null;
  }

  private now(): string {
    return isoAfter(this.dependencies.clock, 0);
  }
}

function verificationFailed(): AppError {
  return new AppError(texts.verification.failure, { code: 'BAD_USER_INPUT' });
}
