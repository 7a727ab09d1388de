import { StoreUsageError } from './store-errors.ts';
import type { StoreFilter } from './store-filter.ts';
import type { StoreUpdate } from './store-update.ts';
import type {
  Store,
  StoreCollection,
  StoreCursor,
  StoredDocument,
  StoreSort,
  UpdateOutcome,
} from './store.ts';
import { planUpdate } from './update-plan.ts';

/** Counts the bytes of an account. */
export interface ByteCount {
  /** Negative for deleted bytes. */
  add(account: string, bytes: number): Promise<void>;
  /** Throws if the account would have fewer bytes left than `leaving`. */
  take(account: string, bytes: number, leaving: number): Promise<void>;
}

/** How the documents of a collection count for the storage of accounts. */
export interface CountRule {
  /** The account that a document counts for. Null if it counts for nobody. */
  accountOf(document: object): string | null;
  /** Additional bytes that a document counts for. */
  readonly moreBytes?: (document: object) => number;
  /** Bytes of an account's limit that these documents must leave free. */
  readonly leaves: number;
  /** Whether new documents are refused if there is no free space. Otherwise they are only counted. */
  readonly refusesNew: boolean;
  /** Whether this update, which adds `bytes` bytes, is refused if there is no free space. */
  refusesUpdate(update: object, bytes: number): boolean;
}

export type CountRules = Readonly<Record<string, CountRule>>;

interface Counting {
  readonly rule: CountRule;
  readonly count: ByteCount;
}

interface ChangeOptions {
  readonly sort?: StoreSort;
  readonly upsert?: boolean;
}

/** A document before and after an update. */
interface Changed<T> {
  readonly before: T;
  readonly after: T;
}

/** Documents per read in `deleteMany`. */
const chunkSize = 20;

/** A store that counts the bytes of each account in the collections with a rule. It does not count other collections. */
export function countedStore(store: Store, rules: CountRules, count: ByteCount): Store {
  return {
    ping: () => store.ping(),
    close: () => store.close(),
    collection: <T extends StoredDocument>(name: string): StoreCollection<T> => {
      const rule = rules[name];
      const collection = store.collection<T>(name);
      return rule ? new CountedCollection(collection, { rule, count }) : collection;
    },
  };
}

export function bytesOf(document: object, { moreBytes }: Pick<CountRule, 'moreBytes'>): number {
  return Buffer.byteLength(JSON.stringify(document)) + (moreBytes?.(document) ?? 0);
}

/**
 * Reserves bytes before it stores them. After an update, it corrects the count by the document that the update really
 * replaced, so that concurrent writes cannot make the count wrong.
 */
class CountedCollection<T extends StoredDocument> implements StoreCollection<T> {
  readonly #inner: StoreCollection<T>;
  readonly #rule: CountRule;
  readonly #count: ByteCount;

  constructor(inner: StoreCollection<T>, { rule, count }: Counting) {
    this.#inner = inner;
    this.#rule = rule;
    this.#count = count;
  }

  findOne(filter: StoreFilter<T>, options?: { sort?: StoreSort }): Promise<T | null> {
    return this.#inner.findOne(filter, options);
  }

  find(filter: StoreFilter<T>): StoreCursor<T> {
    return this.#inner.find(filter);
  }

  countDocuments(filter: StoreFilter<T>): Promise<number> {
    return this.#inner.countDocuments(filter);
  }

  createIndex(keys: StoreSort, options?: { unique?: boolean; sparse?: boolean }): Promise<string> {
    return this.#inner.createIndex(keys, options);
  }

  async insertOne(document: T): Promise<{ insertedId: string }> {
    const bytes = this.#bytes(document);
    await this.#take(document, bytes, this.#rule.refusesNew);
    try {
      return await this.#inner.insertOne(document);
    } catch (error) {
      await this.#add(document, -bytes);
      throw error;
    }
  }

  async insertMany(documents: readonly T[]): Promise<{ insertedCount: number }> {
    const reserved: T[] = [];
    try {
      for (const [first, bytes] of this.#byAccount(documents)) {
        // oxlint-disable-next-line no-await-in-loop -- usually there is only one account
        await this.#take(first, bytes, this.#rule.refusesNew);
        reserved.push(...documents.filter((each) => this.#account(each) === this.#account(first)));
      }
      return await this.#inner.insertMany(documents);
    } catch (error) {
      const ids = reserved.map(({ _id }) => _id);
      const filter = { _id: { $in: ids } } as StoreFilter<T>;
      const stored = new Set(
        (await this.#inner.find(filter).project({ _id: 1 }).toArray()).map(({ _id }) => _id),
      );
      const missing = reserved.filter(({ _id }) => !stored.has(_id));
      await Promise.all(missing.map((each) => this.#add(each, -this.#bytes(each))));
      throw error;
    }
  }

  async updateOne(
    filter: StoreFilter<T>,
    update: StoreUpdate<T>,
    options: { upsert?: boolean } = {},
  ): Promise<UpdateOutcome> {
    const changed = await this.#change(filter, update, options);
    const isModified = changed !== null && JSON.stringify(changed.before) !== JSON.stringify(changed.after);
    return { matchedCount: Number(changed !== null), modifiedCount: Number(isModified), upsertedCount: 0 };
  }

  async findOneAndUpdate(
    filter: StoreFilter<T>,
    update: StoreUpdate<T>,
    { returnDocument, ...options }: ChangeOptions & { readonly returnDocument: 'before' | 'after' },
  ): Promise<T | null> {
    const changed = await this.#change(filter, update, options);
    return changed && changed[returnDocument];
  }

  async deleteOne(filter: StoreFilter<T>): Promise<{ deletedCount: number }> {
    const found = await this.#inner.findOne(filter);
    return { deletedCount: found ? await this.#delete(filter, found) : 0 };
  }

  async deleteMany(filter: StoreFilter<T>): Promise<{ deletedCount: number }> {
    let deletedCount = 0;
    for (;;) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other, so that little is in memory at once
      const chunk = await this.#inner.find(filter).limit(chunkSize).toArray();
      // oxlint-disable-next-line no-await-in-loop -- as above
      const deleted = await Promise.all(chunk.map((each) => this.#delete(filter, each)));
      deletedCount += deleted.reduce((sum, one) => sum + one, 0);
      if (chunk.length < chunkSize) return { deletedCount };
    }
  }

  async #delete(filter: StoreFilter<T>, document: T): Promise<number> {
    const { deletedCount } = await this.#inner.deleteOne(narrowed(filter, document));
    if (deletedCount === 1) await this.#add(document, -this.#bytes(document));
    return deletedCount;
  }

  async #change(
    filter: StoreFilter<T>,
    update: StoreUpdate<T>,
    { sort, upsert = false }: ChangeOptions,
  ): Promise<Changed<T> | null> {
    if (upsert) throw new StoreUsageError('A counted collection does not support upserts.');
    const apply = planUpdate(update);
    const found = await this.#inner.findOne(filter, sort && { sort });
    if (!found) return null;
    const expected = Math.max(0, this.#growth(found, applied(found, apply)));
    await this.#take(found, expected, this.#rule.refusesUpdate(update, expected));
    let growth = 0;
    try {
      const before = await this.#inner.findOneAndUpdate(narrowed(filter, found), update, {
        returnDocument: 'before',
      });
      if (!before) return null;
      const after = applied(before, apply);
      growth = this.#growth(before, after);
      return { before, after };
    } finally {
      await this.#add(found, growth - expected);
    }
  }

  #growth(before: T, after: T): number {
    return this.#bytes(after) - this.#bytes(before);
  }

  #bytes(document: T): number {
    return bytesOf(document, this.#rule);
  }

  #account(document: T): string | null {
    return this.#rule.accountOf(document);
  }

  /** The first document and the total bytes of each account. */
  #byAccount(documents: readonly T[]): [first: T, bytes: number][] {
    const groups = Map.groupBy(documents, (document) => this.#account(document));
    return [...groups.values()].flatMap((group) => {
      const bytes = group.reduce((sum, each) => sum + this.#bytes(each), 0);
      return group[0] ? [[group[0], bytes]] : [];
    });
  }

  async #take(document: T, bytes: number, canRefuse: boolean): Promise<void> {
    const account = this.#account(document);
    if (account === null || bytes === 0) return;
    if (canRefuse) await this.#count.take(account, bytes, this.#rule.leaves);
    else await this.#count.add(account, bytes);
  }

  async #add(document: T, bytes: number): Promise<void> {
    const account = this.#account(document);
    if (account !== null && bytes !== 0) await this.#count.add(account, bytes);
  }
}

function applied<T extends StoredDocument>(document: T, apply: (document: object) => void): T {
  const copy: T = structuredClone(document);
  apply(copy);
  return copy;
}

/** The filter, limited to one document. */
function narrowed<T extends StoredDocument>(filter: StoreFilter<T>, { _id }: T): StoreFilter<T> {
  return { $and: [filter, { _id: { $eq: _id } } as StoreFilter<T>] } as StoreFilter<T>;
}
