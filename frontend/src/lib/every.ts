/**
 * Calls `run` every `ms` milliseconds, until the returned function is called.
 *
 * Uses a chain of timeouts, since tests can fake setTimeout. They cannot fake setInterval: jsdom needs it for animation
 * frames.
 */
export function every(ms: number, run: () => void): () => void {
  let timer = setTimeout(tick, ms);
  function tick() {
    timer = setTimeout(tick, ms);
    run();
  }
  return () => clearTimeout(timer);
}
