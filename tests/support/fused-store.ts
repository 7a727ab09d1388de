import type { Store } from '../../functions/platform/store/store.ts';
import type { OpenStore } from '../../functions/platform/store/testing/store-suites.ts';

const writing = new Set([
  'insertOne',
  'insertMany',
  'updateOne',
  'findOneAndUpdate',
  'deleteOne',
  'deleteMany',
]);

/** Which write fails. */
interface Fuse {
  /** 1: the next write fails. 2: the write after the next one fails. */
  writesUntilFailure: number;
  /** Whether all writes after the failed one fail, too. */
  readonly failsFromThenOn: boolean;
}

/**
 * Stores in which a write to one of the collections fails, as `state.fuse` says. With `failsFromThenOn`, no later write
 * succeeds either, as if the process had crashed.
 */
export function fused(openStore: OpenStore, collections: readonly string[]) {
  const state: { fuse: Fuse | null } = { fuse: null };
  const countWrite = async () => {
    const { fuse } = state;
    if (!fuse) return;
    fuse.writesUntilFailure -= 1;
    if (fuse.writesUntilFailure === 0 || (fuse.failsFromThenOn && fuse.writesUntilFailure < 0))
      throw new Error('The store is gone.');
  };
  const wrap = (store: Store): Store => ({
    ping: () => store.ping(),
    close: () => store.close(),
    collection: <T extends { readonly _id: string }>(name: string) => {
      const collection = store.collection<T>(name);
      if (!collections.includes(name)) return collection;
      return new Proxy(collection, {
        get(target, method) {
          const member: unknown = Reflect.get(target, method);
          if (typeof member !== 'function') return member;
          if (!writing.has(String(method))) return member.bind(target);
          return async (...args: unknown[]) => {
            await countWrite();
            return Reflect.apply(member, target, args) as unknown;
          };
        },
      });
    },
  });
  const open: OpenStore = async (name) => wrap(await openStore(name));
  return { open, state };
}
