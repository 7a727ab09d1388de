import type { FileArea } from '../file-area.ts';

/** Files for tests that are about something else. */
export function memoryFileArea(): FileArea & { readonly kept: ReadonlyMap<string, Uint8Array> } {
  const kept = new Map<string, Uint8Array>();
  return {
    kept,
    put: async (id, content) => void kept.set(id, content.slice()),
    get: async (id) => kept.get(id) ?? null,
    remove: async (id) => void kept.delete(id),
  };
}
