/** Messages from a WorkerPool's process to the server: it is ready, or a task is done or has failed. */
export type WorkerMessage =
  | { readonly kind: 'ready' }
  | { readonly kind: 'done'; readonly outcome: unknown }
  | { readonly kind: 'failed'; readonly error: string };

function send(message: WorkerMessage): void {
  process.send?.(message, undefined, undefined, (error) => {
    // The server has exited.
    if (error) process.exit();
  });
}

async function perform<Work>(run: (work: Work) => unknown, work: Work): Promise<WorkerMessage> {
  try {
    return { kind: 'done', outcome: await run(work) };
  } catch (error) {
    return { kind: 'failed', error: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}

/** The main function of a WorkerPool's process: runs one task after the other, until the server exits. */
export function serveWork<Work>(run: (work: Work) => unknown): void {
  // The terminal sends Ctrl+C to this process and to the server, which first finishes its requests.
  process.on('SIGINT', () => undefined);
  process.on('disconnect', () => process.exit());
  process.on('message', (work: Work) => void perform(run, work).then(send));
  send({ kind: 'ready' });
}
