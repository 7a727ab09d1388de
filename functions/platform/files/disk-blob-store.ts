import { createHash, randomUUID } from 'node:crypto';
import { mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { BlobStore } from './blob-store.ts';

/** A safe file name of fixed length for any ID. */
function nameOf(id: string): string {
  return createHash('sha256').update(id).digest('hex');
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT';
}

/** Resolves when the writes are on the disk, not only in its cache. */
async function sync(path: string): Promise<void> {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

async function writeNew(path: string, content: Uint8Array): Promise<void> {
  const handle = await open(path, 'wx', 0o600);
  try {
    await handle.writeFile(content);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

class DiskBlobStore implements BlobStore {
  constructor(
    private readonly storedPath: string,
    private readonly incoming: string,
  ) {}

  /** Writes the file under another name and then renames it, so that stored files are always complete. */
  async put(id: string, content: Uint8Array): Promise<void> {
    const draft = join(this.incoming, randomUUID());
    try {
      await writeNew(draft, content);
      await rename(draft, join(this.storedPath, nameOf(id)));
    } catch (error) {
      await rm(draft, { force: true });
      throw error;
    }
    await sync(this.storedPath);
  }

  async get(id: string): Promise<Uint8Array | null> {
    try {
      return await readFile(join(this.storedPath, nameOf(id)));
    } catch (error) {
      if (isMissing(error)) return null;
      throw error;
    }
  }

  async remove(id: string): Promise<void> {
    await rm(join(this.storedPath, nameOf(id)), { force: true });
  }
}

/**
 * Files in a folder (created if missing) that only this process uses. Removes incomplete files that a crash left.
 */
export async function openDiskBlobStore(folder: string): Promise<BlobStore> {
  const storedPath = join(folder, 'kept');
  const incoming = join(folder, 'incoming');
  await rm(incoming, { recursive: true, force: true });
  await mkdir(storedPath, { recursive: true, mode: 0o700 });
  await mkdir(incoming, { mode: 0o700 });
  return new DiskBlobStore(storedPath, incoming);
}
