import { setImmediate as nextTurn } from 'node:timers/promises';

/**
 * Runs functions by key. All callers before a run starts share this run. Runs of the same key never overlap in this
 * process.
 */
export class SharedRuns {
  private readonly waiting = new Map<string, Promise<void>>();
  private readonly running = new Map<string, Promise<void>>();

  /**
   * Resolves after a run that started after this call, so that the run includes everything that the caller did before.
   * Rejects if the run fails.
   */
  run(key: string, act: () => Promise<void>): Promise<void> {
    const waiting = this.waiting.get(key);
    if (waiting) return waiting;
    const next = this.after(this.running.get(key), key, act);
    this.waiting.set(key, next);
    return next;
  }

  private async after(
    before: Promise<void> | undefined,
    key: string,
    act: () => Promise<void>,
  ): Promise<void> {
    // If the previous run fails, only its own callers get the error.
    await before?.catch(() => undefined);
    // All fields of one request call `run` within one turn of the event loop, so they share the run.
    await nextTurn();
    const calls = this.waiting.get(key);
    if (calls) this.running.set(key, calls);
    this.waiting.delete(key);
    try {
      await act();
    } finally {
      if (this.running.get(key) === calls) this.running.delete(key);
    }
  }
}
