import { accessSync, constants } from 'node:fs';
import { tmpdir } from 'node:os';

const inMemory = '/dev/shm';

/** The folder for temporary test data. On Linux it is in memory if possible, so that no write waits for a disk. */
export const scratchFolder = isWritable(inMemory) ? inMemory : tmpdir();

function isWritable(folder: string): boolean {
  try {
    accessSync(folder, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}
