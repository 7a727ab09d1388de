import { randomUUID } from 'node:crypto';
import { MongoClient, type Db } from 'mongodb';
import { inject } from 'vitest';
import type { Recorded } from './recorded-queries.ts';

/**
 * The forms of the recorded queries for which MongoDB's planner reads a whole collection, with the declared indexes.
 * Empty without a server, and with FerretDB 1, which explains queries but chooses no indexes.
 */
export async function scansOfMongo(recorded: Recorded): Promise<string[]> {
  const mongo = inject('mongo');
  if (!mongo) return [];
  const client = new MongoClient(mongo.uri);
  const db = client.db(`explained-${randomUUID().slice(0, 8)}`);
  try {
    const { ferretdbVersion } = await db.command({ buildInfo: 1 });
    return ferretdbVersion === undefined ? await scansIn(db, recorded) : [];
  } finally {
    await db.dropDatabase();
    await client.close();
  }
}

async function scansIn(db: Db, { queries, indexes }: Recorded): Promise<string[]> {
  for (const [name, all] of indexes) for (const keys of all) await db.collection(name).createIndex(keys);
  const scans: string[] = [];
  for (const [form, { collection, filter, sort, isLimited }] of queries) {
    const find = { find: collection, filter, sort, ...(isLimited && { limit: 1 }) };
    const plan = await db.command({ explain: find, verbosity: 'queryPlanner' });
    if (JSON.stringify(plan['queryPlanner']).includes('"COLLSCAN"')) scans.push(form);
  }
  return scans;
}
