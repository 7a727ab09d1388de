import { setImmediate as nextTurn } from 'node:timers/promises';
import { AppError } from '../../functions/platform/errors.ts';

export interface TurnLimits {
  /**
   * Maximum requests of one account that run at once. It exceeds the maximum of the worker pool per account, so
   * that an account's files and texts do not block its other requests.
   */
  readonly atOnce: number;
  /** Maximum waiting requests of one account. */
  readonly waiting: number;
}

const defaults: TurnLimits = { atOnce: 6, waiting: 60 };

function tooManyAtOnce(): AppError {
  return new AppError('Your account has too many requests in progress. Try again in a few seconds.', {
    code: 'UNAVAILABLE',
    retryAfter: 5,
  });
}

interface Line {
  running: number;
  readonly waiting: (() => void)[];
}

/** The turn of one request. Its account is unknown until `comes` is called. */
export class Turn {
  private account = '';
  private start: Promise<void> | undefined;

  constructor(private readonly turns: Pick<AccountTurns, 'enter' | 'leave'>) {}

  /**
   * Resolves when it is the request's turn. Throws UNAVAILABLE if too many of the account's requests wait.
   */
  comes(account: string): Promise<void> {
    if (!this.start) {
      this.account = account;
      this.start = this.turns.enter(account);
    }
    return this.start;
  }

  /** Lets the account's next request run after this turn of the event loop. */
  end(): void {
    // A refused request has no turn to end.
    this.start?.then(
      () => setImmediate(() => this.turns.leave(this.account)),
      () => undefined,
    );
  }
}

/**
 * Runs a few requests of an account at once, and lets its other requests wait. Requests of other accounts do not
 * wait for them: the event loop can handle other accounts before each turn.
 */
export class AccountTurns {
  private readonly lines = new Map<string, Line>();

  constructor(private readonly limits: TurnLimits = defaults) {}

  begin(): Turn {
    return new Turn(this);
  }

  /** Called by the turn. */
  async enter(account: string): Promise<void> {
    const line = this.lines.get(account) ?? { running: 0, waiting: [] };
    this.lines.set(account, line);
    if (line.running < this.limits.atOnce) {
      line.running += 1;
      // The first request does not wait, so that sequential requests lose no time.
      if (line.running > 1) await nextTurn();
      return;
    }
    if (line.waiting.length >= this.limits.waiting) throw tooManyAtOnce();
    await new Promise<void>((resolve) => line.waiting.push(resolve));
    await nextTurn();
  }

  /** Called by the turn. */
  leave(account: string): void {
    const line = this.lines.get(account);
    if (!line) return;
    const next = line.waiting.shift();
    // The next request takes the slot directly, so nobody gets in between.
    if (next) return next();
    line.running -= 1;
    if (line.running === 0) this.lines.delete(account);
  }
}
