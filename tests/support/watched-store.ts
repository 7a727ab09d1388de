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
              const mapped: object[] = [];
              // Each method of a cursor returns the cursor itself.
              const toArray = cursor.toArray.bind(cursor);
              const map = cursor.map.bind(cursor);
              return Object.assign(cursor, {
                map: <View extends object>(view: (document: T) => View) =>
                  map((document) => {
                    mapped.push(document);
                    return view(document);
                  }),
                toArray: async () => {
                  const found = await toArray();
                  record(mapped.length > 0 ? mapped : found);
                  return found;
                },
              });
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
    /** The collection of each query for documents that ran during `act`, in order of the names. */
    async queriesDuring(act: () => Promise<unknown>): Promise<readonly string[]> {
      reads.length = 0;
      await act();
      return reads.map(({ collection }) => collection).toSorted();
    },
  };
}
