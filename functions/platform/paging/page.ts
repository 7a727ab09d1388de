import { badUserInput, type AppError } from '../errors.ts';
import type { StoreFilter } from '../store/store-filter.ts';
import type { StoreCursor, StoredDocument, StoreSort } from '../store/store.ts';

/** Which page of a list to read. */
export interface PageRequest {
  /** 1 to 100. */
  readonly first: number;
  /** A cursor of the previous page. Null for the first page. */
  readonly after: string | null;
}

/** A page of a list, like Relay's connections. */
export interface Page<Node> {
  readonly edges: readonly { readonly cursor: string; readonly node: Node }[];
  readonly nodes: readonly Node[];
  readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null };
  /** Number of nodes in the whole list. */
  readonly totalCount: number;
}

/** The order of a list: by a key, then by ID. */
export interface PageOrder<T extends StoredDocument> {
  readonly sort: StoreSort;
  keyOf(document: T): string;
  /** The filter for the documents of `filter` that come after the document with this key and ID. */
  behind(filter: StoreFilter<T>, key: string, id: string): StoreFilter<T>;
}

type FieldOf<T, Value> = {
  [Field in keyof T & string]: T[Field] extends Value | undefined ? Field : never;
}[keyof T & string];

/** Orders a list by a text, then by ID: both ascending with 1, or descending with -1. */
export function orderBy<T extends StoredDocument>(
  field: FieldOf<T, string>,
  direction: 1 | -1,
): PageOrder<T> {
  return orderOf<T>(field, direction, (key) => key);
}

/** Orders a list by a number that every document has, then by ID. */
export function orderByNumber<T extends StoredDocument>(
  field: FieldOf<T, number>,
  direction: 1 | -1,
): PageOrder<T> {
  return orderOf<T>(field, direction, (key) => {
    if (key === '' || !Number.isFinite(Number(key))) throw notACursor();
    return Number(key);
  });
}

/** `readKey`: the value of the field from the key of a cursor. */
function orderOf<T extends StoredDocument>(
  field: keyof T & string,
  direction: 1 | -1,
  readKey: (key: string) => string | number,
): PageOrder<T> {
  const [from, after] = direction === 1 ? (['$gte', '$gt'] as const) : (['$lte', '$lt'] as const);
  return {
    sort: { [field]: direction, _id: direction },
    keyOf: (document) => String((document[field] as string | number | undefined) ?? ''),
    behind: (filter, text, id) => {
      const key = readKey(text);
      // The first condition looks redundant. With it, an index leads to the first row, and the following rows are in
      // its order. With `$or` alone, the embedded store would read and sort all rows.
      const isBehind = {
        [field]: { [from]: key },
        $or: [{ [field]: { [after]: key } }, { _id: { [after]: id } }],
      };
      return { $and: [filter, isBehind] } as unknown as StoreFilter<T>;
    },
  };
}

const maxPageSize = 100;

export function cursorOf(key: string, id: string): string {
  return Buffer.from(JSON.stringify([key, id])).toString('base64url');
}

/** The key and the ID of a cursor. Throws BAD_USER_INPUT if it does not have the form of `cursorOf`. */
export function readCursor(cursor: string): readonly [key: string, id: string] {
  try {
    const parts: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString());
    if (Array.isArray(parts) && parts.length === 2) {
      const [key, id]: unknown[] = parts;
      if (typeof key === 'string' && typeof id === 'string') return [key, id];
    }
  } catch {
    // Not one of our cursors: reported below.
  }
  throw notACursor();
}

export function notACursor(): AppError {
  return badUserInput({ after: 'This cursor is not from this list.' });
}

/** Throws BAD_USER_INPUT if the size is not 1 to 100. */
export function checkSize(first: number): void {
  if (first < 1 || first > maxPageSize) throw badUserInput({ first: `Ask for 1 to ${maxPageSize}.` });
}

/** A collection or a projection of it, from which pages are read. */
export interface PageSource<T extends StoredDocument> {
  find(filter: StoreFilter<T>): StoreCursor<T>;
  countDocuments(filter: StoreFilter<T>): Promise<number>;
}

/** Reads one page. Throws BAD_USER_INPUT if `first` is not 1 to 100, or if `after` is invalid. */
export async function readPage<T extends StoredDocument, Node>(
  collection: PageSource<T>,
  { filter, order }: { readonly filter: StoreFilter<T>; readonly order: PageOrder<T> },
  { first, after }: PageRequest,
  toNode: (document: T) => Node,
): Promise<Page<Node>> {
  checkSize(first);
  const behindCursor = after === null ? filter : order.behind(filter, ...readCursor(after));
  const [found, totalCount] = await Promise.all([
    collection
      .find(behindCursor)
      .sort({ ...order.sort })
      .limit(first + 1)
      .toArray(),
    collection.countDocuments(filter),
  ]);
  const edges = found.slice(0, first).map((document) => ({
    cursor: cursorOf(order.keyOf(document), document._id),
    node: toNode(document),
  }));
  return {
    edges,
    nodes: edges.map(({ node }) => node),
    pageInfo: { hasNextPage: found.length > first, endCursor: edges.at(-1)?.cursor ?? null },
    totalCount,
  };
}
