/** How often is looked whether the parent is there still. */
const interval = 500;

/**
 * Lets a child process stand in this one's place: it gets the signals that come, and its exit code ends this process.
 * npm gives a signal to its shell, and that ends without passing it on: who lost it as a parent was told to stop.
 * @param {import('node:child_process').ChildProcess} child
 */
export function supervise(child) {
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM']))
    process.on(signal, () => child.kill(signal));
  child.once('exit', (code) => process.exit(code ?? 1));
  if (process.env['npm_lifecycle_event'] === undefined) return;
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    child.kill('SIGTERM');
  }, interval);
}
