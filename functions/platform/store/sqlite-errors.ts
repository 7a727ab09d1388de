import { sqliteDamageCodes, StoreUnavailableError } from './store-errors.ts';

/** SQLite's primary result codes, see https://www.sqlite.org/rescode.html. */
export const sqliteCodes = {
  busy: 5,
  locked: 6,
  readonly: 8,
  full: 13,
  cannotOpen: 14,
  ...sqliteDamageCodes,
} as const;

const uniqueViolation = 2067; // SQLITE_CONSTRAINT_UNIQUE
const idTaken = 1555; // SQLITE_CONSTRAINT_PRIMARYKEY

/** The extended result code of an error of node:sqlite. Null for any other error. */
function extendedCode(error: unknown): number | null {
  return error instanceof Error && 'errcode' in error && typeof error.errcode === 'number'
    ? error.errcode
    : null;
}

/** The primary result code of an error of node:sqlite. Null for any other error. */
export function sqliteCode(error: unknown): number | null {
  const code = extendedCode(error);
  return code === null ? null : code & 0xff;
}

export function isUniqueViolation(error: unknown): boolean {
  const code = extendedCode(error);
  return code === uniqueViolation || code === idTaken;
}

/** The error if another document has the ID or the unique value. It has the form of the MongoDB driver's error. */
export class DuplicateKeyError extends Error {
  override readonly name = 'MongoServerError';
  readonly code = 11000;
  readonly keyPattern: Readonly<Record<string, number>>;
  readonly keyValue: Readonly<Record<string, unknown>>;

  constructor(
    collection: string,
    keyPattern: Readonly<Record<string, number>>,
    keyValue: Readonly<Record<string, unknown>>,
    options?: ErrorOptions,
  ) {
    const paths = Object.keys(keyPattern).join(', ');
    super(`E11000 duplicate key error collection: ${collection}, paths: ${paths}`, options);
    this.keyPattern = keyPattern;
    this.keyValue = keyValue;
  }
}

const outages: Readonly<Record<number, string>> = {
  [sqliteCodes.full]: 'The disk that holds the data is full; the change was not stored.',
  [sqliteCodes.readonly]: 'The data can no longer be written to; the change was not stored.',
  [sqliteCodes.ioError]: 'The disk that holds the data reports an error; the change was not stored.',
};

/** Turns errors of a failing disk into a StoreUnavailableError. Other errors are unchanged. */
export function asStoreError(error: unknown): unknown {
  const outage = outages[sqliteCode(error) ?? -1];
  return outage === undefined ? error : new StoreUnavailableError(outage, { cause: error });
}
