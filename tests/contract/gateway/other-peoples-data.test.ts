import { expect, it } from 'vitest';
import type { StoredDocument } from '../../../functions/platform/store/store.ts';
import { operationsOf } from '../../authorization/testing/operations.ts';
import { createWorld, type World } from '../../authorization/testing/world.ts';
import { limitCounts, type RewindableStore } from '../../support/rewindable-store.ts';
import { testStore } from '../../support/test-store.ts';
import { withVisitedRows, type VisitedDuring, type VisitedRows } from '../../support/visited-rows.ts';

const json = { 'content-type': 'application/json' };

/** A copy of a stored document with other IDs and addresses, as if it was another person's in another course. */
function copyForOtherPerson(text: string, copy: number): StoredDocument {
  const other = text
    .replaceAll(/\b(?:id|secret|CODE|somebody)-\d+\b/g, (id) => `${id}-${copy}`)
    .replaceAll('@markwise.example', `@other${copy}.example`);
  const document = JSON.parse(other) as StoredDocument & { readonly hash?: string };
  return {
    ...document,
    _id: `${document._id}-${copy}`,
    ...(document.hash !== undefined && { hash: `${document.hash}-${copy}` }),
  };
}

/** Stores two copies of each document, except of documents for all users, or about the admin. */
async function addOtherPeople(store: RewindableStore): Promise<void> {
  const snapshot = await store.snapshot();
  const isForAll = (text: string) => text.includes('"isTemplate":true') || text.includes('root@');
  for (const [name, documents] of snapshot) {
    if (limitCounts.has(name)) continue;
    const texts = [...documents.values()].filter((text) => !isForAll(text));
    const copies = [1, 2].flatMap((copy) => texts.map((text) => copyForOtherPerson(text, copy)));
    if (copies.length > 0) await store.collection(name).insertMany(copies);
  }
}

/** The rows that each operation reads, for two callers, and for own and shared objects. By operation, actor and ownership. */
async function visitedByRequest(
  world: World,
  during: VisitedDuring,
): Promise<ReadonlyMap<string, VisitedRows>> {
  const start = await world.store.snapshot();
  const visited = new Map<string, VisitedRows>();
  for (const { name, document: query, variables } of operationsOf(world.schema))
    for (const actor of ['student owner', 'instructor owner'] as const)
      for (const ownership of ['own', 'shared'] as const) {
        const body = JSON.stringify({ query, variables: variables(world.things(actor, ownership)) });
        const send = () => world.send(actor, { method: 'POST', path: '/graphql', headers: json, body });
        visited.set(`${name} as ${actor}, ${ownership}`, await during(send));
        await world.store.rewind(start);
      }
  return visited;
}

/** Operations that read data of all users. */
const readsAllUsers = [
  // It searches the quizzes of all users for the question, since quizzes have no index of their questions.
  'deleteQuestion',
];

it('an operation visits no row of data that its caller cannot see', { timeout: 600_000 }, async () => {
  await withVisitedRows(async (during) => {
    const world = await createWorld(await testStore());
    const alone = await visitedByRequest(world, during);
    await addOtherPeople(world.store);
    const withOthers = await visitedByRequest(world, during);
    const additional = [...withOthers].flatMap(([request, rows]) => {
      const before = alone.get(request);
      const changed = [...rows].filter(([sql, count]) => count > (before?.get(sql) ?? 0));
      return changed.map(([sql, count]) => `${request}: ${before?.get(sql) ?? 0}, ${count} ${sql}`);
    });
    const isExpected = (text: string) => readsAllUsers.some((name) => text.startsWith(`${name} as `));
    expect(additional.filter((text) => !isExpected(text))).toEqual([]);
    expect(
      readsAllUsers.filter((name) => !additional.some((text) => text.startsWith(`${name} as `))),
    ).toEqual([]);
    // Checks that rows are counted at all: this caller has data.
    expect(alone.get('quizzes as instructor owner, own')?.size).toBeGreaterThan(5);
  });
});
