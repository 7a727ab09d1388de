import { setImmediate as nextTurn } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { SharedRuns } from './shared-runs.ts';

/** Runs that end only when released. Counts the started runs, and the highest number of active runs. */
function heldRuns() {
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

async function turns(count = 3): Promise<void> {
  // oxlint-disable-next-line no-await-in-loop -- one after the other
  for (let at = 0; at < count; at += 1) await nextTurn();
}

describe('shared runs', () => {
  it('share one run among all callers before it starts', async () => {
    const runs = new SharedRuns();
    const held = heldRuns();
    const all = Array.from({ length: 15 }, () => runs.run('ada', held.act));
    await turns();
    expect(held.began()).toBe(1);
    held.end();
    await Promise.all(all);
    expect(held.began()).toBe(1);
  });

  it('start one more run, after the first, for all callers during it', async () => {
    const runs = new SharedRuns();
    const held = heldRuns();
    const first = runs.run('ada', held.act);
    await turns();
    const later = [runs.run('ada', held.act), runs.run('ada', held.act)];
    await turns();
    expect(held.began()).toBe(1);
    held.end();
    await first;
    await turns();
    later.push(runs.run('ada', held.act));
    expect(held.began()).toBe(2);
    held.end();
    await Promise.all(later.slice(0, 2));
    await turns();
    held.end();
    await Promise.all(later);
    expect([held.began(), held.highest()]).toEqual([3, 1]);
  });

  it('are separate for each user', async () => {
    const runs = new SharedRuns();
    const held = heldRuns();
    void runs.run('ada', held.act);
    void runs.run('bob', held.act);
    await turns();
    expect([held.began(), held.highest()]).toEqual([2, 2]);
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
