import { expect, it } from 'vitest';
import { lazily } from './lazily.ts';

it('loads once, on first use, also if several uses wait for it', async () => {
  let loads = 0;
  const load = lazily(async () => {
    loads += 1;
    return { loads };
  });
  expect(loads).toBe(0);
  const [first, second] = await Promise.all([load(), load()]);
  expect(await load()).toBe(first);
  expect(second).toBe(first);
  expect(loads).toBe(1);
});

it('fails each use that waited for a failed load, and loads again for the next use', async () => {
  let loads = 0;
  const load = lazily(async () => {
    loads += 1;
    if (loads === 1) throw new Error('The file cannot be read.');
    return loads;
  });
  const failed = await Promise.allSettled([load(), load()]);
  expect(failed.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(await load()).toBe(2);
});
