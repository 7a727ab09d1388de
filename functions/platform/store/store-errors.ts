/** The store cannot be opened. The message is one sentence for the operator. */
export class StoreOpenError extends Error {
  override readonly name = 'StoreOpenError';
}

/** The program used something that the store does not support, or that does not fit the stored data. */
export class StoreUsageError extends Error {
  override readonly name = 'StoreUsageError';
}

/** The store cannot be used now: it is closed, or the disk is full or fails. A failed write stored nothing. */
export class StoreUnavailableError extends Error {
  override readonly name = 'StoreUnavailableError';
}

/**
 * Whether a write was refused because its ID or a unique value is taken. MongoDB and the embedded engine report code
 * 11000. FerretDB 1 reports only a message for updates and for the creation of indexes. Not every engine reports which
 * value is taken: search for the values if you need to know.
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

/** Whether the store, not the request, caused the error, so that a retry may succeed later. */
export function isStoreUnavailable(error: unknown): boolean {
  return error instanceof Error && outages.has(error.name);
}

/** SQLite's result codes for a damaged file. They include `ioError`, because an unreadable page is lost, too. */
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
