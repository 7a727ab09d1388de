import { existsSync, mkdirSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { sqliteCode, sqliteCodes } from './sqlite-errors.ts';
import { StoreOpenError } from './store-errors.ts';

export const databaseFile = 'markwise.sqlite';

/** Increase it when the tables change, so that an older version does not write to newer data. */
const layoutVersion = 1;
/** Milliseconds to wait for the lock of a process that is stopping. */
const lockTimeoutMs = 1000;

// EXCLUSIVE keeps the file's lock until close, so that a second process is refused at start, and reads need no locks.
// WAL with synchronous FULL syncs each commit before it returns. mmap stays off, because with mmap a failing disk
// crashes the process instead of causing an error.
const settings = `
  PRAGMA locking_mode = EXCLUSIVE;
  PRAGMA journal_mode = WAL;
  PRAGMA synchronous = FULL;
  PRAGMA cache_size = -65536;
  PRAGMA journal_size_limit = 67108864;
  PRAGMA temp_store = MEMORY;
`;

/**
 * Opens the database in a folder, which is created if missing. Does not check the whole file, which could take minutes:
 * see sqlite-damage.ts. Throws StoreOpenError with one sentence that contains the folder and the reason.
 */
export function openDatabase(folder: string): DatabaseSync {
  let database: DatabaseSync | undefined;
  try {
    makeFolder(folder);
    database = new DatabaseSync(join(folder, databaseFile), { timeout: lockTimeoutMs });
    database.exec(settings);
    checkLayout(database);
    return database;
  } catch (cause) {
    database?.close();
    throw new StoreOpenError(`The data folder ${folder} cannot be used: ${reasonOf(cause)}.`, { cause });
  }
}

/** Creates missing folders one by one: with `recursive`, Node hangs in folders such as /proc that refuse new ones. */
function makeFolder(folder: string): void {
  if (existsSync(folder) && statSync(folder).isDirectory()) return;
  if (!existsSync(dirname(folder))) makeFolder(dirname(folder));
  mkdirSync(folder, { mode: 0o700 });
}

function checkLayout(database: DatabaseSync): void {
  const found = database.prepare('PRAGMA user_version').get()?.user_version;
  if (typeof found === 'number' && found > layoutVersion) throw new NewerLayoutError();
  // This write also takes the lock, so that a second process fails here.
  database.exec(`PRAGMA user_version = ${layoutVersion}`);
}

class NewerLayoutError extends Error {}

const damaged = `the file ${databaseFile} in it is damaged; restore a backup, or move it away to start empty`;
const notWritable = 'it cannot be written to';
const notAFolder = 'it is not a folder';
const inUse = 'another Markwise process is using it; stop that one, or set DATA_DIR to another folder';

const systemReasons: Readonly<Record<string, string>> = {
  EACCES: notWritable,
  EPERM: notWritable,
  EROFS: notWritable,
  EEXIST: notAFolder,
  ENOTDIR: notAFolder,
  ENOENT: 'it cannot be created there',
  ENOSPC: 'the disk is full',
};

const sqliteReasons: Readonly<Record<number, string>> = {
  [sqliteCodes.busy]: inUse,
  [sqliteCodes.locked]: inUse,
  [sqliteCodes.readonly]: notWritable,
  [sqliteCodes.cannotOpen]: `the file ${databaseFile} in it cannot be opened for writing`,
  [sqliteCodes.corrupt]: damaged,
  [sqliteCodes.notADatabase]: damaged,
  [sqliteCodes.full]: 'the disk is full',
  [sqliteCodes.ioError]: 'the disk reports an error',
};

function reasonOf(cause: unknown): string {
  if (cause instanceof NewerLayoutError) return 'a newer version of Markwise has written to it';
  const code = sqliteCode(cause);
  if (code !== null) return sqliteReasons[code] ?? String(cause);
  const systemCode = cause instanceof Error && 'code' in cause ? String(cause.code) : '';
  return systemReasons[systemCode] ?? String(cause);
}
