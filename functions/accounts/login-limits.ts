import { isoAfter, minute, type Clock } from '../platform/clock.ts';
import { AppError } from '../platform/errors.ts';
import type { AttemptGuard, AttemptLimit } from '../platform/limits/attempt-guard.ts';
import { waitingTime, type RateLimiter } from '../platform/limits/rate-limiter.ts';

export interface LoginLimitsDependencies {
  readonly guard: AttemptGuard;
  readonly limiter: RateLimiter;
  readonly clock: Clock;
}

/** Failures of new browsers at one account. `max` limits an attacker with many client addresses. */
const byNewBrowser: AttemptLimit = { name: 'login-new-browser', free: 3, maxPerClient: 5, max: 10 };

/** Failures of known browsers and mailed codes. Counted separately, so that attackers cannot lock the owner out. */
const byPass: AttemptLimit = { name: 'login-pass', free: 3, maxPerClient: 10, max: 50 };

/**
 * Failures from one client address, at all accounts together. 300 people in a lecture hall who each mistype three
 * times stay below the limit.
 */
const fromOneAddress = { name: 'login-address', max: 1000, windowMs: 15 * minute } as const;

export interface LoginAttempt {
  /** Key of the account, whether or not it exists. */
  readonly account: string;
  /** The caller's address. */
  readonly client: string;
  /**
   * ID of a known browser or a mailed code. It exempts the caller from the limits of new browsers. Null if there is
   * none.
   */
  readonly pass: string | null;
}

/** Limits password attempts. Only failures stay counted. */
export class LoginLimits {
  constructor(private readonly dependencies: LoginLimitsDependencies) {}

  /**
   * Whether `check` accepts the password. After too many failures, throws RATE_LIMITED without calling `check`.
   */
  async check({ account, client, pass }: LoginAttempt, check: () => Promise<boolean>): Promise<boolean> {
    const { guard } = this.dependencies;
    try {
      return pass === null
        ? await this.checkNewBrowser(account, client, check)
        : (await guard.attempt(byPass, { subject: account, by: pass }, check)).isCorrect;
    } catch (error) {
      throw isRateLimited(error) ? tooManyAttempts(error.extensions.retryAfter ?? 1) : error;
    }
  }

  /** Counts an attempt of a new browser at its account, and by client address over all accounts. */
  private async checkNewBrowser(
    account: string,
    client: string,
    check: () => Promise<boolean>,
  ): Promise<boolean> {
    const { guard, limiter, clock } = this.dependencies;
    const startedAt = isoAfter(clock, 0);
    try {
      await limiter.use(fromOneAddress, client);
      const { isCorrect, forgotten } = await guard.attempt(
        byNewBrowser,
        { subject: account, by: client },
        check,
      );
      await limiter.giveBack(fromOneAddress, client, forgotten);
      return isCorrect;
    } catch (error) {
      // The password was not checked, so the attempt is no failure.
      await limiter.giveBack(fromOneAddress, client, [startedAt]);
      throw error;
    }
  }
}

function isRateLimited(error: unknown): error is AppError {
  return error instanceof AppError && error.extensions.code === 'RATE_LIMITED';
}

function tooManyAttempts(retryAfter: number): AppError {
  const message = `Too many attempts. Try again in ${waitingTime(retryAfter)}, or sign in with a code that we mail you.`;
  return new AppError(message, { code: 'RATE_LIMITED', retryAfter });
}
