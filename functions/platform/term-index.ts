import { isDuplicateKey } from './store/store-errors.ts';
import type { Store, StoreCollection, StoredDocument } from './store/store.ts';

/** A term of an object. `_id` is the term, a space, and `namedId`. */
interface TermDocument extends StoredDocument {
  /** ID of the object. */
  readonly namedId: string;
}

/** After every character that a term can have. */
const end = '\u{10ffff}';

/**
 * Finds the IDs of objects by beginnings of their terms. Each term is a document, since the store engines cannot index
 * the elements of a list.
 */
export class TermIndex {
  private readonly terms: StoreCollection<TermDocument>;

  constructor(store: Store, collection: string) {
    this.terms = store.collection<TermDocument>(collection);
  }

  async declareIndexes(): Promise<void> {
    await this.terms.createIndex({ namedId: 1 });
  }

  /** Adds terms to the terms of an ID. */
  async add(namedId: string, terms: Iterable<string>): Promise<void> {
    const ids = idsOf(namedId, terms);
    const known = await this.known(namedId);
    const missing = [...ids].filter((id) => !known.has(id)).map((_id) => ({ _id, namedId }));
    if (missing.length > 0) await this.insert(missing);
  }

  /** Removes all terms of an ID except these. */
  async keepOnly(namedId: string, terms: Iterable<string>): Promise<void> {
    const kept = idsOf(namedId, terms);
    const others = [...(await this.known(namedId))].filter((id) => !kept.has(id));
    if (others.length > 0) await this.terms.deleteMany({ _id: { $in: others } });
  }

  /** The IDs of objects that have a term with each of these beginnings. Empty without a beginning. */
  async idsFromAll(starts: readonly string[]): Promise<ReadonlySet<string>> {
    const found = await Promise.all(starts.map((start) => this.idsFrom(start)));
    const [first = new Set<string>(), ...others] = found;
    return new Set([...first].filter((id) => others.every((ids) => ids.has(id))));
  }

  private async idsFrom(start: string): Promise<ReadonlySet<string>> {
    const found = await this.terms.find(rangeOf(start)).project({ namedId: 1 }).toArray();
    return new Set(found.map(({ namedId }) => namedId));
  }

  /** The terms with this beginning, once for each object that has them, in the order of their characters. */
  async termsFrom(start: string): Promise<string[]> {
    const found = await this.terms.find(rangeOf(start)).sort({ _id: 1 }).toArray();
    return found.map(({ _id, namedId }) => _id.slice(0, -namedId.length - 1));
  }

  /**
   * The IDs of the objects that have these terms, by term, in one read. Reads all terms from the first to the last one, so
   * terms that are read together should have the same beginning.
   */
  async idsByTerm(terms: readonly string[]): Promise<ReadonlyMap<string, readonly string[]>> {
    const [first, last] = [terms.toSorted().at(0), terms.toSorted().at(-1)];
    if (first === undefined || last === undefined) return new Map();
    const wanted = new Set(terms);
    const range = { _id: { $gte: `${first} `, $lt: `${last} ${end}` } };
    const found = (await this.terms.find(range).toArray()).map(({ _id, namedId }) => ({
      term: _id.slice(0, -namedId.length - 1),
      namedId,
    }));
    const byTerm = Map.groupBy(
      found.filter(({ term }) => wanted.has(term)),
      ({ term }) => term,
    );
    return new Map([...byTerm].map(([term, named]) => [term, named.map(({ namedId }) => namedId)]));
  }

  /** Removes the terms with this beginning, of all objects. */
  async removeFrom(start: string): Promise<void> {
    await this.terms.deleteMany(rangeOf(start));
  }

  private async known(namedId: string): Promise<ReadonlySet<string>> {
    const found = await this.terms
      .find({ namedId: { $eq: namedId } })
      .project({ _id: 1 })
      .toArray();
    return new Set(found.map(({ _id }) => _id));
  }

  private async insert(missing: readonly TermDocument[]): Promise<void> {
    try {
      await this.terms.insertMany(missing);
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
      // Another request adds terms of the same object. The others of this request may not be inserted yet.
      await Promise.all(missing.map((term) => this.insertOne(term)));
    }
  }

  private async insertOne(term: TermDocument): Promise<void> {
    try {
      await this.terms.insertOne(term);
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
    }
  }
}

const rangeOf = (start: string) => ({ _id: { $gte: start, $lt: `${start}${end}` } });

function idsOf(namedId: string, terms: Iterable<string>): ReadonlySet<string> {
  return new Set(Array.from(terms, (term) => `${term} ${namedId}`));
}
