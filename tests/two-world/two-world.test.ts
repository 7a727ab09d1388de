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
const requestCount = Number(process.env['TWO_WORLD_PAIRS'] ?? 10_000);
const seed = process.env['TWO_WORLD_SEED'] ?? 'markwise';
/** Number of requests after which a leak counts as missed. */
const maxRequestsPerLeak = 2_000;

/**
 * Numbers of the requests that succeeded without a leak. The first test fills the set. Without it, the second test
 * takes longer.
 */
const granted = new Set<number>();

async function openTwins(planted: Leak | null = null): Promise<Twins> {
  const [left, right] = worlds;
  return [
    await openTwin(await testStore(), left, planted),
    await openTwin(await testStore(), right, planted),
  ];
}

function turnsOf([{ schema, known }]: Twins, count: number): Turn[] {
  const requests = requestsOf(schema, restRoutes(), known, seed);
  return Array.from({ length: count }, (_, turn) => ({ callerRequest: requests.next().value, turn }));
}

/**
 * The requests, most likely to show the leak first: requests that the leak concerns, then requests that have shown
 * another leak, then requests that succeeded. Since the effects of each request are undone, the order changes only the
 * duration of the test.
 */
function sortByChance(turns: readonly Turn[], leak: Leak, revealing: ReadonlySet<number>): readonly Turn[] {
  const chance = ({ callerRequest, turn }: Turn): number =>
    (leak.concerns?.(callerRequest.request) ? 4 : 0) +
    (revealing.has(turn) ? 2 : 0) +
    (granted.has(turn) === (leak.isInRefusals ?? false) ? 0 : 1);
  return turns.toSorted((one, other) => chance(other) - chance(one));
}

it(
  'responses do not depend on answer keys, on the order in which authors wrote answers, or on grades and plans of others',
  { timeout: 600_000 },
  async () => {
    const twins = await openTwins();
    const began = performance.now();
    const run = await firstDifference(twins, turnsOf(twins, requestCount));
    const seconds = (performance.now() - began) / 1000;
    process.stdout.write(
      `two worlds: ${requestCount} pairs of requests, ${run.granted.length} granted, ${run.reached.size} operations and routes reached, ${seconds.toFixed(1)} s, seed ${seed}\n`,
    );
    expect(run.difference).toBeNull();
    // A comparison of refusals alone would prove nothing.
    expect(run.granted.length).toBeGreaterThan(requestCount / 10);
    // Each operation and route that students can use has to succeed for a student. Otherwise the responses of a
    // success were not compared.
    expect(reachableByStudents().filter((name) => !run.reached.has(name))).toEqual([]);
    for (const { turn } of run.granted) granted.add(turn);
  },
);

it('the comparison of the two worlds detects every planted leak', { timeout: 600_000 }, async () => {
  const clean = await openTwins();
  const turns = turnsOf(clean, maxRequestsPerLeak);
  const revealing = new Set<number>();
  const undetected: string[] = [];
  for (const leak of leaks) {
    const twins = leak.isWritten ? await openTwins(leak) : clean;
    for (const twin of twins) twin.leak = leak;
    const { difference } = await firstDifference(twins, sortByChance(turns, leak, revealing));
    for (const twin of twins) twin.leak = null;
    if (difference === null) undetected.push(leak.name);
    else revealing.add(difference.turn);
  }
  process.stdout.write(
    `two worlds: ${leaks.length - undetected.length} of ${leaks.length} planted leaks detected\n`,
  );
  expect(undetected).toEqual([]);
  expect(leaks.length).toBeGreaterThanOrEqual(70);
});
