import { expect, it } from 'vitest';
import { restRoutes } from '../../gateway/rest/routes.ts';
import { testStore } from '../support/test-store.ts';
import { firstDifference, type Turn, type Twins } from './testing/compare.ts';
import type { Leak } from './testing/leak.ts';
import { leaks } from './testing/leaks.ts';
import { worlds } from './testing/questions.ts';
import { reachableByStudents } from './testing/reachable.ts';
import { requestsOf } from './testing/requests.ts';
import { openTwin } from './testing/twin.ts';

/** Number of requests to each world. The environment can set another number, and another seed. */
const pairs = Number(process.env['TWO_WORLD_PAIRS'] ?? 10_000);
const seed = process.env['TWO_WORLD_SEED'] ?? 'markwise';
/** Number of requests after which a leak counts as missed. */
const max = 2_000;

/**
 * Turns of the requests that were granted without a leak. Empty if the first test did not run: then the second one
 * takes longer.
 */
const granted = new Set<number>();

async function openTwins(seeded: Leak | null = null): Promise<Twins> {
  const [left, right] = worlds;
  return [await openTwin(await testStore(), left, seeded), await openTwin(await testStore(), right, seeded)];
}

function turnsOf([{ schema, known }]: Twins, count: number): Turn[] {
  const requests = requestsOf(schema, restRoutes(), known, seed);
  return Array.from({ length: count }, (_, turn) => ({ asked: requests.next().value, turn }));
}

/**
 * The turns, sorted by the chance that they show the leak. Requests that the leak concerns are first. Requests that have
 * shown another leak are next, and then those that were granted. The effects of each request are undone, so the order
 * only changes the duration.
 */
function likelyFirst(turns: readonly Turn[], leak: Leak, revealing: ReadonlySet<number>): readonly Turn[] {
  const chance = ({ asked, turn }: Turn): number =>
    (leak.concerns?.(asked.request) ? 4 : 0) +
    (revealing.has(turn) ? 2 : 0) +
    (granted.has(turn) === (leak.isInRefusals ?? false) ? 0 : 1);
  return turns.toSorted((one, other) => chance(other) - chance(one));
}

it(
  'responses do not depend on answer keys, on the order in which authors wrote the answers, or on what another student has',
  { timeout: 600_000 },
  async () => {
    const twins = await openTwins();
    const began = performance.now();
    const run = await firstDifference(twins, turnsOf(twins, pairs));
    const seconds = (performance.now() - began) / 1000;
    process.stdout.write(
      `two worlds: ${pairs} pairs of requests, ${run.granted.length} granted, ${run.reached.size} operations and routes reached, ${seconds.toFixed(1)} s, seed ${seed}\n`,
    );
    expect(run.difference).toBeNull();
    // Refusals alone would prove nothing.
    expect(run.granted.length).toBeGreaterThan(pairs / 10);
    // Each operation and route that students can use has to succeed for a student. Otherwise the responses of a
    // success were not compared.
    expect(reachableByStudents().filter((name) => !run.reached.has(name))).toEqual([]);
    for (const { turn } of run.granted) granted.add(turn);
  },
);

it('the comparison of the two worlds detects every seeded leak', { timeout: 600_000 }, async () => {
  const clean = await openTwins();
  const turns = turnsOf(clean, max);
  const revealing = new Set<number>();
  const missed: string[] = [];
  for (const leak of leaks) {
    // oxlint-disable-next-line no-await-in-loop -- one leak at a time, in worlds that are shared
    const twins = leak.isWritten ? await openTwins(leak) : clean;
    for (const twin of twins) twin.leak = leak;
    // oxlint-disable-next-line no-await-in-loop
    const { difference } = await firstDifference(twins, likelyFirst(turns, leak, revealing));
    for (const twin of twins) twin.leak = null;
    if (difference === null) missed.push(leak.name);
    else revealing.add(difference.turn);
  }
  process.stdout.write(
    `two worlds: ${leaks.length - missed.length} of ${leaks.length} seeded leaks noticed\n`,
  );
  expect(missed).toEqual([]);
  expect(leaks.length).toBeGreaterThanOrEqual(70);
});
