import { randomBytes } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

function isTaken(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'EEXIST';
}

/** The session secret of this data folder. The first process creates it, and all others read it. */
export async function loadOrCreateSecret(dataDir: string): Promise<string> {
  const path = join(dataDir, 'session-secret');
  const draft = `${path}.${randomBytes(8).toString('hex')}`;
  await mkdir(dataDir, { recursive: true });
  await writeFile(draft, randomBytes(48).toString('base64url'), { mode: 0o600 });
  try {
    // `link` is atomic, and fails if the file exists: a second process then reads the secret of the first one.
    await link(draft, path);
  } catch (error) {
    if (!isTaken(error)) throw error;
  } finally {
    await rm(draft);
  }
  return readFile(path, 'utf8');
}
