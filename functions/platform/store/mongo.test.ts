import { describe, expect, it } from 'vitest';
import { openMongoStore } from './mongo.ts';
import { isStoreUnavailable, StoreOpenError } from './store.ts';
import { breakableProxy } from './testing/breakable-proxy.ts';
import type { Thing } from './testing/contract/thing.ts';
import { describeOnMongo } from './testing/store-suites.ts';

describe('opening MongoDB fails with one sentence, without the password,', () => {
  it.each([
    [
      'if no server answers',
      'mongodb://user:secret@127.0.0.1:1/planner',
      'MongoDB at 127.0.0.1:1 (MONGODB_URI)',
    ],
    ['if the address is invalid', 'localhost:27017/secret', 'MongoDB at the address given (MONGODB_URI)'],
  ])('%s', async (_, uri, beginning) => {
    const opening = openMongoStore(uri);
    await expect(opening).rejects.toThrow(StoreOpenError);
    const message = await opening.then(() => '', String);
    expect(message).toContain(`${beginning} cannot be used: `);
    expect(message).not.toContain('secret');
  });
});

await describeOnMongo('a MongoDB store', (openStore, uri) => {
  it('uses the database named in the address', async () => {
    const [one, same, other] = [await openStore('one'), await openStore('one'), await openStore('other')];
    await one.collection<Thing>('things').insertOne({ _id: 'a' });
    expect(await same.collection<Thing>('things').countDocuments({})).toBe(1);
    expect(await other.collection<Thing>('things').countDocuments({})).toBe(0);
    await Promise.all([one.close(), same.close(), other.close()]);
  });

  it('reports an outage as unavailable, and works again after it', async () => {
    const [, host = '', port = ''] = /@?([^/:@]+):(\d+)\//.exec(uri) ?? [];
    const proxy = await breakableProxy(host, Number(port));
    const proxied = uri.replace(`${host}:${port}`, `127.0.0.1:${proxy.port}`);
    // A member of a replica set would return the other members' addresses, and the driver would use those.
    const store = await openMongoStore(`${proxied}${uri.includes('?') ? '&' : '?'}directConnection=true`);
    const things = store.collection<Thing>('things');
    await things.insertOne({ _id: 'before' });
    await proxy.cut();
    await expect(things.insertOne({ _id: 'during' })).rejects.toSatisfy(isStoreUnavailable);
    await expect(things.findOne({ _id: 'before' })).rejects.toSatisfy(isStoreUnavailable);
    await expect(store.ping()).rejects.toSatisfy(isStoreUnavailable);
    await proxy.open();
    await things.insertOne({ _id: 'after' });
    expect(await things.countDocuments({ _id: { $in: ['before', 'after'] } })).toBe(2);
    await store.close();
    await proxy.cut();
  }, 30_000);
});
