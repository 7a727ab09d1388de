import { fork, type ChildProcess } from 'node:child_process';
import type { WorkerMessage } from './serve-work.ts';
import { WorkTooLargeError } from './work-errors.ts';

export interface ProcessLimits {
  /** Milliseconds that one task may take. */
  readonly deadlineMs: number;
  /** Milliseconds until the process has to be ready for its first task. */
  readonly startMs: number;
  /** Maximum memory for JavaScript objects. */
  readonly megabytes: number;
}

interface CurrentWork {
  readonly work: unknown;
  readonly resolve: (outcome: unknown) => void;
  readonly reject: (error: Error) => void;
}

/** Signals that end a process whose memory is full: Node aborts, or the operating system kills it. */
const outOfMemorySignals: ReadonlySet<string | null> = new Set(['SIGABRT', 'SIGKILL', 'SIGTRAP']);

/**
 * One process that runs one task at a time. If a task exceeds its limits, the process is killed and cannot be used
 * again. A worker thread is not enough: when its memory is full, Node ends the process with all its threads
 * (https://github.com/nodejs/node/issues/47224).
 */
export class WorkProcess {
  /** Whether the process has ended. */
  isGone = false;
  private readonly child: ChildProcess;
  private isReady = false;
  private current: CurrentWork | null = null;
  private timer: NodeJS.Timeout | undefined;

  constructor(
    module: URL,
    private readonly limits: ProcessLimits,
  ) {
    this.child = fork(module, {
      execArgv: [...process.execArgv, `--max-old-space-size=${limits.megabytes}`],
      // The process gets none of the server's secrets.
      env: {},
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    this.child.unref();
    this.child.channel?.unref();
    this.child.on('message', (message) => this.receive(message as WorkerMessage));
    this.child.on('error', (error) => this.end(error));
    this.child.on('exit', (code, signal) =>
      this.end(
        outOfMemorySignals.has(signal)
          ? new WorkTooLargeError('The work needs too much memory.')
          : new Error(`The process ended with ${signal ?? code}.`),
      ),
    );
  }

  get isFree(): boolean {
    return !this.isGone && this.current === null;
  }

  run(work: unknown): Promise<unknown> {
    return new Promise((resolve, reject) => {
      this.current = { work, resolve, reject };
      if (this.isReady) this.begin();
      else this.endAfter(this.limits.startMs, new Error('The process did not start in time.'));
    });
  }

  private begin(): void {
    if (this.current === null) return;
    this.endAfter(this.limits.deadlineMs, new WorkTooLargeError('The work takes too long.'));
    try {
      this.child.send(Object(this.current.work), (error) => {
        if (error) this.end(error);
      });
    } catch (error) {
      this.endWork(({ reject }) =>
        reject(new Error('The work cannot be sent to the process.', { cause: error })),
      );
    }
  }

  private receive(message: WorkerMessage): void {
    if (message.kind === 'ready') {
      this.isReady = true;
      this.begin();
    } else if (message.kind === 'done') this.endWork(({ resolve }) => resolve(message.outcome));
    else this.endWork(({ reject }) => reject(new Error(`The work failed in its process: ${message.error}`)));
  }

  private endAfter(milliseconds: number, error: Error): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.end(error), milliseconds).unref();
  }

  private endWork(report: (current: CurrentWork) => void): void {
    const { current } = this;
    clearTimeout(this.timer);
    this.current = null;
    if (current !== null) report(current);
  }

  private end(error: Error): void {
    if (this.isGone) return;
    this.isGone = true;
    const reason =
      error instanceof WorkTooLargeError
        ? error
        : new Error('The process ended before its work was done.', { cause: error });
    this.endWork(({ reject }) => reject(reason));
    this.child.kill('SIGKILL');
  }
}
