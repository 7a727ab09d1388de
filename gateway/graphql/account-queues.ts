import { setImmediate as nextTurn } from 'node:timers/promises';
import { AppError } from '../../functions/platform/errors.ts';

export interface QueueLimits {
  /**
   * Maximum requests of one account that run at once. Higher than the worker pool's maximum per account, so that
   * requests that wait for the pool do not block the account's other requests.
   */
  readonly atOnce: number;
  /** Maximum waiting requests of one account. */
  readonly waiting: number;
}

const defaults: QueueLimits = { atOnce: 6, waiting: 60 };

function tooManyAtOnce(): AppError {
  return new AppError('Your account has too many requests in progress. Try again in a few seconds.', {
    code: 'UNAVAILABLE',
    retryAfter: 5,
  });
}

interface Queue {
  running: number;
  readonly waiting: (() => void)[];
}

/** A request in its account's queue. The account is unknown until `start` is called. */
export class QueuedRequest {
  private account = '';
  private started: Promise<void> | undefined;

  constructor(private readonly queues: Pick<AccountQueues, 'enter' | 'leave'>) {}

  /**
   * Resolves when the request can run. Throws UNAVAILABLE if too many of the account's requests wait.
   */
  start(account: string): Promise<void> {
    if (!this.started) {
      this.account = account;
      this.started = this.queues.enter(account);
    }
    return this.started;
  }

  /** Lets the account's next request run after this turn of the event loop. */
  end(): void {
    // A refused request did not enter the queue.
    this.started?.then(
      () => setImmediate(() => this.queues.leave(this.account)),
      () => undefined,
    );
  }
}

/**
 * Runs a few requests of an account at once, and lets its other requests wait. Each request except the first starts
 * in a new turn of the event loop, so that requests of other accounts can run in between.
 */
export class AccountQueues {
  private readonly queues = new Map<string, Queue>();

  constructor(private readonly limits: QueueLimits = defaults) {}

  begin(): QueuedRequest {
    return new QueuedRequest(this);
  }

  /** Called by `QueuedRequest`. */
  async enter(account: string): Promise<void> {
    const queue = this.queues.get(account) ?? { running: 0, waiting: [] };
    this.queues.set(account, queue);
    if (queue.running < this.limits.atOnce) {
      queue.running += 1;
      // The first request does not wait, so that sequential requests lose no time.
      if (queue.running > 1) await nextTurn();
      return;
    }
    if (queue.waiting.length >= this.limits.waiting) throw tooManyAtOnce();
    await new Promise<void>((resolve) => queue.waiting.push(resolve));
    await nextTurn();
  }

  /** Called by `QueuedRequest`. */
  leave(account: string): void {
    const queue = this.queues.get(account);
    if (!queue) return;
    const next = queue.waiting.shift();
    // The next request takes over the slot directly, so no newer request can take it first.
    if (next) return next();
    queue.running -= 1;
    if (queue.running === 0) this.queues.delete(account);
  }
}
