import { say, warn } from './run.mjs';

/** Milliseconds between two checks whether the parent process still exists. */
const parentCheckMs = 500;

const defaultWaits = { firstMs: 500, maxMs: 30_000, healthyMs: 60_000 };

/**
 * The signals that users and service managers send to stop a server.
 * @type {NodeJS.Signals[]}
 */
const stopSignals = ['SIGINT', 'SIGTERM'];

/**
 * Runs a server as if it were this process: forwards signals to it, and exits with its exit code. A crashed
 * server is started again, after a delay that doubles with each crash until the server has run for a minute.
 * The server reports that it listens with `process.send('ready')`. Before the first report, an exit code ends
 * this process as well: a refused start would be refused again.
 * @param {() => import('node:child_process').ChildProcess} startServer
 * @param {Partial<typeof defaultWaits>} [waits]
 */
export function supervise(startServer, waits = {}) {
  const { firstMs, maxMs, healthyMs } = { ...defaultWaits, ...waits };
  let isStopping = false;
  let hasServed = false;
  let waitMs = firstMs;
  /** @type {import('node:child_process').ChildProcess | undefined} */
  let server;
  /** @type {NodeJS.Timeout | undefined} */
  let nextStart;

  function start() {
    let readyAt = Infinity;
    const child = startServer();
    server = child;
    child.on('message', (message) => {
      if (message !== 'ready') return;
      readyAt = performance.now();
      if (hasServed) say('The server is back.');
      hasServed = true;
    });
    child.once('exit', (code, signal) => {
      server = undefined;
      if (isStopping || !isCrash(code, signal)) process.exit(code ?? 1);
      if (performance.now() - readyAt >= healthyMs) waitMs = firstMs;
      startLater(`The server ended ${signal === null ? `with exit code ${code}` : `by ${signal}`}.`);
    });
    child.once('error', (error) => {
      // Errors of a running child are about signals and messages. Its end is reported separately.
      if (child.pid !== undefined) return;
      server = undefined;
      if (!hasServed) throw error;
      startLater(`The server could not be started: ${error.message}.`);
    });
  }

  /** @param {string} reason */
  function startLater(reason) {
    warn(`${reason} It starts again in ${waitMs / 1000} s.`);
    nextStart = setTimeout(start, waitMs);
    waitMs = Math.min(waitMs * 2, maxMs);
  }

  /**
   * @param {number | null} code
   * @param {NodeJS.Signals | null} signal
   */
  function isCrash(code, signal) {
    if (signal !== null) return !stopSignals.includes(signal);
    return code !== 0 && hasServed;
  }

  /** @param {NodeJS.Signals} signal */
  function stop(signal) {
    isStopping = true;
    clearTimeout(nextStart);
    if (server) server.kill(signal);
    else process.exit(0);
  }

  for (const signal of stopSignals) process.on(signal, () => stop(signal));
  start();
  // npm sends signals to its shell, which ends without forwarding them. So the server also stops when its parent ends.
  if (process.env['npm_lifecycle_event'] === undefined) return;
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    stop('SIGTERM');
  }, parentCheckMs);
}
