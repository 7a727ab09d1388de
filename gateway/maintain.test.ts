import { describe, expect, it } from 'vitest';
import { day } from '../functions/platform/clock.ts';
import type { Store } from '../functions/platform/store/store.ts';
import { maintain } from './maintain.ts';
import { clientOf, gateways } from '../tests/support/gateways.ts';
import { testApp, testClock } from '../tests/support/test-app.ts';
import { testStore } from '../tests/support/test-store.ts';

/** The store, and the names of the collections on which an index was created. */
function recordIndexes(store: Store): { store: Store; indexed: Set<string> } {
  const indexed = new Set<string>();
  const collection: Store['collection'] = (name) =>
    new Proxy(store.collection(name), {
      get(target, property) {
        if (property === 'createIndex') indexed.add(name);
        const value: unknown = Reflect.get(target, property);
        return typeof value === 'function' ? value.bind(target) : value;
      },
    });
  return { store: { collection, ping: () => store.ping(), close: () => store.close() }, indexed };
}

describe.each(gateways)('maintenance of $name', (gateway) => {
  it('declares indexes and removes expired data, however often it runs', async () => {
    const { store, indexed } = recordIndexes(await testStore());
    const clock = testClock();
    const { app, product } = testApp({ store, clock });
    const client = clientOf(gateway, app);
    await client.rest('/api/drafts', { course: { categories: [] } });
    clock.advance(60 * day);
    await client.rest('/api/drafts', { course: { categories: [] } });
    clock.advance(31 * day);
    for (let time = 0; time < 2; time += 1) await maintain(product, { admin: null });
    clock.advance(-31 * day);
    expect((await client.send({ path: '/api/drafts/id-1' })).status).toBe(404);
    expect((await client.send({ path: '/api/drafts/id-2' })).status).toBe(200);
    expect([...indexed]).toContain('drafts');
  });
});
