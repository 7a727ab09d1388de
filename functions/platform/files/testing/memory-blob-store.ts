import type { BlobStore } from '../blob-store.ts';

/** Files for tests that are about something else. */
export function memoryBlobStore(): BlobStore & { readonly kept: ReadonlyMap<string, Uint8Array> } {
  const kept = new Map<string, Uint8Array>();
  return {
    kept,
    put: async (id, content) => void kept.set(id, content.slice()),
    get: async (id) => kept.get(id) ?? null,
    remove: async (id) => void kept.delete(id),
  };
}
