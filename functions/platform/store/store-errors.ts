/** The store cannot be opened. The message is one sentence for the operator. */
export class StoreOpenError extends Error {
  override readonly name = 'StoreOpenError';
}

/** The program used something that the store does not support, or that does not fit the stored data. */
export class StoreUsageError extends Error {
  override readonly name = 'StoreUsageError';
}

/** The store cannot be used at the moment (closed, disk full, device failing). Nothing of a failed write was stored. */
export class StoreUnavailableError extends Error {
  override readonly name = 'StoreUnavailableError';
}

/**
 * Whether a write was refused because its ID or a unique value is taken: code 11000 from MongoDB and from the
 * embedded engine. FerretDB 1 has no code for it on updates and index creation, only a message. Not every
 * engine reports the index: look the values up if it matters.
 */
export function isDuplicateKey(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return ('code' in error && error.code === 11000) || error.message.includes('UNIQUE constraint failed');
}

const outages = new Set([
  'StoreUnavailableError',
  'MongoServerSelectionError',
  'MongoNetworkError',
  'MongoNetworkTimeoutError',
  'MongoPoolClearedError',
  'MongoWaitQueueTimeoutError',
  'MongoNotConnectedError',
  'MongoClientClosedError',
  'MongoTopologyClosedError',
]);

/** Whether the error is the store's, not the request's, and a retry may succeed later. */
export function isStoreUnavailable(error: unknown): boolean {
  return error instanceof Error && outages.has(error.name);
}

/** SQLite's result codes for a file that is damaged. A page that the disk cannot read is as lost as a damaged one. */
export const sqliteDamageCodes = { ioError: 10, corrupt: 11, notADatabase: 26 } as const;

const damageCodes = new Set<number>(Object.values(sqliteDamageCodes));

/** Whether the error is about a damaged file of the embedded store. */
export function isStoreDamage(error: unknown): boolean {
  return (
    error instanceof Error &&
    'errcode' in error &&
    typeof error.errcode === 'number' &&
    damageCodes.has(error.errcode & 0xff)
  );
}
