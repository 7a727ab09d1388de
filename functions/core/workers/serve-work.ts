import { parentPort } from 'node:worker_threads';

/** What a thread sends: that it is ready, and then what came of each work. */
export type ThreadMessage =
  | { readonly kind: 'ready' }
  | { readonly kind: 'done'; readonly outcome: unknown }
  | { readonly kind: 'failed'; readonly error: string };

function send(message: ThreadMessage): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
  parentPort?.postMessage(message);
}

async function perform<Work>(run: (work: Work) => unknown, work: Work): Promise<ThreadMessage> {
  try {
    return { kind: 'done', outcome: await run(work) };
  } catch (error) {
    return { kind: 'failed', error: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}

/** The body of a thread of a WorkerPool: does one work after the other. */
export function serveWork<Work>(run: (work: Work) => unknown): void {
  parentPort?.on('message', (work: Work) => void perform(run, work).then(send));
  send({ kind: 'ready' });
}
