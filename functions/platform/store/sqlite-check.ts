import { spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import type { DatabaseSync } from 'node:sqlite';
import { fileURLToPath } from 'node:url';

/** A database of this size is checked in well under a second, even on a slow disk. */
const smallBytes = 64 * 1024 * 1024;
const deadlineMs = 6_000;

const program = fileURLToPath(new URL('sqlite-check-program.ts', import.meta.url));

/** Output of the check program. */
export const verdicts = { sound: 'sound', damaged: 'damaged' } as const;

/** The structure of the database is broken. */
export class DamageError extends Error {}

export function isLarge(file: string): boolean {
  const sizes = [file, `${file}-wal`].map((path) => (existsSync(path) ? statSync(path).size : 0));
  return sizes.reduce((sum, size) => sum + size) > smallBytes;
}

/** Reads every page once: damage is better found now than by a later read of one document. */
export function checkSoundness(database: DatabaseSync): void {
  const [finding] = Object.values(database.prepare('PRAGMA quick_check(1)').get() ?? {});
  if (finding !== 'ok') throw new DamageError(String(finding));
}

/**
 * Checks a large database that no process has open, limited to a few seconds: a start has to end, however
 * large the data and however slow the disk. A separate process does it, because SQLite cannot be interrupted
 * from JavaScript. Returns whether the verdict is known. Damage that the check did not reach causes an error
 * when it is read.
 * @throws DamageError
 */
export function checkLargeDatabase(file: string, timeout = deadlineMs): boolean {
  const { stdout } = spawnSync(process.execPath, [program, file], {
    timeout,
    killSignal: 'SIGKILL',
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  if (stdout.startsWith(verdicts.damaged)) throw new DamageError(stdout);
  return stdout === verdicts.sound;
}
