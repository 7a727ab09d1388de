import type { Store, StoredDocument } from '../../functions/platform/store/store.ts';
import type { OpenStore } from '../../functions/platform/store/testing/store-suites.ts';
import { wrap } from './wrap.ts';

/** Stores that call a function right before a write. The function does what a concurrent request would do. */
export function interrupted(openStore: OpenStore) {
  let next: {
    readonly collection: string;
    readonly methods: readonly string[];
    act(): Promise<unknown>;
  } | null = null;
  const wrapped = (store: Store): Store => ({
    ping: () => store.ping(),
    close: () => store.close(),
    collection: <T extends StoredDocument>(name: string) =>
      wrap(store.collection<T>(name), (method, run) => {
        if (method === 'find') return run;
        return async (...args) => {
          const due = next?.collection === name && next.methods.includes(method) ? next : null;
          if (due) next = null;
          await due?.act();
          return run(...args);
        };
      }),
  });
  const open: OpenStore = async (name) => wrapped(await openStore(name));
  return {
    open,
    /** Calls `act` once, before the next call of one of these methods. */
    before(collection: string, methods: readonly string[], act: () => Promise<unknown>): void {
      next = { collection, methods, act };
    },
  };
}
