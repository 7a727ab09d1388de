/**
 * Stores the contents of files by ID. Documents in the store have their names and owners. A file is stored completely
 * or not at all, even if the process is interrupted.
 */
export interface BlobStore {
  /** Use each `id` once. Resolves when the bytes are stored permanently. */
  put(id: string, content: Uint8Array): Promise<void>;
  /** Null if there is no file with this ID. */
  get(id: string): Promise<Uint8Array | null>;
  /** Also removes the rest of an interrupted `put`. Does nothing if there is no file. */
  remove(id: string): Promise<void>;
}
