import { expect, it } from 'vitest';
import { restRoutes } from '../../gateway/rest/routes.ts';
import { testStore } from '../support/test-store.ts';
import { firstDifference, type Twins } from './testing/compare.ts';
import type { Leak } from './testing/leak.ts';
import { leaks } from './testing/leaks.ts';
import { worlds } from './testing/questions.ts';
import { reachableByStudents } from './testing/reachable.ts';
import { requestsOf } from './testing/requests.ts';
import { openTwin } from './testing/twin.ts';

/** Number of requests to each world. The environment can set another number, and another seed. */
const pairs = Number(process.env['TWO_WORLD_PAIRS'] ?? 10_000);
const seed = process.env['TWO_WORLD_SEED'] ?? 'markwise';

async function openTwins(seeded: Leak | null = null): Promise<Twins> {
  const [left, right] = worlds;
  return [await openTwin(await testStore(), left, seeded), await openTwin(await testStore(), right, seeded)];
}

function requests([{ schema, known }]: Twins) {
  return requestsOf(schema, restRoutes(), known, seed);
}

it(
  'responses do not depend on answer keys, on the order in which authors wrote the answers, or on what another student has',
  { timeout: 600_000 },
  async () => {
    const twins = await openTwins();
    const began = performance.now();
    const { difference, granted, reached } = await firstDifference(twins, requests(twins), pairs);
    const seconds = (performance.now() - began) / 1000;
    process.stdout.write(
      `two worlds: ${pairs} pairs of requests, ${granted} granted, ${reached.size} operations and routes reached, ${seconds.toFixed(1)} s, seed ${seed}\n`,
    );
    expect(difference).toBeNull();
    // Refusals alone would prove nothing.
    expect(granted).toBeGreaterThan(pairs / 10);
    // Each operation and route that students can use has to succeed for a student. Otherwise the responses of a
    // success were not compared.
    expect(reachableByStudents().filter((name) => !reached.has(name))).toEqual([]);
  },
);

/** Number of requests after which a leak counts as missed. */
const max = 2_000;

it('the comparison of the two worlds detects every seeded leak', { timeout: 600_000 }, async () => {
  const clean = await openTwins();
  const missed: string[] = [];
  let slowest = 0;
  for (const leak of leaks) {
    // oxlint-disable-next-line no-await-in-loop -- one leak at a time, in worlds that are shared
    const twins = leak.isWritten ? await openTwins(leak) : clean;
    for (const twin of twins) twin.leak = leak;
    // oxlint-disable-next-line no-await-in-loop
    const { difference } = await firstDifference(twins, requests(twins), max);
    for (const twin of twins) twin.leak = null;
    if (difference === null) missed.push(leak.name);
    else slowest = Math.max(slowest, difference.turn);
  }
  process.stdout.write(
    `two worlds: ${leaks.length - missed.length} of ${leaks.length} seeded leaks noticed, the last after ${slowest} requests\n`,
  );
  expect(missed).toEqual([]);
  expect(leaks.length).toBeGreaterThanOrEqual(70);
});
