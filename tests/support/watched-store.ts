import type { Store } from '../../functions/platform/store/store.ts';
import type { OpenStore } from '../../functions/platform/store/testing/store-suites.ts';

/** Stores that record the documents that are read from their collections. */
export function watched(openStore: OpenStore) {
  const reads: { readonly collection: string; readonly text: string }[] = [];
  const wrap = (store: Store): Store => ({
    ping: () => store.ping(),
    close: () => store.close(),
    collection: <T extends { readonly _id: string }>(name: string) => {
      const collection = store.collection<T>(name);
      const record = <Found>(found: Found): Found => {
        reads.push({ collection: name, text: JSON.stringify(found) });
        return found;
      };
      return new Proxy(collection, {
        get(target, method) {
          const member: unknown = Reflect.get(target, method);
          if (method === 'findOne')
            return async (...args: Parameters<typeof target.findOne>) =>
              record(await target.findOne(...args));
          if (method === 'find')
            return (...args: Parameters<typeof target.find>) => {
              const cursor = target.find(...args);
              // Each method of a cursor returns the cursor itself.
              const toArray = cursor.toArray.bind(cursor);
              return Object.assign(cursor, { toArray: async () => record(await toArray()) });
            };
          return typeof member === 'function' ? (member.bind(target) as unknown) : member;
        },
      });
    },
  });
  const open: OpenStore = async (name) => wrap(await openStore(name));
  return {
    open,
    /** The documents that were read from a collection while `act` ran: one JSON text for each query. */
    async during(collection: string, act: () => Promise<unknown>): Promise<readonly string[]> {
      reads.length = 0;
      await act();
      return reads.filter((read) => read.collection === collection).map(({ text }) => text);
    },
  };
}
