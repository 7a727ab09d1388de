import { Worker } from 'node:worker_threads';
import type { ThreadMessage } from './serve-work.ts';
import { WorkTooLargeError } from './work-errors.ts';

export interface ThreadLimits {
  /** Milliseconds that one work may take. */
  readonly deadlineMs: number;
  /** Milliseconds until the thread has to be ready for its first work. */
  readonly startMs: number;
  /** Of memory, for JavaScript's objects. */
  readonly megabytes: number;
}

interface CurrentWork {
  readonly work: unknown;
  readonly resolve: (outcome: unknown) => void;
  readonly reject: (error: Error) => void;
}

function isOutOfMemory(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';
}

/** One thread with one work at a time. It is ended when a work exceeds its limits, and is of no use from then on. */
export class WorkThread {
  /** Whether it was ended, or ended by itself. */
  isGone = false;
  private readonly worker: Worker;
  private isReady = false;
  private current: CurrentWork | null = null;
  private timer: NodeJS.Timeout | undefined;

  constructor(
    url: URL,
    private readonly limits: ThreadLimits,
  ) {
    this.worker = new Worker(url, { resourceLimits: { maxOldGenerationSizeMb: limits.megabytes } });
    this.worker.unref();
    this.worker.on('message', (message: ThreadMessage) => this.receive(message));
    this.worker.on('error', (error) =>
      this.end(isOutOfMemory(error) ? new WorkTooLargeError('It needs too much memory.') : error),
    );
    this.worker.on('exit', () => this.end(new Error('The thread is gone.')));
  }

  get isFree(): boolean {
    return !this.isGone && this.current === null;
  }

  run(work: unknown): Promise<unknown> {
    return new Promise((resolve, reject) => {
      this.current = { work, resolve, reject };
      if (this.isReady) this.begin();
      else this.endAfter(this.limits.startMs, new Error('The thread does not start.'));
    });
  }

  private begin(): void {
    if (this.current === null) return;
    this.endAfter(this.limits.deadlineMs, new WorkTooLargeError('It takes too long.'));
    try {
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
      this.worker.postMessage(this.current.work);
    } catch (error) {
      this.settle(({ reject }) => reject(new Error('This cannot be sent to a thread.', { cause: error })));
    }
  }

  private receive(message: ThreadMessage): void {
    if (message.kind === 'ready') {
      this.isReady = true;
      this.begin();
    } else if (message.kind === 'done') this.settle(({ resolve }) => resolve(message.outcome));
    else this.settle(({ reject }) => reject(new Error(`The work failed in its thread: ${message.error}`)));
  }

  private endAfter(milliseconds: number, error: Error): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.end(error), milliseconds).unref();
  }

  private settle(tell: (current: CurrentWork) => void): void {
    const { current } = this;
    clearTimeout(this.timer);
    this.current = null;
    if (current !== null) tell(current);
  }

  private end(error: unknown): void {
    if (this.isGone) return;
    this.isGone = true;
    const reason =
      error instanceof WorkTooLargeError ? error : new Error('The thread broke off.', { cause: error });
    this.settle(({ reject }) => reject(reason));
    void this.worker.terminate();
  }
}
