import type { SQLOutputValue } from 'node:sqlite';

/**
 * A row that a statement returns. Every collection is a table with two columns: the ID, and the whole document
 * (with the ID) as JSON text.
 */
export type Row = Record<string, SQLOutputValue>;

export function createTableSql(collection: string): string {
  return `CREATE TABLE IF NOT EXISTS "${collection}" (_id TEXT PRIMARY KEY NOT NULL, doc TEXT NOT NULL)`;
}

/** The JSON text of a row's document. */
export function documentText(row: Row): string {
  const { doc } = row;
  if (typeof doc !== 'string') throw new TypeError('A row holds no document.');
  return doc;
}

export function parseDocument<T extends object = object>(row: Row): T {
  return JSON.parse(documentText(row)) as T;
}
