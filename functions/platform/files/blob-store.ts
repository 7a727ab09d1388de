/**
 * Stores the contents of files by our IDs. Names and owners are in documents. A file is stored completely or
 * not at all, even if the process is interrupted.
 */
export interface BlobStore {
  /** Use each `id` once. Resolves when the bytes are stored permanently. */
  put(id: string, content: Uint8Array): Promise<void>;
  /** Null if there is none. */
  get(id: string): Promise<Uint8Array | null>;
  /** Also removes an interrupted `put`. Harmless if there is nothing. */
  remove(id: string): Promise<void>;
}
