import { closeSync, openSync, readSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { checkSoundness, DamageError, verdicts } from './sqlite-check.ts';
import { sqliteCode, sqliteCodes } from './sqlite-errors.ts';

// Checks a database and prints the verdict; prints none where the database cannot be read for another reason, which
// is found again by opening it. Started by sqlite-check.ts: node sqlite-check-program.ts <file>

/** In one go: the check reads in the order of the trees, which on a cold disk takes many times as long. */
function readAhead(file: string): void {
  const descriptor = openSync(file, 'r');
  const chunk = Buffer.allocUnsafe(4 * 1024 * 1024);
  while (readSync(descriptor, chunk) > 0);
  closeSync(descriptor);
}

function judge(file: string): string {
  try {
    readAhead(file);
    // Read-only, so that it leaves the log for the server to recover.
    checkSoundness(new DatabaseSync(file, { readOnly: true }));
    return verdicts.sound;
  } catch (error) {
    const isDamage = error instanceof DamageError || sqliteCode(error) === sqliteCodes.corrupt;
    return isDamage ? `${verdicts.damaged}: ${String(error)}` : '';
  }
}

const [, , file = ''] = process.argv;
process.stdout.write(judge(file));
