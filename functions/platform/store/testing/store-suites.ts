import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { MongoClient } from 'mongodb';
import { afterAll, beforeAll, describe, inject, it } from 'vitest';
import { openMongoStore } from '../mongo.ts';
import { openSqliteStore } from '../sqlite.ts';
import { withEmptyStores, type OpenStore } from './empty-stores.ts';
import { findMongo, type MongoServer } from './mongo-server.ts';
import { scratchFolder } from './scratch-folder.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Set by scripts/mongo/global-setup.ts: the server of the whole run. Null if none was found. */
    mongo?: Pick<MongoServer, 'uri' | 'server'> | null;
  }
}

export type { OpenStore } from './empty-stores.ts';
export type StoreSuite = (openStore: OpenStore) => void;
/** `uri`: address of the server, with a database for the suite. */
export type MongoSuite = (openStore: OpenStore, uri: string) => void;

const mongoIsMissing = `The tests with MongoDB did not run, because no server was found.
Set MONGODB_URI, or put mongod on the PATH, or build FerretDB (needs Go): node scripts/mongo/ensure-ferretdb.mjs`;

export function describeOnSqlite(title: string, suite: StoreSuite): void {
  describe(`${title} (SQLite)`, () => {
    let folder = '';
    beforeAll(async () => {
      folder = await mkdtemp(join(scratchFolder, 'markwise-store-'));
    });
    afterAll(() => rm(folder, { recursive: true }));
    suite(withEmptyStores('embedded', (name = 'main') => openSqliteStore(join(folder, name))));
  });
}

/** Runs a suite on MongoDB. Without a server, the suite is skipped. With REQUIRE_MONGO=1, it fails instead. */
export async function describeOnMongo(title: string, suite: MongoSuite): Promise<void> {
  const provided = inject('mongo');
  const mongo = provided === undefined ? await findMongo() : provided;
  if (mongo) describeOnServer(title, suite, mongo);
  else describeAbsence(title);
}

function describeOnServer(
  title: string,
  suite: MongoSuite,
  mongo: Partial<MongoServer> & { uri: string },
): void {
  describe(`${title} (${mongo.server})`, () => {
    const prefix = `test-${randomUUID().slice(0, 8)}`;
    const names = new Set<string>();
    const at = (name: string) => {
      names.add(name);
      return inDatabase(mongo.uri, `${prefix}-${name}`);
    };
    afterAll(async () => {
      const client = new MongoClient(mongo.uri);
      for (const name of names) await client.db(`${prefix}-${name}`).dropDatabase();
      await client.close();
      await mongo.stop?.();
    });
    suite(
      withEmptyStores('MongoDB', (name = 'main') => openMongoStore(at(name))),
      at('direct'),
    );
  });
}

function describeAbsence(title: string): void {
  const rule = '*'.repeat(100);
  process.stderr.write(`\n${rule}\n${mongoIsMissing}\n${rule}\n\n`);
  it(`${title} (no MongoDB server)`, (context) => {
    if (process.env.REQUIRE_MONGO === '1') throw new Error(mongoIsMissing);
    context.skip(mongoIsMissing);
  });
}

/** The address with another database in its path. */
function inDatabase(uri: string, database: string): string {
  return uri.replace(/^(mongodb(?:\+srv)?:\/\/[^/?]+)(?:\/[^?]*)?/, `$1/${database}`);
}
