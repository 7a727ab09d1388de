import { searchedWords, wordsIn } from '../../core/search/words.ts';
import { isDuplicateKey, type Store, type StoreCollection, type StoredDocument } from './store/store.ts';

/** A word of an object. `_id` is the word, a space, and `namedId`. */
interface WordDocument extends StoredDocument {
  /** ID of the object. */
  readonly namedId: string;
}

/** Maximum words of an object. More than any name has, because the index can also contain questions. */
const maxWords = 30;
const maxWordLength = 40;

const cut = (word: string) => word.slice(0, maxWordLength);

/**
 * Finds the IDs of objects by beginnings of their words. Each word is a document, since the store engines cannot index
 * the elements of a list.
 */
export class WordIndex {
  private readonly words: StoreCollection<WordDocument>;

  constructor(store: Store, collection: string) {
    this.words = store.collection<WordDocument>(collection);
  }

  async declareIndexes(): Promise<void> {
    await this.words.createIndex({ namedId: 1 });
  }

  /** Adds the words of the texts to the words of an ID. */
  async add(namedId: string, ...texts: readonly string[]): Promise<void> {
    const ids = idsOf(namedId, texts);
    const known = await this.words
      .find({ _id: { $in: ids } })
      .project({ _id: 1 })
      .toArray();
    const knownIds = new Set(known.map(({ _id }) => _id));
    const missing = ids.filter((id) => !knownIds.has(id));
    await Promise.all(missing.map((_id) => this.insert({ _id, namedId })));
  }

  /** Adds the words of the texts, and removes all other words of an ID. Without texts, it removes all. */
  async replace(namedId: string, ...texts: readonly string[]): Promise<void> {
    await this.add(namedId, ...texts);
    const current = new Set(idsOf(namedId, texts));
    const known = await this.words
      .find({ namedId: { $eq: namedId } })
      .project({ _id: 1 })
      .toArray();
    const others = known.flatMap(({ _id }) => (current.has(_id) ? [] : [_id]));
    if (others.length > 0) await this.words.deleteMany({ _id: { $in: others } });
  }

  /** The IDs of objects that have a word with each of these beginnings. Empty for a text without a word. */
  async find(text: string): Promise<string[]> {
    const found = await Promise.all(searchedWords(text).map((word) => this.withWord(cut(word))));
    const [first, ...others] = found;
    return [...(first ?? [])].filter((id) => others.every((ids) => ids.has(id)));
  }

  private async withWord(start: string): Promise<ReadonlySet<string>> {
    const range = { _id: { $gte: start, $lt: `${start}\u{10ffff}` } };
    const found = await this.words.find(range).project({ namedId: 1 }).toArray();
    return new Set(found.map(({ namedId }) => namedId));
  }

  private async insert(word: WordDocument): Promise<void> {
    try {
      await this.words.insertOne(word);
    } catch (error) {
      // Another request added the word at the same time.
      if (!isDuplicateKey(error)) throw error;
    }
  }
}

function idsOf(namedId: string, texts: readonly string[]): string[] {
  const words = new Set(
    wordsIn(...texts)
      .slice(0, maxWords)
      .map(cut),
  );
  return Array.from(words, (word) => `${word} ${namedId}`);
}
