import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { scratchFolder } from '../store/testing/scratch-folder.ts';
import type { Act } from './testing/commanded-worker.ts';
import { WorkTooLargeError } from './work-errors.ts';
import { WorkerPool, type PoolLimits } from './worker-pool.ts';

vi.setConfig({ testTimeout: 60_000 });

const module = new URL('testing/commanded-worker.ts', import.meta.url);

const poolWith = (limits: Partial<PoolLimits> = {}) =>
  new WorkerPool(module, { processes: 2, deadlineMs: 500, megabytes: 64, ...limits });

/** By default, each call is for another account. */
const run = (pool: WorkerPool, work: readonly [act: Act, value?: unknown], account: string = randomUUID()) =>
  pool.run(work, account);

const folder = mkdtempSync(join(scratchFolder, 'held-'));

afterAll(() => rmSync(folder, { recursive: true }));

/** The path of a file that the 'hold' command waits for. */
const newFlag = () => join(folder, randomUUID());

const release = (flag: string) => writeFileSync(flag, '');

describe('bad work in a worker process', () => {
  it.each([
    ['never ends', 'sleep', 'takes too long'],
    ['is busy forever', 'spin', 'takes too long'],
    ['is stuck in a regular expression', 'match', 'takes too long'],
    ['fills the memory', 'fill', 'needs too much memory'],
    ['fills the memory with one array', 'fillOne', 'needs too much memory'],
  ] as const)('is too large if it %s, and the next work succeeds', async (_what, act, why) => {
    const pool = poolWith({ processes: 1, deadlineMs: act.startsWith('fill') ? 60_000 : 500 });
    const bad = run(pool, [act]);
    const good = run(pool, ['echo', 1]);
    await expect(bad).rejects.toThrow(new WorkTooLargeError(`The work ${why}.`));
    expect(await good).toMatchObject({ value: 1 });
  });

  it.each([
    ['fails', 'fail', 'The work failed in its process: Error: no', undefined],
    ['ends its process', 'exit', 'The process ended before its work was done.', 'The process ended with 0.'],
    [
      'breaks its process',
      'break',
      'The process ended before its work was done.',
      'The process ended with 1.',
    ],
  ] as const)('fails alone if it %s, with the reason in its error', async (_what, act, message, cause) => {
    const pool = poolWith({ processes: 1, deadlineMs: 60_000 });
    const bad = run(pool, [act]);
    const good = Promise.all([run(pool, ['echo', 1]), run(pool, ['echo', 2])]);
    const error: unknown = await bad.catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(Error);
    expect(error).not.toBeInstanceOf(WorkTooLargeError);
    expect(error).toMatchObject({
      message: expect.stringContaining(message),
      ...(cause && { cause: { message: cause } }),
    });
    expect(await good).toMatchObject([{ value: 1 }, { value: 2 }]);
  });

  it('fails alone if it cannot be sent', async () => {
    const pool = poolWith({ processes: 1 });
    await expect(run(pool, ['echo', () => undefined])).rejects.toThrow('cannot be sent');
    expect(await run(pool, ['echo', 1])).toMatchObject({ value: 1 });
  });

  it('fails if its process does not start', async () => {
    const missing = new WorkerPool(new URL('testing/nothing.ts', import.meta.url));
    await expect(run(missing, ['echo'])).rejects.toThrow('ended before its work');
    const silent = new WorkerPool(new URL('testing/silent-worker.ts', import.meta.url), { startMs: 100 });
    await expect(run(silent, ['echo'])).rejects.toMatchObject({
      message: 'The process ended before its work was done.',
      cause: { message: 'The process did not start in time.' },
    });
  });
});

describe('work in worker processes', () => {
  it('has no environment variables, because these contain secrets', async () => {
    expect(process.env).not.toEqual({});
    expect(await run(poolWith(), ['environment'])).toEqual([]);
  });

  it('runs while other work is in progress', async () => {
    const pool = poolWith({ deadlineMs: 60_000 });
    const flag = newFlag();
    const long = run(pool, ['hold', flag]);
    expect(await run(pool, ['echo', 1])).toMatchObject({ value: 1 });
    release(flag);
    expect(await long).toBe('released');
  });

  it('uses no more processes than the maximum', async () => {
    const pool = poolWith({ deadlineMs: 60_000 });
    const done = await Promise.all(Array.from({ length: 20 }, (_, at) => run(pool, ['echo', at])));
    const processes = done.map((outcome): unknown => Reflect.get(Object(outcome), 'pid'));
    expect(new Set(processes).size).toBeLessThanOrEqual(2);
    expect(done.map((outcome): unknown => Reflect.get(Object(outcome), 'value'))).toEqual([...done.keys()]);
  });

  it('runs in the order in which it was requested', async () => {
    const pool = poolWith({ processes: 1, deadlineMs: 60_000 });
    const order: number[] = [];
    const works = Array.from({ length: 20 }, (_, at) => run(pool, ['echo', at]).then(() => order.push(at)));
    await Promise.all(works);
    expect(order).toEqual([...works.keys()]);
  });
});

describe('work that waits for a worker process', () => {
  it('is refused with UNAVAILABLE if too much work waits, and the waiting work still succeeds', async () => {
    const pool = poolWith({ processes: 1, waiting: 2, deadlineMs: 60_000 });
    const flag = newFlag();
    const [running, first, second] = [
      run(pool, ['hold', flag]),
      run(pool, ['echo', 1]),
      run(pool, ['echo', 2]),
    ];
    await expect(run(pool, ['echo', 3])).rejects.toMatchObject({
      extensions: { code: 'UNAVAILABLE', retryAfter: 5 },
    });
    release(flag);
    expect(await Promise.all([running, first, second])).toMatchObject([
      'released',
      { value: 1 },
      { value: 2 },
    ]);
  });

  it('is refused if two requests of its account already wait, and accepted for other accounts', async () => {
    const pool = poolWith({ processes: 1, deadlineMs: 60_000 });
    const flag = newFlag();
    const running = run(pool, ['hold', flag], 'eve');
    const waiting = [run(pool, ['echo', 1], 'eve'), run(pool, ['echo', 2], 'eve')];
    await expect(run(pool, ['echo', 3], 'eve')).rejects.toMatchObject({
      extensions: { code: 'UNAVAILABLE', retryAfter: 5 },
    });
    const other = run(pool, ['echo', 4], 'ada');
    release(flag);
    expect(await Promise.all([running, ...waiting, other])).toMatchObject([
      'released',
      { value: 1 },
      { value: 2 },
      { value: 4 },
    ]);
  });

  it('alternates between accounts that wait', async () => {
    const pool = poolWith({ processes: 1, deadlineMs: 60_000 });
    const flag = newFlag();
    const order: string[] = [];
    const note = (account: string, at: number) =>
      run(pool, ['echo', at], account).then(() => order.push(`${account} ${at}`));
    const running = run(pool, ['hold', flag], 'eve');
    const works = [note('eve', 1), note('eve', 2), note('ada', 1), note('ada', 2), note('bob', 1)];
    release(flag);
    await Promise.all([running, ...works]);
    expect(order).toEqual(['eve 1', 'ada 1', 'bob 1', 'eve 2', 'ada 2']);
  });

  it('leaves a process for other accounts, even if one account sends more work than there are processes', async () => {
    const pool = poolWith({ processes: 2, deadlineMs: 60_000 });
    const [first, second] = [newFlag(), newFlag()];
    const done: string[] = [];
    const runs = [run(pool, ['hold', first], 'eve'), run(pool, ['hold', second], 'eve')];
    void runs[1]?.then(() => done.push('second'));
    release(second);
    expect(await run(pool, ['echo', 1], 'ada')).toMatchObject({ value: 1 });
    expect(done).toEqual([]);
    release(first);
    expect(await Promise.all(runs)).toEqual(['released', 'released']);
  });

  it('succeeds in a process that was started in advance', async () => {
    const pool = poolWith({ processes: 2, readyProcesses: 1 });
    expect(await run(pool, ['echo', 1])).toMatchObject({ value: 1 });
  });

  it('is refused with UNAVAILABLE if it waited too long', async () => {
    const pool = poolWith({ processes: 1, waitMs: 100, deadlineMs: 60_000 });
    const flag = newFlag();
    const running = run(pool, ['hold', flag]);
    await expect(run(pool, ['echo', 1])).rejects.toMatchObject({ extensions: { code: 'UNAVAILABLE' } });
    release(flag);
    expect(await running).toBe('released');
  });
});
