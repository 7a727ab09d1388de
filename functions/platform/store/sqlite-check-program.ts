import { closeSync, openSync, readSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { checkSoundness, DamageError, verdicts } from './sqlite-check.ts';
import { sqliteCode, sqliteCodes } from './sqlite-errors.ts';

// Checks a database and prints the verdict. Prints nothing if another problem prevents the check: opening the
// database will report it. Started by sqlite-check.ts: node sqlite-check-program.ts <file>

/**
 * Reads the file sequentially into the system's cache. The check reads in tree order, which takes many times as
 * long on a cold disk.
 */
function readAhead(file: string): void {
  const descriptor = openSync(file, 'r');
  const chunk = Buffer.allocUnsafe(4 * 1024 * 1024);
  while (readSync(descriptor, chunk) > 0);
  closeSync(descriptor);
}

function judge(file: string): string {
  try {
    readAhead(file);
    // Read-only: the server recovers the log when it opens the database.
    checkSoundness(new DatabaseSync(file, { readOnly: true }));
    return verdicts.sound;
  } catch (error) {
    const isDamage = error instanceof DamageError || sqliteCode(error) === sqliteCodes.corrupt;
    return isDamage ? `${verdicts.damaged}: ${String(error)}` : '';
  }
}

const [, , file = ''] = process.argv;
process.stdout.write(judge(file));
