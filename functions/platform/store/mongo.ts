import { MongoClient, type Db } from 'mongodb';
import type { BlobStore } from '../files/blob-store.ts';
import { MongoBlobStore } from './mongo-blob-store.ts';
import { StoreOpenError } from './store-errors.ts';
import type { Store, StoreCollection, StoredDocument } from './store.ts';

const defaultDatabase = 'markwise';

const options = {
  appName: 'markwise',
  // An outage is reported within the time that users wait, and no connection hangs forever.
  serverSelectionTimeoutMS: 2_000,
  connectTimeoutMS: 2_000,
  socketTimeoutMS: 10_000,
  // A write is acknowledged once a majority has stored it, even if the URI sets something else. Without a
  // replica set, the driver ignores `retryWrites`.
  writeConcern: { w: 'majority' },
  retryWrites: true,
  // An undefined value becomes null. If the driver omitted it, `{ ownerId: undefined }` would match all documents.
  ignoreUndefined: false,
} as const;

/** A store with file storage over the same connections. */
export interface MongoStore extends Store {
  blobStore(): BlobStore;
}

/**
 * MongoDB through the official driver. The URI's path is the name of the database. Default: 'markwise'. Connects on
 * first use, so a process can start while its database is down. Throws StoreOpenError for an invalid URI, with one
 * sentence for the operator, without the URI's password.
 */
export function createMongoStore(uri: string): MongoStore {
  try {
    const client = new MongoClient(uri, options);
    return new DriverStore(client, client.db(databaseIn(uri) ?? defaultDatabase));
  } catch (cause) {
    throw cannotBeUsed('the address given', cause);
  }
}

/**
 * Like `createMongoStore`, but connects at once. Throws StoreOpenError if the server does not respond, with one sentence
 * for the operator, without the URI's password.
 */
export async function openMongoStore(uri: string): Promise<MongoStore> {
  const store = createMongoStore(uri);
  try {
    await store.ping();
    return store;
  } catch (cause) {
    await store.close();
    throw cannotBeUsed(hostsIn(uri), cause);
  }
}

function cannotBeUsed(address: string, cause: unknown): StoreOpenError {
  const reason = cause instanceof Error ? cause.message : String(cause);
  return new StoreOpenError(`MongoDB at ${address} (MONGODB_URI) cannot be used: ${reason}.`, { cause });
}

/** 'host:27017' of 'mongodb://name:password@host:27017/courses'. A password cannot contain an unescaped @. */
function hostsIn(uri: string): string {
  return /^mongodb(?:\+srv)?:\/\/(?:[^@/]*@)?([^/?]+)/.exec(uri)?.[1] ?? 'the address given';
}

class DriverStore implements MongoStore {
  readonly #client: MongoClient;
  readonly #database: Db;

  constructor(client: MongoClient, database: Db) {
    this.#client = client;
    this.#database = database;
  }

  /** The driver's own collection. store-types.test.ts checks that its type fits the interface. */
  collection<T extends StoredDocument>(name: string): StoreCollection<T> {
    return this.#database.collection<T>(name) as StoreCollection<T>;
  }

  blobStore(): BlobStore {
    return new MongoBlobStore(this.#database);
  }

  async ping(): Promise<void> {
    await this.#database.command({ ping: 1 });
  }

  async close(): Promise<void> {
    await this.#client.close();
  }
}

/** 'courses' of 'mongodb://host:27017/courses?w=1'. */
function databaseIn(uri: string): string | null {
  const [, name] = /^mongodb(?:\+srv)?:\/\/[^/]+\/([^?]+)/.exec(uri) ?? [];
  return name === undefined ? null : decodeURIComponent(name);
}
