import { deepFrozen } from './deep-frozen.ts';
import { maxDocumentLength, projected, type Projection } from './sqlite-projection.ts';

/** Maximum characters of JSON whose documents stay in memory. */
const maxLength = 8 * 1024 * 1024;

interface ParsedDocument {
  readonly text: string;
  readonly document: object;
  /** The document with fewer fields, by the key of the projection. */
  readonly projections: Map<string, object>;
}

type Collection = Map<string, ParsedDocument>;

/**
 * Documents that were parsed, so that the next read of the same row need not parse it again. A read finds a document by
 * its collection and ID, and returns it only if its JSON equals the row's. So a read always returns what the row contains,
 * also after another process has written it, and a write does not have to clear anything. All reads of a document return
 * the same object, so it is frozen.
 *
 * Two generations: if the new one is full, the old one is dropped, and what was read since then stays.
 */
export class ParsedDocuments {
  #new = new Map<string, Collection>();
  #old = new Map<string, Collection>();
  #newLength = 0;
  #oldLength = 0;

  /** Characters of JSON whose documents are in memory. */
  get length(): number {
    return this.#newLength + this.#oldLength;
  }

  /** The document of a row with the fields of the projection. Frozen, unless it is too large to stay in memory. */
  read(collection: string, id: string, text: string, projection: Projection): object {
    if (text.length > maxDocumentLength) return projected(JSON.parse(text) as object, projection);
    const parsed = this.#find(collection, id, text) ?? this.#add(collection, id, text);
    return withFields(parsed, projection);
  }

  #find(collection: string, id: string, text: string): ParsedDocument | null {
    const found = this.#new.get(collection)?.get(id);
    if (found) return found.text === text ? found : null;
    const earlier = this.#old.get(collection)?.get(id);
    if (earlier?.text !== text) return null;
    return this.#keep(collection, id, earlier);
  }

  #add(collection: string, id: string, text: string): ParsedDocument {
    const document = deepFrozen(JSON.parse(text) as object);
    return this.#keep(collection, id, { text, document, projections: new Map() });
  }

  #keep(collection: string, id: string, parsed: ParsedDocument): ParsedDocument {
    if (this.#newLength + parsed.text.length > maxLength / 2) this.#dropOld();
    const documents = this.#new.get(collection) ?? new Map<string, ParsedDocument>();
    this.#new.set(collection, documents);
    this.#newLength += parsed.text.length - (documents.get(id)?.text.length ?? 0);
    documents.set(id, parsed);
    return parsed;
  }

  #dropOld(): void {
    this.#old = this.#new;
    this.#oldLength = this.#newLength;
    this.#new = new Map();
    this.#newLength = 0;
  }
}

function withFields({ document, projections }: ParsedDocument, projection: Projection): object {
  const { key } = projection;
  if (key === '') return document;
  const known = projections.get(key);
  if (known) return known;
  const shown = Object.freeze(projected(document, projection));
  projections.set(key, shown);
  return shown;
}
