import { closeSync, openSync, readSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import { DatabaseSync } from 'node:sqlite';
import { pathToFileURL } from 'node:url';
import { isStoreDamage } from './store-errors.ts';

// Checks a database table by table. sqlite-damage.ts starts this program with the path of the file. For each message
// with the name of a table, it replies with the first damage found, or with an empty text.

/**
 * Reads the file sequentially into the system's cache. Without this, the check takes many times as long, because it
 * reads the pages of the file in the order of the trees.
 */
function readAhead(file: string): void {
  const descriptor = openSync(file, 'r');
  const chunk = Buffer.allocUnsafe(4 * 1024 * 1024);
  while (readSync(descriptor, chunk) > 0);
  closeSync(descriptor);
}

/** Reads every page of a table and its indexes. */
function check(file: string, table: string): string {
  // Immutable, so that SQLite takes no lock: the server has the lock. It does not change the file during a check.
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

/** Like `check`, also for a page that is so damaged that SQLite fails to check it. */
function findDamage(file: string, table: string): string {
  try {
    return check(file, table);
  } catch (error) {
    if (isStoreDamage(error)) return String(error);
    throw error;
  }
}

const [, , path = ''] = process.argv;
// The requests of the server are more important than the check.
setPriority(constants.priority.PRIORITY_LOW);
readAhead(path);
process.on('message', (table) => process.send?.(findDamage(path, String(table))));
process.send?.('ready');
