import type { BlobStore } from '../blob-store.ts';

/** A blob store in memory, for tests of code that uses one. */
export function memoryBlobStore(): BlobStore & { readonly stored: ReadonlyMap<string, Uint8Array> } {
  const stored = new Map<string, Uint8Array>();
  return {
    stored,
    put: async (id, content) => void stored.set(id, content.slice()),
    get: async (id) => stored.get(id) ?? null,
    remove: async (id) => void stored.delete(id),
  };
}
