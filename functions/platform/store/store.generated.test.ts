import * as fc from 'fast-check';
import { Query } from 'mingo';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Store, StoreCollection, StoreSort } from './store.ts';
import type { StoreFilter } from './store-filter.ts';
import { filters, indexablePaths, sampleDocuments, sorts, type Sample } from './testing/arbitrary-queries.ts';
import { describeOnMongo, describeOnSqlite } from './testing/store-suites.ts';

const samples = sampleDocuments(60);

async function fill(
  store: Store,
  name: string,
  indexes: readonly string[],
): Promise<StoreCollection<Sample>> {
  const collection = store.collection<Sample>(name);
  for (const path of indexes) await collection.createIndex({ [path]: 1 });
  await Promise.all(samples.map((sample) => collection.insertOne(sample)));
  return collection;
}

function page(
  collection: StoreCollection<Sample>,
  filter: StoreFilter<Sample>,
  sort: StoreSort,
  skip: number,
) {
  const cursor = collection.find(filter);
  cursor.sort(sort);
  return cursor.skip(skip).limit(10).toArray();
}

describeOnSqlite('generated queries', (openStore) => {
  let store: Store;
  let plain: StoreCollection<Sample>;
  let indexed: StoreCollection<Sample>;
  beforeAll(async () => {
    store = await openStore();
    plain = await fill(store, 'plain', []);
    indexed = await fill(store, 'indexed', indexablePaths);
  });
  afterAll(() => store.close());

  it('find the same documents as mingo, with and without indexes', async () => {
    await fc.assert(
      fc.asyncProperty(filters, async (filter) => {
        const query = new Query<Sample>(filter);
        const expected = samples.filter((sample) => query.test(sample));
        for (const collection of [plain, indexed]) {
          expect(await collection.find(filter).sort({ _id: 1 }).toArray()).toEqual(expected);
          expect(await collection.countDocuments(filter)).toBe(expected.length);
        }
      }),
      { numRuns: 500 },
    );
  }, 60_000);

  it('return the same order with and without indexes', async () => {
    await fc.assert(
      fc.asyncProperty(filters, sorts, fc.nat(20), async (filter, sort, skip) => {
        expect(await page(indexed, filter, sort, skip)).toEqual(await page(plain, filter, sort, skip));
      }),
      { numRuns: 300 },
    );
  }, 60_000);
});

await describeOnMongo('generated queries', (openMongo) => {
  // The same documents in the embedded engine.
  describeOnSqlite('as', (openSqlite) => {
    let stores: Store[] = [];
    let collections: StoreCollection<Sample>[] = [];
    beforeAll(async () => {
      stores = [await openMongo(), await openSqlite()];
      collections = await Promise.all(stores.map((store) => fill(store, 'samples', indexablePaths)));
    });
    afterAll(() => Promise.all(stores.map((store) => store.close())));

    it('find the same documents in the same order', async () => {
      await fc.assert(
        fc.asyncProperty(filters, sorts, fc.nat(20), async (filter, sort, skip) => {
          const [mongoResult, sqliteResult] = await Promise.all(
            collections.map(async (collection) => [
              await page(collection, filter, sort, skip),
              await collection.countDocuments(filter),
            ]),
          );
          expect(sqliteResult).toEqual(mongoResult);
        }),
        { numRuns: 150 },
      );
    }, 60_000);
  });
});
