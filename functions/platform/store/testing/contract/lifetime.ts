import { describe, expect, it } from 'vitest';
import { isStoreUnavailable } from '../../store.ts';
import type { OpenStore } from '../store-suites.ts';
import type { Thing } from './thing.ts';

export function describeLifetime(openStore: OpenStore): void {
  describe('a store', () => {
    it('answers a ping', async () => {
      const store = await openStore('lifetime');
      await expect(store.ping()).resolves.toBeUndefined();
      await store.close();
    });

    it('keeps its documents and unique values when it is opened again', async () => {
      const first = await openStore('lifetime');
      const things = first.collection<Thing>('things');
      await things.createIndex({ email: 1 }, { unique: true });
      await things.insertOne({ _id: 'a', email: 'a' });
      await first.close();

      const second = await openStore('lifetime');
      const again = second.collection<Thing>('things');
      expect(await again.findOne({ email: 'a' })).toEqual({ _id: 'a', email: 'a' });
      await expect(again.insertOne({ _id: 'b', email: 'a' })).rejects.toThrow(Error);
      await second.close();
    });

    it('is unavailable after it is closed', async () => {
      const store = await openStore('lifetime');
      const things = store.collection<Thing>('things');
      await store.close();
      await expect(things.findOne({ owner: 'ada' })).rejects.toSatisfy(isStoreUnavailable);
      await expect(things.insertOne({ _id: 'z', email: 'z' })).rejects.toSatisfy(isStoreUnavailable);
      await expect(store.ping()).rejects.toSatisfy(isStoreUnavailable);
    });

    it('stores documents with the same ID in different collections', async () => {
      const store = await openStore('lifetime');
      await store.collection<Thing>('ones').insertOne({ _id: 'a', count: 1 });
      await store.collection<Thing>('twos').insertOne({ _id: 'a', count: 2 });
      expect(await store.collection<Thing>('ones').find({}).toArray()).toEqual([{ _id: 'a', count: 1 }]);
      await store.close();
    });
  });
}
