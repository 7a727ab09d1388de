import { Worker } from 'node:worker_threads';
import { minute } from '../../core/clock.ts';
import type { FormatId, WrittenQuestions } from '../formats/format.ts';
import type { Formats } from './formats.ts';
import type { ReadImport } from './read-import.ts';

/** What the thread is asked, with a number that its reply has too. */
export type FormatTask =
  | { readonly kind: 'read'; readonly given: Parameters<Formats['read']> }
  | { readonly kind: 'write'; readonly given: Parameters<Formats['write']> };

export interface FormatReply {
  readonly number: number;
  /** Undefined where the task failed. */
  readonly outcome?: unknown;
  readonly error?: string;
}

interface Waiting {
  readonly resolve: (outcome: unknown) => void;
  readonly reject: (error: Error) => void;
  readonly timer: NodeJS.Timeout;
}

/** The largest files take seconds. */
const patience = 1 * minute;
const megabytes = 512;

/**
 * Reads and writes files in a thread of its own, so that a large one holds up nobody. A thread that takes too long, or is
 * gone, fails what it was asked; the next task starts another.
 */
export class WorkerFormats implements Formats {
  private worker: Worker | null = null;
  private last = 0;
  private readonly waiting = new Map<number, Waiting>();

  constructor(
    private readonly url = new URL('./format-worker.ts', import.meta.url),
    private readonly longest = patience,
  ) {}

  read(format: FormatId, bytes: Uint8Array): Promise<ReadImport> {
    return this.ask({ kind: 'read', given: [format, bytes] });
  }

  write(...given: Parameters<Formats['write']>): Promise<WrittenQuestions> {
    return this.ask({ kind: 'write', given });
  }

  private ask<Outcome>(task: FormatTask): Promise<Outcome> {
    const worker = (this.worker ??= this.start());
    this.last += 1;
    const number = this.last;
    return new Promise((resolve, reject) => {
      const end = () => this.stop(worker, new Error('A file of questions took too long.'));
      const timer = setTimeout(end, this.longest).unref();
      this.waiting.set(number, { resolve: (outcome) => resolve(outcome as Outcome), reject, timer });
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
      worker.postMessage({ ...task, number });
    });
  }

  private start(): Worker {
    const worker = new Worker(this.url, { resourceLimits: { maxOldGenerationSizeMb: megabytes } });
    worker.unref();
    worker.on('message', ({ number, outcome, error }: FormatReply) => {
      const waiting = this.waiting.get(number);
      if (!waiting) return;
      this.waiting.delete(number);
      clearTimeout(waiting.timer);
      if (error === undefined) waiting.resolve(outcome);
      else waiting.reject(new Error(error));
    });
    worker.on('error', (error) => this.stop(worker, error));
    worker.on('exit', () => this.stop(worker, new Error('The thread for files of questions is gone.')));
    return worker;
  }

  private stop(worker: Worker, error: unknown): void {
    if (this.worker !== worker) return;
    this.worker = null;
    const all = [...this.waiting.values()];
    this.waiting.clear();
    for (const { reject, timer } of all) {
      clearTimeout(timer);
      reject(new Error('A file of questions could not be read or written.', { cause: error }));
    }
    void worker.terminate();
  }
}
