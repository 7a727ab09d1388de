import { join } from 'node:path';
import type { Storage } from './composition.ts';
import type { Settings } from './env.ts';

/** The storage of a server. */
interface ServerStorage extends Storage {
  /**
   * Looks for damage in the stored data, without blocking requests. Null if there is none. Always null with MongoDB,
   * which checks its own files.
   */
  findDamage(): Promise<string | null>;
}

/** MongoDB if a URI is set, else the embedded engine in DATA_DIR. Only the chosen driver is loaded. */
export async function openStorage({ mongodbUri, dataDir }: Settings): Promise<ServerStorage> {
  if (mongodbUri) {
    const { openMongoStore } = await import('../functions/platform/store/mongo.ts');
    const store = await openMongoStore(mongodbUri);
    return { store, files: store.blobStore(), findDamage: async () => null };
  }
  const { openSqliteStore } = await import('../functions/platform/store/sqlite.ts');
  const { openDiskBlobStore } = await import('../functions/platform/files/disk-blob-store.ts');
  // The store is opened first, because it ensures that no other process uses the folder.
  const store = await openSqliteStore(dataDir);
  const files = await openDiskBlobStore(join(dataDir, 'files'));
  return { store, files, findDamage: () => store.findDamage() };
}
