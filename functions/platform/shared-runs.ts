import { setImmediate as nextTurn } from 'node:timers/promises';

/** Runs by key: callers share a run until it starts, and no two runs of a key overlap within this process. */
export class SharedRuns {
  private readonly waiting = new Map<string, Promise<void>>();
  private readonly running = new Map<string, Promise<void>>();

  /**
   * Resolves after a run that began no earlier than this call, so that it has seen whatever the caller has done before. Fails
   * as the run does.
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
    // The failure of another run is its callers' own.
    await before?.catch(() => undefined);
    // The fields of one request ask within one turn: all of them share the run.
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
