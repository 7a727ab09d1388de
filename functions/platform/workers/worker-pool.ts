import { availableParallelism } from 'node:os';
import { tooMuchWork } from './work-errors.ts';
import { WorkProcess, type ProcessLimits } from './work-process.ts';

export interface PoolLimits extends ProcessLimits {
  readonly processes: number;
  /** Processes that are started in advance, so that the first work finds one. */
  readonly readyProcesses: number;
  /** Maximum works that wait for a process. */
  readonly waiting: number;
  /** Maximum waiting works of one account. */
  readonly waitingOfOne: number;
  /** Maximum milliseconds that a work waits. */
  readonly waitMs: number;
}

/**
 * At least two processes, so that one long work does not delay everybody else's. All cores would slow the
 * server down.
 */
const defaults: PoolLimits = {
  processes: Math.min(4, Math.max(2, availableParallelism() - 1)),
  readyProcesses: 0,
  waiting: 20,
  waitingOfOne: 2,
  waitMs: 20_000,
  deadlineMs: 10_000,
  startMs: 30_000,
  megabytes: 512,
};

interface WaitingWork {
  readonly account: string;
  readonly work: unknown;
  readonly resolve: (outcome: unknown) => void;
  readonly reject: (error: unknown) => void;
  readonly timer: NodeJS.Timeout;
}

/**
 * Processes for work that could block the event loop, or fill the server's memory. Each does one work at a
 * time, so that a crash affects only its own work. A process that exceeds its limits is killed, and the next
 * work starts another.
 * Accounts take turns, and of several processes one account never has all, so others always find one.
 */
export class WorkerPool {
  private readonly limits: PoolLimits;
  private processes: WorkProcess[] = [];
  /** By account, next account first. */
  private readonly waiting = new Map<string, WaitingWork[]>();
  /** Number of running works by account. */
  private readonly running = new Map<string, number>();

  /** `module`: the module that the processes run, which calls `serveWork`. */
  constructor(
    private readonly module: URL,
    limits: Partial<PoolLimits> = {},
  ) {
    this.limits = { ...defaults, ...limits };
    for (let count = 0; count < this.limits.readyProcesses; count += 1) this.newProcess();
  }

  /**
   * The result of an account's work. Rejects with WorkTooLargeError if it took too long or too much memory,
   * and with UNAVAILABLE if too many works wait, in total or of the account.
   */
  run(work: unknown, account: string): Promise<unknown> {
    return new Promise((resolve, reject) => {
      const { waiting, waitingOfOne, waitMs } = this.limits;
      const timer = setTimeout(() => this.giveUp(entry), waitMs).unref();
      const entry = { account, work, resolve, reject, timer };
      const queue = this.waiting.get(account) ?? [];
      this.waiting.set(account, [...queue, entry]);
      this.assign();
      const isTooMuch = this.countWaiting() > waiting || this.waitingOf(account).length > waitingOfOne;
      if (isTooMuch) this.giveUp(entry);
    });
  }

  private assign(): void {
    this.processes = this.processes.filter(({ isGone }) => !isGone);
    for (;;) {
      const account = this.nextAccount();
      const process = account === null ? null : this.freeProcess();
      if (account === null || process === null) return;
      const next = this.take(account);
      if (next) this.start(process, next);
    }
  }

  private start(process: WorkProcess, { account, work, resolve, reject, timer }: WaitingWork): void {
    clearTimeout(timer);
    this.count(account, 1);
    void process
      .run(work)
      .then(resolve, reject)
      .finally(() => {
        this.count(account, -1);
        this.assign();
      });
  }

  /** The next account that can have another work done. */
  private nextAccount(): string | null {
    const max = Math.max(1, this.limits.processes - 1);
    for (const account of this.waiting.keys()) if ((this.running.get(account) ?? 0) < max) return account;
    return null;
  }

  /** The account's first work. Its other works wait until the other accounts had their turn. */
  private take(account: string): WaitingWork | undefined {
    const [next, ...rest] = this.waitingOf(account);
    this.waiting.delete(account);
    if (rest.length > 0) this.waiting.set(account, rest);
    return next;
  }

  private waitingOf(account: string): readonly WaitingWork[] {
    return this.waiting.get(account) ?? [];
  }

  private countWaiting(): number {
    return [...this.waiting.values()].reduce((sum, { length }) => sum + length, 0);
  }

  private count(account: string, change: number): void {
    const count = (this.running.get(account) ?? 0) + change;
    if (count === 0) this.running.delete(account);
    else this.running.set(account, count);
  }

  private freeProcess(): WorkProcess | null {
    return this.processes.find(({ isFree }) => isFree) ?? this.newProcess();
  }

  private newProcess(): WorkProcess | null {
    if (this.processes.length >= this.limits.processes) return null;
    const process = new WorkProcess(this.module, this.limits);
    this.processes.push(process);
    return process;
  }

  private giveUp(entry: WaitingWork): void {
    const { account } = entry;
    const queue = this.waitingOf(account);
    if (!queue.includes(entry)) return;
    const rest = queue.filter((other) => other !== entry);
    if (rest.length > 0) this.waiting.set(account, rest);
    else this.waiting.delete(account);
    clearTimeout(entry.timer);
    entry.reject(tooMuchWork());
  }
}
