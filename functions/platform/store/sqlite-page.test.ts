import { DatabaseSync } from 'node:sqlite';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { SqliteDatabase } from './sqlite-database.ts';
import { planFilter } from './sqlite-filter.ts';
import { wholeDocument } from './sqlite-projection.ts';
import { find, toSqlQuery } from './sqlite-query.ts';
import { createTableSql } from './sqlite-rows.ts';
import type { StoredDocument } from './store.ts';

const count = 100;
const idOf = (at: number) => `t${String(at).padStart(3, '0')}`;
const indexed = new Set(['_id', 'owner']);
const all = Array.from({ length: count }, (_, at) => idOf(at));

/** Changes while a page is read: positions of documents to delete, and positions after which a document is inserted. */
const turns = fc.array(
  fc.record({
    deleted: fc.array(fc.nat(count - 1), { maxLength: 30 }),
    insertedAfter: fc.array(fc.nat(count - 1)),
  }),
  { maxLength: 8 },
);

function open(): DatabaseSync {
  const connection = new DatabaseSync(':memory:');
  connection.exec(createTableSql('things'));
  const insert = connection.prepare('INSERT INTO things (_id, doc) VALUES (?, ?)');
  for (const _id of all) insert.run(_id, JSON.stringify({ _id, owner: 'ada' }));
  return connection;
}

it('a page that is read in many turns is full and in order, and contains each document that exists all the time', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: count }), turns, (limit, others) => {
      const connection = open();
      const database = new SqliteDatabase(connection);
      const page = { sort: { _id: 1 as const }, skip: 0, limit, projection: wholeDocument };
      const query = toSqlQuery('things', planFilter({ owner: 'ada' }, indexed), page, indexed);
      const view = ({ _id }: StoredDocument) => _id;
      const steps = find(database, query, page, { view, isLate: () => true });
      const gone = new Set<string>();
      let step = steps.next();
      for (let turn = 0; !step.done; turn += 1) {
        for (const at of others[turn]?.deleted ?? []) {
          gone.add(idOf(at));
          connection.prepare(`DELETE FROM things WHERE _id = ?`).run(idOf(at));
        }
        for (const at of others[turn]?.insertedAfter ?? []) {
          const _id = `${idOf(at)}-${turn}`;
          connection
            .prepare('INSERT OR IGNORE INTO things (_id, doc) VALUES (?, ?)')
            .run(_id, JSON.stringify({ _id, owner: 'ada' }));
        }
        step = steps.next();
      }
      const found = step.value;
      const last = found.at(-1) ?? '';
      const staying = all.filter((id) => !gone.has(id));
      database.close();
      expect(found).toEqual([...new Set(found)].toSorted());
      expect(found.filter((id) => !gone.has(id))).toEqual(
        expect.arrayContaining(staying.filter((id) => id <= last)),
      );
      expect(found.length).toBeGreaterThanOrEqual(Math.min(limit, staying.length));
      expect(found.length).toBeLessThanOrEqual(limit);
    }),
    { numRuns: 300 },
  );
});
