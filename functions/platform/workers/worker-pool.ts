import { availableParallelism } from 'node:os';
import { tooMuchWork } from './work-errors.ts';
import { WorkProcess, type ProcessLimits } from './work-process.ts';

export interface PoolLimits extends ProcessLimits {
  readonly processes: number;
  /** Processes that are started in advance, so that the first tasks do not wait for the start of a process. */
  readonly readyProcesses: number;
  /** Maximum tasks that wait for a process. */
  readonly waiting: number;
  /** Maximum waiting tasks of one account. */
  readonly waitingOfOne: number;
  /** Maximum milliseconds that a task waits. */
  readonly waitMs: number;
}

/**
 * At least two processes, so that one long task does not delay the tasks of all other accounts. If possible, one
 * CPU core stays free for the server.
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
 * Processes for work that could block the event loop, or fill the server's memory. Each process runs one task at a
 * time, so that a crash affects only that task. A process that exceeds its limits is killed, and the next task starts
 * another process.
 * Accounts take turns. If there are several processes, one account never uses all of them.
 */
export class WorkerPool {
  private readonly limits: PoolLimits;
  private processes: WorkProcess[] = [];
  /** Waiting tasks by account, next account first. */
  private readonly waiting = new Map<string, WaitingWork[]>();
  /** Number of running tasks by account. */
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
   * Runs a task of an account and returns its result. Rejects with WorkTooLargeError if it took too long or
   * needed too much memory. Rejects with UNAVAILABLE if it waited too long, or if too many tasks wait, in total
   * or for the account.
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

  /** Starts waiting tasks while there is a free process and an account that can run another task. */
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

  /** The next account that can run another task. */
  private nextAccount(): string | null {
    const max = Math.max(1, this.limits.processes - 1);
    for (const account of this.waiting.keys()) if ((this.running.get(account) ?? 0) < max) return account;
    return null;
  }

  /** Removes the account's first task from its queue. Its other tasks wait until the other accounts had their turn. */
  private take(account: string): WaitingWork | undefined {
    const [next, ...others] = this.waitingOf(account);
    this.waiting.delete(account);
    if (others.length > 0) this.waiting.set(account, others);
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

  /** Rejects a task that still waits, and removes it from its queue. */
  private giveUp(entry: WaitingWork): void {
    const { account } = entry;
    const queue = this.waitingOf(account);
    if (!queue.includes(entry)) return;
    const others = queue.filter((other) => other !== entry);
    if (others.length > 0) this.waiting.set(account, others);
    else this.waiting.delete(account);
    clearTimeout(entry.timer);
    entry.reject(tooMuchWork());
  }
}
