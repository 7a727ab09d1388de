import type {
  Store,
  StoreCollection,
  StoredDocument,
  StoreSort,
} from '../../functions/platform/store/store.ts';
import { wrap } from './wrap.ts';

type Filter = Readonly<Record<string, unknown>>;

/** A query, or the search of a write. */
interface RecordedQuery {
  readonly collection: string;
  readonly filter: Filter;
  readonly sort: StoreSort;
  readonly isLimited: boolean;
}

export interface Recorded {
  /** One query of each form, by its form. */
  readonly queries: Map<string, RecordedQuery>;
  /** The declared indexes of each collection. */
  readonly indexes: ReadonlyMap<string, readonly StoreSort[]>;
}

/** Methods that search, apart from `find`. True: they end at the first document. */
const searches: Readonly<Record<string, boolean>> = {
  findOne: true,
  countDocuments: false,
  updateOne: true,
  findOneAndUpdate: true,
  deleteOne: true,
  deleteMany: false,
};

/** The query with '?' in place of its values. */
function formOf({ collection, filter, sort, isLimited }: RecordedQuery): string {
  const form = (key: string, value: unknown): unknown => {
    if (key === '$in' || key === '$nin') return ['?'];
    return typeof value === 'string' || typeof value === 'number' ? '?' : value;
  };
  const text = [collection, JSON.stringify(filter, form)];
  if (Object.keys(sort).length > 0) text.push(`sort ${JSON.stringify(sort)}`);
  if (isLimited) text.push('limit');
  return text.join(' ');
}

/** A store that records one query of each form, and the declared indexes of each collection. */
export function recordingStore(inner: Store): Recorded & { readonly store: Store } {
  const queries = new Map<string, RecordedQuery>();
  const indexes = new Map<string, StoreSort[]>();
  const record = (query: RecordedQuery) => queries.set(formOf(query), query);
  const recorded = <T extends StoredDocument>(
    collection: string,
    target: StoreCollection<T>,
  ): StoreCollection<T> =>
    wrap(target, (method, run) => (...args) => {
      const [given = {}, options = {}] = args as [Filter?, { readonly sort?: StoreSort }?];
      if (method === 'createIndex') indexes.get(collection)?.push(given as StoreSort);
      const isLimited = searches[method];
      const { sort = {} } = options;
      if (isLimited !== undefined) record({ collection, filter: given, sort, isLimited });
      const result = run(...args);
      if (method === 'find') recordCursor(result as Cursor, { collection, filter: given }, record);
      return result;
    });
  const store: Store = {
    ping: () => inner.ping(),
    close: () => inner.close(),
    collection: <T extends StoredDocument>(name: string) => {
      if (!indexes.has(name)) indexes.set(name, [{ _id: 1 }]);
      return recorded(name, inner.collection<T>(name));
    },
  };
  return { store, queries, indexes };
}

interface Cursor {
  sort(sort: StoreSort): unknown;
  limit(count: number): unknown;
  toArray(): unknown;
}

/** Records the query of a cursor when it runs. Each method of a cursor returns the cursor itself. */
function recordCursor(
  cursor: Cursor,
  found: Pick<RecordedQuery, 'collection' | 'filter'>,
  record: (query: RecordedQuery) => void,
): void {
  let query: RecordedQuery = { ...found, sort: {}, isLimited: false };
  const [sort, limit, toArray] = [
    cursor.sort.bind(cursor),
    cursor.limit.bind(cursor),
    cursor.toArray.bind(cursor),
  ];
  Object.assign(cursor, {
    sort: (keys: StoreSort) => {
      query = { ...query, sort: keys };
      return sort(keys);
    },
    limit: (count: number) => {
      query = { ...query, isLimited: count > 0 };
      return limit(count);
    },
    toArray: () => {
      record(query);
      return toArray();
    },
  });
}

type Condition = readonly [path: string, condition: unknown];

const ranges = new Set(['$gt', '$gte', '$lt', '$lte']);

function operatorsOf(condition: unknown): Filter {
  return typeof condition === 'object' && condition !== null ? { ...condition } : { $eq: condition };
}

function isEquality([, condition]: Condition): boolean {
  const operators = operatorsOf(condition);
  return '$eq' in operators || '$in' in operators;
}

/**
 * Whether a condition selects few values. Null and negations don't, because most documents match them, for example all
 * that are not deleted. All IDs after an ID are not few, either.
 */
function isSelective([path, condition]: Condition): boolean {
  const operators = Object.entries(operatorsOf(condition));
  if (path === '_id' && operators.every(([operator]) => operator === '$gt')) return false;
  return operators.some(
    ([operator, value]) =>
      ranges.has(operator) || operator === '$in' || (operator === '$eq' && value !== null),
  );
}

/** Whether the conditions select few entries of the index: those on its first paths, up to the first range. */
function canSearch(index: StoreSort, conditions: readonly Condition[]): boolean {
  for (const path of Object.keys(index)) {
    const ofPath = conditions.filter(([each]) => each === path);
    if (ofPath.some(isSelective)) return true;
    if (!ofPath.some(isEquality)) return false;
  }
  return false;
}

function isSearch(filter: Filter, indexes: readonly StoreSort[], outer: readonly Condition[] = []): boolean {
  const parts = (operator: '$and' | '$or') => (filter[operator] ?? []) as readonly Filter[];
  const conditions = [filter, ...parts('$and')].flatMap((part) => Object.entries(part));
  const all = [...outer, ...conditions.filter(([path]) => !path.startsWith('$'))];
  if (indexes.some((index) => canSearch(index, all))) return true;
  return parts('$or').length > 0 && parts('$or').every((part) => isSearch(part, indexes, all));
}

/** Whether a query reads the first documents of an index and checks all conditions in the index. */
function isPage({ filter, sort, isLimited }: RecordedQuery, indexes: readonly StoreSort[]): boolean {
  const [first] = Object.keys(sort);
  const covers = (index: StoreSort) => Object.keys(filter).every((path) => path in index);
  return isLimited && indexes.some((index) => Object.keys(index)[0] === first && covers(index));
}

/**
 * The forms of the queries for which a planner such as MongoDB's, with the declared indexes, would read nearly all
 * documents of the collection.
 */
export function scansWith({ queries, indexes }: Recorded): string[] {
  return [...queries].flatMap(([form, query]) => {
    const declared = indexes.get(query.collection) ?? [];
    return isSearch(query.filter, declared) || isPage(query, declared) ? [] : [form];
  });
}
