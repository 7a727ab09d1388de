/** The store cannot be opened. The message is one sentence for the operator. */
export class StoreOpenError extends Error {
  override readonly name = 'StoreOpenError';
}

/** The program asked for something that the port does not offer, or that does not fit what is stored. */
export class StoreUsageError extends Error {
  override readonly name = 'StoreUsageError';
}

/** The store does not take the write now (disk full, device failing); nothing of it was stored. */
export class StoreUnavailableError extends Error {
  override readonly name = 'StoreUnavailableError';
}

/**
 * Whether a write was refused because its id or a unique value is taken: code 11000 from MongoDB and from
 * the embedded engine. FerretDB 1 has no code for it on updates and index creation, it says so in words.
 * Which index it was is not known everywhere: look the values up where it matters.
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

/** Whether the store, not the request, is at fault, and the same may work later. */
export function isStoreUnavailable(error: unknown): boolean {
  return error instanceof Error && outages.has(error.name);
}
