import pLimit from 'p-limit';
import { AppError } from '../platform/errors.ts';

/** A large export takes memory and slows down other requests for seconds. */
const maxConcurrent = 2;
const maxQueueLength = 20;
/** Seconds. */
const retryAfter = 5;

/** Limits exports in one process: one per account, and few in total. */
export class ExportSlots {
  private readonly slots = pLimit(maxConcurrent);
  private readonly accounts = new Set<string>();

  /** Throws UNAVAILABLE if the account has an export in progress, or if too many exports wait. */
  async run<Result>(account: string, build: () => Promise<Result>): Promise<Result> {
    if (this.accounts.has(account)) {
      const message = 'Your account has an export in progress. Try again in a few seconds.';
      throw new AppError(message, { code: 'UNAVAILABLE', retryAfter });
    }
    if (this.slots.pendingCount >= maxQueueLength) {
      const message = 'Too many exports are in progress. Try again in a few seconds.';
      throw new AppError(message, { code: 'UNAVAILABLE', retryAfter });
    }
    this.accounts.add(account);
    try {
      return await this.slots(build);
    } finally {
      this.accounts.delete(account);
    }
  }
}
