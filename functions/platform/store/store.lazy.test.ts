import { describe, expect, it } from 'vitest';
import { lazily } from '../lazily.ts';
import { lazyStore } from './lazy-store.ts';
import { describeStore } from './store.contract.ts';
import { StoreOpenError, type Store } from './store.ts';
import { withEmptyStores } from './testing/empty-stores.ts';
import { describeOnSqlite } from './testing/store-suites.ts';

describeOnSqlite('a store that is opened on first use', (openStore) => {
  describeStore(
    withEmptyStores('embedded', async (name = 'main') => lazyStore(lazily(() => openStore(name)))),
  );
});

describe('a store that is opened on first use', () => {
  const unavailable = async (): Promise<Store> => {
    throw new StoreOpenError('MongoDB cannot be used.');
  };

  it('is not opened before a collection or cursor is read', async () => {
    const store = lazyStore(unavailable);
    store.collection('things').find({}).sort({ _id: 1 }).limit(1);
    await store.close();
  });

  it('fails each read and write if it cannot be opened', async () => {
    const store = lazyStore(unavailable);
    await expect(store.collection('things').find({}).toArray()).rejects.toThrow(StoreOpenError);
    await expect(store.collection('things').insertOne({ _id: 'a' })).rejects.toThrow(StoreOpenError);
    await expect(store.ping()).rejects.toThrow(StoreOpenError);
  });
});
