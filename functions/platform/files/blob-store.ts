/**
 * Stores the bytes of files under our ids. Names and owners of files are in documents. A file
 * is stored completely or not at all, whatever is interrupted.
 */
export interface BlobStore {
  /** `id` is used once. Resolves when the bytes are kept for good. */
  put(id: string, content: Uint8Array): Promise<void>;
  /** Null where there is none. */
  get(id: string): Promise<Uint8Array | null>;
  /** Also what was cut off in the middle of `put`; harmless where nothing is. */
  remove(id: string): Promise<void>;
}
