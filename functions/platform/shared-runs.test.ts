import { setImmediate as nextTurn } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { SharedRuns } from './shared-runs.ts';

/** Runs that end only when `end` is called. Counts the started runs, and the highest number of concurrent runs. */
function pausedRuns() {
  const ends: (() => void)[] = [];
  let running = 0;
  let highest = 0;
  return {
    began: () => ends.length,
    highest: () => highest,
    end: () => ends.at(-1)?.(),
    act: async () => {
      running += 1;
      highest = Math.max(highest, running);
      await new Promise<void>((resolve) => ends.push(resolve));
      running -= 1;
    },
  };
}

async function waitTurns(count = 3): Promise<void> {
  for (let at = 0; at < count; at += 1) await nextTurn();
}

describe('shared runs', () => {
  it('call the function once for all callers before the run starts', async () => {
    const runs = new SharedRuns();
    const paused = pausedRuns();
    const all = Array.from({ length: 15 }, () => runs.run('ada', paused.act));
    await waitTurns();
    expect(paused.began()).toBe(1);
    paused.end();
    await Promise.all(all);
    expect(paused.began()).toBe(1);
  });

  it('start a second run after the first, for all callers that came during the first', async () => {
    const runs = new SharedRuns();
    const paused = pausedRuns();
    const first = runs.run('ada', paused.act);
    await waitTurns();
    const later = [runs.run('ada', paused.act), runs.run('ada', paused.act)];
    await waitTurns();
    expect(paused.began()).toBe(1);
    paused.end();
    await first;
    await waitTurns();
    later.push(runs.run('ada', paused.act));
    expect(paused.began()).toBe(2);
    paused.end();
    await Promise.all(later.slice(0, 2));
    await waitTurns();
    paused.end();
    await Promise.all(later);
    expect([paused.began(), paused.highest()]).toEqual([3, 1]);
  });

  it('are separate for each user', async () => {
    const runs = new SharedRuns();
    const paused = pausedRuns();
    void runs.run('ada', paused.act);
    void runs.run('bob', paused.act);
    await waitTurns();
    expect([paused.began(), paused.highest()]).toEqual([2, 2]);
  });

  it('fail for all callers of a failed run, but not for the next caller', async () => {
    const runs = new SharedRuns();
    const broken = () => Promise.reject(new Error('The store is away.'));
    const failed = [runs.run('ada', broken), runs.run('ada', broken)];
    const outcomes = await Promise.allSettled(failed);
    expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    await expect(runs.run('ada', () => Promise.resolve())).resolves.toBeUndefined();
  });
});
