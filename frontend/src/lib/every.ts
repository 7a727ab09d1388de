/**
 * Calls `run` every `ms` milliseconds, until the returned function is called.
 *
 * A chain of timeouts, not setInterval: tests fake timeouts, and cannot fake setInterval, with which jsdom draws its
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
