import { parentPort } from 'node:worker_threads';
import { ownFormats } from './formats.ts';
import type { FormatReply, FormatTask } from './worker-formats.ts';

/** The thread of WorkerFormats. */
function run(task: FormatTask): Promise<unknown> {
  return task.kind === 'read' ? ownFormats.read(...task.given) : ownFormats.write(...task.given);
}

async function reply({ number, ...task }: FormatTask & { readonly number: number }): Promise<FormatReply> {
  try {
    return { number, outcome: await run(task) };
  } catch (error) {
    return { number, error: String(error) };
  }
}

parentPort?.on('message', (task: FormatTask & { readonly number: number }) => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
  void reply(task).then((message) => parentPort?.postMessage(message));
});
