// Preloaded into a server process. On request, it reports to its parent process how long the event loop was
// blocked since the last request.
import { monitorEventLoopDelay } from 'node:perf_hooks';

/** Delays of the event loop, in milliseconds. */
export interface LoopDelay {
  readonly longest: number;
  readonly p99: number;
}

const resolution = 5;
const delay = monitorEventLoopDelay({ resolution });
delay.enable();

// The histogram contains the time between two of its ticks. A tick itself is no delay.
const milliseconds = (nanoseconds: number) => Math.max(0, nanoseconds / 1e6 - resolution);

process.on('message', (message) => {
  // The server's own child processes load this file as well, and get other messages.
  if (message !== 'report') return;
  const delayReport: LoopDelay = {
    longest: milliseconds(delay.max),
    p99: milliseconds(delay.percentile(99)),
  };
  delay.reset();
  process.send?.(delayReport);
});
