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

/** The write that fails: the next one if `left` is 1. If `isDeath`, all later writes fail, too. */
interface Fuse {
  left: number;
  readonly isDeath: boolean;
}

/** Stores with a fuse: a write to one of the collections fails, or the process dies at it. */
export function fused(openStore: OpenStore, collections: readonly string[]) {
  const state: { fuse: Fuse | null } = { fuse: null };
  const burn = async () => {
    const { fuse } = state;
    if (!fuse) return;
    fuse.left -= 1;
    if (fuse.left === 0 || (fuse.isDeath && fuse.left < 0)) throw new Error('The store is gone.');
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
          return async (...given: unknown[]) => {
            await burn();
            return Reflect.apply(member, target, given) as unknown;
          };
        },
      });
    },
  });
  const open: OpenStore = async (name) => wrap(await openStore(name));
  return { open, state };
}
