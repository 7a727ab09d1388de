import { closeSync, openSync, readSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import { DatabaseSync } from 'node:sqlite';
import { pathToFileURL } from 'node:url';
import { isStoreDamage } from './store-errors.ts';

// Checks a database table by table. Started by sqlite-damage.ts with the path of the file. For each message with the
// name of a table, it replies with the first damage found, or with an empty text.

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

/** Reads every page of a table and its indexes. */
function check(file: string, table: string): string {
  // Immutable: the server holds the file's lock, and leaves the file unchanged during a check.
  const address = pathToFileURL(file);
  address.search = 'immutable=1';
  const database = new DatabaseSync(address, { readOnly: true });
  try {
    const [finding] = Object.values(database.prepare(`PRAGMA quick_check('${table}')`).get() ?? {});
    return finding === 'ok' ? '' : String(finding);
  } finally {
    database.close();
  }
}

/** Like `check`. A page may be so damaged that SQLite cannot check it. */
function findDamage(file: string, table: string): string {
  try {
    return check(file, table);
  } catch (error) {
    if (isStoreDamage(error)) return String(error);
    throw error;
  }
}

const [, , path = ''] = process.argv;
// Requests come first.
setPriority(constants.priority.PRIORITY_LOW);
readAhead(path);
process.on('message', (table) => process.send?.(findDamage(path, String(table))));
process.send?.('ready');
