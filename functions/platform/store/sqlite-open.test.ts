import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { databaseFile, openDatabase } from './sqlite-open.ts';
import { openSqliteStore } from './sqlite.ts';
import { StoreOpenError, type StoredDocument } from './store.ts';

interface Note extends StoredDocument {
  text: string;
}

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'markwise-open-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** The error of opening a data folder. */
async function refusal(path = folder): Promise<string> {
  const opening = openSqliteStore(path);
  await expect(opening).rejects.toThrow(StoreOpenError);
  return opening.then(() => '', String);
}

/** The output of a second process that opens the folder. */
function refusalInOtherProcess(): string {
  const program = `
    import { openSqliteStore } from ${JSON.stringify(new URL('sqlite.ts', import.meta.url).href)};
    await openSqliteStore(process.argv[1]).catch((error) => process.stdout.write(error.message));`;
  return spawnSync(process.execPath, ['--input-type=module', '-e', program, folder], { encoding: 'utf8' })
    .stdout;
}

describe('a data folder', () => {
  it('is created for its owner alone if it is missing', async () => {
    const path = join(folder, 'deep', 'er');
    const store = await openSqliteStore(path);
    await store.close();
    expect(statSync(path).mode & 0o777).toBe(0o700);
  });

  it('is synced to the disk with each commit, and only one process can use it', () => {
    const database = openDatabase(folder);
    const settings = ['journal_mode', 'locking_mode', 'synchronous'].map((name) =>
      Object.values(database.prepare(`PRAGMA ${name}`).get() ?? {}).at(0),
    );
    database.close();
    const full = 2;
    expect(settings).toEqual(['wal', 'exclusive', full]);
  });

  it('is refused with one sentence that contains its path if it is a file', async () => {
    const path = join(folder, 'file');
    writeFileSync(path, '');
    expect(await refusal(path)).toBe(
      `StoreOpenError: The data folder ${path} cannot be used: it is not a folder.`,
    );
    expect(await refusal(join(path, 'inside'))).toContain('it is not a folder.');
  });

  it('is refused with one sentence that contains its path if its database cannot be opened', async () => {
    mkdirSync(join(folder, databaseFile));
    expect(await refusal()).toContain(
      `${folder} cannot be used: the file markwise.sqlite in it cannot be opened`,
    );
  });

  it('is refused and stays unchanged if its database file is not a database', async () => {
    const file = join(folder, databaseFile);
    writeFileSync(file, 'no database. '.repeat(1000));
    expect(await refusal()).toContain('markwise.sqlite in it is damaged; restore a backup, or move it away');
    expect(readFileSync(file, 'utf8')).toBe('no database. '.repeat(1000));
  });

  it('stores the version of its tables', async () => {
    await (await openSqliteStore(folder)).close();
    const database = new DatabaseSync(join(folder, databaseFile));
    expect(database.prepare('PRAGMA user_version').get()).toEqual({ user_version: 1 });
    database.close();
  });

  it('is refused if a newer version wrote its database', async () => {
    const database = new DatabaseSync(join(folder, databaseFile));
    database.exec('PRAGMA user_version = 99');
    database.close();
    expect(await refusal()).toContain('a newer version of Markwise has written to it.');
  });

  it('is refused while another process uses it', async () => {
    const store = await openSqliteStore(folder);
    expect(refusalInOtherProcess()).toBe(
      `The data folder ${folder} cannot be used: another Markwise process is using it; ` +
        'stop that one, or set DATA_DIR to another folder.',
    );
    await store.close();
    await (await openSqliteStore(folder)).close();
  });

  it('keeps its indexes from one run to the next', async () => {
    const first = await openSqliteStore(folder);
    await first.collection<Note>('notes').createIndex({ text: 1 }, { unique: true });
    await first.close();
    const second = await openSqliteStore(folder);
    const notes = second.collection<Note>('notes');
    await notes.insertOne({ _id: 'a', text: 'a' });
    await expect(notes.insertOne({ _id: 'b', text: 'a' })).rejects.toMatchObject({ keyPattern: { text: 1 } });
    await expect(notes.insertOne(JSON.parse('{"_id":"c","text":["a"]}'))).rejects.toThrow('single values');
    await second.close();
  });
});
