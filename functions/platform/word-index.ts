import { searchedWords, wordsIn } from '../../core/search/words.ts';
import type { Store } from './store/store.ts';
import { TermIndex } from './term-index.ts';

/** Maximum words of an object. More than any name has, because the index can also contain questions. */
const maxWords = 30;
const maxWordLength = 40;

const cut = (word: string) => word.slice(0, maxWordLength);

/** Finds the IDs of objects by beginnings of the words in their names. */
export class WordIndex {
  private readonly terms: TermIndex;

  constructor(store: Store, collection: string) {
    this.terms = new TermIndex(store, collection);
  }

  declareIndexes(): Promise<void> {
    return this.terms.declareIndexes();
  }

  /** Adds the words of the texts to the words of an ID. */
  add(namedId: string, ...texts: readonly string[]): Promise<void> {
    return this.terms.add(namedId, termsOf(texts));
  }

  /** Adds the words of the texts, and removes all other words of an ID. Without texts, it removes all. */
  async replace(namedId: string, ...texts: readonly string[]): Promise<void> {
    const terms = termsOf(texts);
    await this.terms.add(namedId, terms);
    await this.terms.keepOnly(namedId, terms);
  }

  /** The IDs of objects that have a word with each of these beginnings. Empty for a text without a word. */
  async find(text: string): Promise<string[]> {
    return [...(await this.terms.idsFromAll(searchedWords(text).map(cut)))];
  }
}

function termsOf(texts: readonly string[]): ReadonlySet<string> {
  return new Set(
    wordsIn(...texts)
      .slice(0, maxWords)
      .map(cut),
  );
}
