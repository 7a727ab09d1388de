import { vi } from 'vitest';
import { SqliteDatabase } from '../../functions/platform/store/sqlite-database.ts';

/** Statements of the tests themselves: they read whole collections to find out what a request changed. Not counted. */
const readsEverything = /^SELECT _id(?:, doc AS doc)? FROM "\w+"$/;
/** Query plans that read documents in the order of an index. With a LIMIT, they stop early, so they are not counted. */
const readsInOrder = / USING (?:COVERING )?INDEX /;

/** Query plans that read all documents after an ID. */
const readsAfter = /^SEARCH \w+ USING (?:COVERING )?INDEX sqlite_autoindex_\w+ \(_id>\?\)$/;

function isScan(sql: string, detail: string): boolean {
  const isWhole = detail.startsWith('SCAN ') && !detail.startsWith('SCAN json_each');
  if (!isWhole && !readsAfter.test(detail)) return false;
  return !(sql.endsWith(' LIMIT ?') && readsInOrder.test(detail));
}

/**
 * Runs `work`, which uses embedded stores. `scans`: the SQL statements of `work` that read a whole collection or a whole
 * index, according to SQLite's query plans.
 */
export async function withScans<T>(work: () => Promise<T>): Promise<{ value: T; scans: string[] }> {
  const prepare = SqliteDatabase.prototype.prepare;
  const scans = new Set<string>();
  const seen = new Set<string>();
  const spy = vi.spyOn(SqliteDatabase.prototype, 'prepare').mockImplementation(function prepared(
    this: SqliteDatabase,
    sql: string,
  ) {
    if (!seen.has(sql) && /^(?:SELECT|UPDATE|DELETE) /.test(sql) && !readsEverything.test(sql)) {
      const plan = prepare.call(this, `EXPLAIN QUERY PLAN ${sql}`).all();
      if (plan.some(({ detail }) => isScan(sql, String(detail)))) scans.add(sql);
    }
    seen.add(sql);
    return prepare.call(this, sql);
  });
  try {
    const value = await work();
    return { value, scans: [...scans].toSorted() };
  } finally {
    spy.mockRestore();
  }
}
