import { afterAll, beforeAll } from 'vitest';
import type { Store } from './store.ts';
import { describeConcurrency } from './testing/contract/concurrency.ts';
import { describeDeletes } from './testing/contract/deletes.ts';
import { describeFilters } from './testing/contract/filters.ts';
import { describeLifetime } from './testing/contract/lifetime.ts';
import { describeProjection } from './testing/contract/projection.ts';
import { describeSorting } from './testing/contract/sorting.ts';
import type { Thing } from './testing/contract/thing.ts';
import { describeUniqueness } from './testing/contract/uniqueness.ts';
import { describeUpdates } from './testing/contract/updates.ts';
import { describeUpserts } from './testing/contract/upserts.ts';
import { describeValues } from './testing/contract/values.ts';
import type { OpenStore } from './testing/store-suites.ts';

/** The tests that every implementation of Store must pass. */
export function describeStore(openStore: OpenStore): void {
  let store: Store;
  let collections = 0;
  const fresh = () => store.collection<Thing>(`things${collections++}`);

  beforeAll(async () => {
    store = await openStore();
  });
  afterAll(() => store.close());

  describeFilters(fresh);
  describeSorting(fresh);
  describeProjection(fresh);
  describeUpdates(fresh);
  describeUpserts(fresh);
  describeDeletes(fresh);
  describeUniqueness(fresh);
  describeConcurrency(fresh);
  describeValues(fresh);
  describeLifetime(openStore);
}
