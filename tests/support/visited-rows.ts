import { DatabaseSync } from 'node:sqlite';
import { vi } from 'vitest';

/** Number of rows that SQLite read, by SQL statement. */
export type VisitedRows = ReadonlyMap<string, number>;

/** Returns the rows that embedded stores read while `work` runs, including rows that match no condition. */
export type VisitedDuring = (work: () => Promise<unknown>) => Promise<VisitedRows>;

/**
 * Runs `work`, which opens embedded stores. Adds a condition to each SQL statement of these stores: a function that
 * counts its calls and returns true. SQLite calls it for each row that it reads from an index or a table.
 */
export async function withVisitedRows<T>(work: (during: VisitedDuring) => Promise<T>): Promise<T> {
  const statements: string[] = [];
  const isCounting = new WeakSet<DatabaseSync>();
  let visited = new Map<string, number>();
  const count = (statement: number) => {
    const sql = statements[statement] ?? '';
    visited.set(sql, (visited.get(sql) ?? 0) + 1);
    return 1;
  };
  const prepare = DatabaseSync.prototype.prepare;
  const spy = vi.spyOn(DatabaseSync.prototype, 'prepare').mockImplementation(function prepared(
    this: DatabaseSync,
    ...[sql, ...more]
  ) {
    if (!isCounting.has(this)) this.function('count_row', count as (...given: unknown[]) => number);
    isCounting.add(this);
    statements.push(sql);
    return prepare.call(this, withCondition(sql, `count_row(${statements.length - 1})`), ...more);
  });
  const during: VisitedDuring = async (read) => {
    const visitedNow = (visited = new Map<string, number>());
    // Otherwise, a read that takes long continues with other statements.
    const clock = vi.spyOn(performance, 'now').mockReturnValue(0);
    try {
      await read();
      return visitedNow;
    } finally {
      clock.mockRestore();
      visited = new Map();
    }
  };
  try {
    return await work(during);
  } finally {
    spy.mockRestore();
  }
}

const table = /FROM "\w+"(?: INDEXED BY "(?:[^"]|"")+")?(?! INDEXED)/;

/** Adds a condition to a statement that reads a table. */
function withCondition(sql: string, condition: string): string {
  const [from] = table.exec(sql) ?? [];
  if (from === undefined || !/^(?:SELECT|DELETE) /.test(sql)) return sql;
  const [before = '', after = ''] = sql.split(from, 2);
  const others = after.startsWith(' WHERE ') ? after.replace(' WHERE ', ' AND ') : after;
  return `${before}${from} WHERE ${condition}${others}`;
}
