// Loaded first in a server process. When the parent process asks, this reports how long the event loop was blocked
// since the last report.
import { monitorEventLoopDelay } from 'node:perf_hooks';

/** Delays of the event loop, in milliseconds. */
export interface LoopDelay {
  readonly longest: number;
  readonly p99: number;
}

const resolution = 5;
const delay = monitorEventLoopDelay({ resolution });
delay.enable();

// The histogram contains the time between two measurements. Without a delay, this is `resolution`.
const milliseconds = (nanoseconds: number) => Math.max(0, nanoseconds / 1e6 - resolution);

process.on('message', (message) => {
  // Child processes of the server load this file too, and get other messages.
  if (message !== 'report') return;
  const delayReport: LoopDelay = {
    longest: milliseconds(delay.max),
    p99: milliseconds(delay.percentile(99)),
  };
  delay.reset();
  process.send?.(delayReport);
});
