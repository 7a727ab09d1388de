import { DatabaseSync } from 'node:sqlite';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { SqliteDatabase } from './sqlite-database.ts';
import { isStoreUnavailable } from './store-errors.ts';

describe('group commit', () => {
  let folder = '';
  let connection: DatabaseSync;
  let database: SqliteDatabase;

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'markwise-commit-'));
    connection = new DatabaseSync(join(folder, 'test.sqlite'));
    connection.exec('PRAGMA journal_mode = WAL; CREATE TABLE words (word TEXT PRIMARY KEY)');
    database = new SqliteDatabase(connection);
  });
  afterEach(() => {
    database.close();
    rmSync(folder, { recursive: true });
  });

  const add = (word: string) =>
    database.write(() => Number(database.prepare('INSERT INTO words VALUES (?)').run(word).changes));
  const words = () =>
    connection
      .prepare('SELECT word FROM words ORDER BY word')
      .all()
      .map(({ word }) => word);
  const statuses = async (writes: readonly Promise<unknown>[]) =>
    (await Promise.allSettled(writes)).map(({ status }) => status);

  it('writes of one turn share a transaction', async () => {
    const transactions: boolean[] = [];
    const watch = () => database.write(() => transactions.push(connection.isTransaction));
    expect(await Promise.all([add('a'), watch(), add('b')])).toEqual([1, 1, 1]);
    expect(transactions).toEqual([true]);
    expect(words()).toEqual(['a', 'b']);
  });

  it('a write runs after its turn, and is acknowledged after the commit', async () => {
    const order: string[] = [];
    const write = database
      .write(() => order.push('run'))
      .then(() => order.push(`acknowledged, in a transaction: ${connection.isTransaction}`));
    order.push('requested');
    await write;
    expect(order).toEqual(['requested', 'run', 'acknowledged, in a transaction: false']);
  });

  it('a failed write doesn’t affect the others of its transaction', async () => {
    await add('taken');
    expect(await statuses([add('a'), add('taken'), add('b')])).toEqual([
      'fulfilled',
      'rejected',
      'fulfilled',
    ]);
    expect(words()).toEqual(['a', 'b', 'taken']);
  });

  it('a write that throws before it writes doesn’t affect the others', async () => {
    const broken = database.write(() => {
      throw new Error('broken');
    });
    expect(await statuses([add('a'), broken, add('b')])).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect(words()).toEqual(['a', 'b']);
  });

  it('each write is retried alone if the transaction is lost', async () => {
    const losing = database.write(() => {
      // As SQLite does when the disk is full.
      connection.exec('ROLLBACK');
      throw new Error('lost');
    });
    expect(await statuses([add('a'), losing, add('b')])).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect(words()).toEqual(['a', 'b']);
  });

  it('nothing is acknowledged if the commit fails, and the next write works', async () => {
    connection.exec('CREATE TABLE links (word REFERENCES words DEFERRABLE INITIALLY DEFERRED)');
    const dangling = database.write(() => database.prepare('INSERT INTO links VALUES (?)').run('nowhere'));
    await expect(dangling).rejects.toThrow('FOREIGN KEY');
    expect(await add('a')).toBe(1);
    expect(connection.prepare('SELECT count(*) AS n FROM links').get()).toEqual({ n: 0 });
  });

  describe('of more than 8 MB', () => {
    const large = 'x'.repeat(3 * 1024 * 1024);
    const put = (word: string) => database.put('INSERT INTO words (word, id) VALUES (?, ?)', large, word);
    beforeEach(() =>
      connection.exec('DROP TABLE words; CREATE TABLE words (word TEXT, id TEXT PRIMARY KEY)'),
    );

    it('ends at that size, and acknowledges its writes before the next transaction begins', async () => {
      const order: string[] = [];
      const write = async (id: string) => {
        await database.write(() => {
          put(id);
          order.push(`run ${id}`);
        });
        order.push(`stored ${id}`);
      };
      await Promise.all(['a', 'b', 'c', 'd'].map(write));
      const [first, second] = [['a', 'b', 'c'], ['d']];
      const steps = (ids: string[]) => ['run', 'stored'].flatMap((step) => ids.map((id) => `${step} ${id}`));
      expect(order).toEqual([...steps(first ?? []), ...steps(second ?? [])]);
    });

    it('begins before the turn ends', () => {
      const writes = ['a', 'b', 'c'].map((id) => database.write(() => put(id), large.length));
      const stored = connection.prepare('SELECT id FROM words').all();
      expect(stored.map(({ id }) => id)).toEqual(['a', 'b', 'c']);
      return Promise.all(writes);
    });

    it('keeps the first transaction’s writes if a write of the second fails', async () => {
      const writes = ['a', 'b', 'c', 'a', 'd'].map((id) => database.write(() => put(id)));
      expect(await statuses(writes)).toEqual([
        'fulfilled',
        'fulfilled',
        'fulfilled',
        'rejected',
        'fulfilled',
      ]);
    });

    it('is completed before the store closes', async () => {
      const writes = ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((id) => database.write(() => put(id)));
      database.close();
      expect(await statuses(writes)).toEqual(writes.map(() => 'fulfilled'));
    });
  });

  it('on a full disk, writes fail as unavailable, reads work, and writes work again when there is space', async () => {
    await add('before');
    connection.exec('PRAGMA max_page_count = 1');
    const tooMuch = add('x'.repeat(100_000));
    await expect(tooMuch).rejects.toSatisfy(isStoreUnavailable);
    await expect(tooMuch).rejects.toThrow('The disk that holds the data is full; the change was not stored.');
    expect(words()).toEqual(['before']);
    connection.exec('PRAGMA max_page_count = 1000000');
    expect(await add('after')).toBe(1);
  });

  it('after close, every write and read fails', async () => {
    database.close();
    await expect(add('a')).rejects.toSatisfy(isStoreUnavailable);
    expect(await statuses([add('b'), add('c')])).toEqual(['rejected', 'rejected']);
    expect(() => database.prepare('SELECT 1')).toThrow('The store is closed.');
  });
});
