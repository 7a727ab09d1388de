import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { DamageSearch, DamageSearchError } from './sqlite-damage.ts';
import { databaseFile, openDatabase } from './sqlite-open.ts';
import { openSqliteStore } from './sqlite.ts';
import type { StoredDocument } from './store.ts';

interface Note extends StoredDocument {
  text: string;
}

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'markwise-damage-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Stores two collections. The pages of the second collection are at the end of the file. */
async function fill(megabytes = 1): Promise<void> {
  const store = await openSqliteStore(folder);
  await store.collection<Note>('first').insertOne({ _id: 'a', text: 'a' });
  const text = 'x'.repeat(1000);
  const notes = Array.from({ length: megabytes * 1000 }, (_, i) => ({ _id: `n${i}`, text }));
  await store.collection<Note>('second').insertMany(notes);
  await store.close();
}

/** Overwrites bytes of the file. Negative positions, and 0 for `to`, count from its end. */
function overwrite(from: number, to: number): void {
  const file = join(folder, databaseFile);
  const bytes = readFileSync(file);
  bytes.fill(0x5a, from < 0 ? bytes.length + from : from, to <= 0 ? bytes.length + to : to);
  writeFileSync(file, bytes);
}

const page = 4096;

it('an empty store has no damage', async () => {
  const store = await openSqliteStore(folder);
  expect(await store.findDamage()).toBeNull();
  await store.close();
});

it('the search finds overwritten pages of a store that can be opened and read', async () => {
  await fill();
  overwrite(-20 * page, -10 * page);
  const store = await openSqliteStore(folder);
  expect(await store.collection<Note>('first').findOne({ _id: 'a' })).toEqual({ _id: 'a', text: 'a' });
  expect(await store.findDamage()).toMatch(/second|Tree|page|malformed/);
  await store.close();
});

it('the search finds overwritten pages even if a whole collection cannot be read', async () => {
  await fill();
  overwrite(page, 4 * page);
  const store = await openSqliteStore(folder);
  expect(await store.findDamage()).not.toBeNull();
  await store.close();
});

it('writes during the search are stored, and the search finds no damage', async () => {
  await fill(20);
  const store = await openSqliteStore(folder);
  const notes = store.collection<Note>('second');
  const progress = { isSearching: true };
  const search = store.findDamage().finally(() => (progress.isSearching = false));
  let written = 0;
  while (progress.isSearching) {
    const batch = Array.from({ length: 200 }, (_, i) => ({ _id: `m${written + i}`, text: 'y'.repeat(3000) }));
    await notes.insertMany(batch);
    await notes.deleteMany({ _id: { $in: batch.slice(100).map(({ _id }) => _id) } });
    written += batch.length;
  }
  expect(await search).toBeNull();
  expect(await notes.countDocuments({ text: 'y'.repeat(3000) })).toBe(written / 2);
  await store.close();
});

it('the log is copied to the file again after the search', async () => {
  const connection = openDatabase(folder);
  const search = new DamageSearch(connection, join(folder, databaseFile));
  expect(await search.run()).toBeNull();
  expect(connection.prepare('PRAGMA wal_autocheckpoint').get()).toEqual({ wal_autocheckpoint: 1000 });
  connection.close();
});

it('the search ends without a result when the store is closed', async () => {
  await fill(20);
  const store = await openSqliteStore(folder);
  const search = store.findDamage();
  await store.close();
  expect(await search).toBeNull();
  expect(await (await openSqliteStore(folder)).close()).toBeUndefined();
});

it('the search fails once the log is larger than its limit', async () => {
  await fill(20);
  const connection = openDatabase(folder);
  const limits = { maxLogBytes: -1, logCheckMs: 1 };
  const search = new DamageSearch(connection, join(folder, databaseFile), limits).run();
  await expect(search).rejects.toThrow(new DamageSearchError('too much was written during the check'));
  connection.exec('CREATE TABLE later (doc)');
  connection.close();
  expect(statSync(join(folder, databaseFile)).size).toBeGreaterThan(0);
});
