/**
 * Where the bytes of files are kept, under ids of ours; what a file is called and whose it is stands in documents. A file
 * is there as a whole or not at all, whatever is cut off meanwhile.
 */
export interface BlobStore {
  /** `id` is used once. Resolves when the bytes are kept for good. */
  put(id: string, content: Uint8Array): Promise<void>;
  /** Null where there is none. */
  get(id: string): Promise<Uint8Array | null>;
  /** Also what was cut off in the middle of `put`; harmless where nothing is. */
  remove(id: string): Promise<void>;
}
