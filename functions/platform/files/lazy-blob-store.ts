import type { BlobStore } from './blob-store.ts';

/** A blob store that is opened on first use. Each method calls `open`, which must return the same store each time. */
export function lazyBlobStore(open: () => Promise<BlobStore>): BlobStore {
  return {
    put: async (id, content) => (await open()).put(id, content),
    get: async (id) => (await open()).get(id),
    remove: async (id) => (await open()).remove(id),
  };
}
