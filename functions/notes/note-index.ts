import { noteText } from '../../core/notes/note-text.ts';
import { tagKey } from '../../core/notes/note-tags.ts';
import { searchedWords, wordsIn } from '../../core/search/words.ts';
import type { Store } from '../platform/store/store.ts';
import { TermIndex } from '../platform/term-index.ts';
import type { NoteDocument } from './note.store.ts';

type Indexed = Pick<NoteDocument, '_id' | 'ownerId' | 'title' | 'content' | 'tags'>;

/** Maximum different words of a note by which it can be found. */
const maxWords = 2_000;
const maxWordLength = 40;

const cut = (word: string) => word.slice(0, maxWordLength);

/** The term of a tag. It has no space, which separates the parts of a term. A word never begins with '#'. */
const tagTerm = (tag: string) => `#${encodeURIComponent(tagKey(tag))}`;

/**
 * Finds the notes of an account by their words and tags. Each term begins with the ID of the owner, so that a search
 * reads nothing of other accounts. The index may have terms that a note no longer has, if the process ended during a
 * change: the next change removes them.
 */
export class NoteIndex {
  private readonly terms: TermIndex;

  constructor(store: Store) {
    this.terms = new TermIndex(store, 'noteTerms');
  }

  declareIndexes(): Promise<void> {
    return this.terms.declareIndexes();
  }

  /** Adds the terms of a note. Call it before the note is written, so that a search misses nothing. */
  add(note: Indexed): Promise<void> {
    return this.terms.add(note._id, termsOf(note));
  }

  /** Removes the terms that the note does not have. Call it after the note is written. */
  removeOthers(note: Indexed): Promise<void> {
    return this.terms.keepOnly(note._id, termsOf(note));
  }

  /** Removes a note. */
  remove(id: string): Promise<void> {
    return this.terms.keepOnly(id, []);
  }

  async removeOwned(ownerId: string): Promise<void> {
    await this.terms.removeFrom(`${ownerId} `);
  }

  /**
   * The IDs of the owner's notes that have the tag, and a word with each beginning in the text. Null if neither limits
   * the notes.
   */
  async find(
    ownerId: string,
    { search, tag }: { readonly search: string; readonly tag: string | null },
  ): Promise<ReadonlySet<string> | null> {
    const words = searchedWords(search).map((word) => `${ownerId} ${cut(word)}`);
    const tags = tag === null ? [] : [`${ownerId} ${tagTerm(tag)} `];
    const starts = [...words, ...tags];
    return starts.length === 0 ? null : this.terms.idsFromAll(starts);
  }

  /** The tags of the owner's notes in the order of their characters, with the number of notes. */
  async tags(ownerId: string): Promise<{ tag: string; noteCount: number }[]> {
    const start = `${ownerId} #`;
    const found = await this.terms.termsFrom(start);
    const counts = Map.groupBy(found, (term) => decodeURIComponent(term.slice(start.length)));
    return Array.from(counts, ([tag, terms]) => ({ tag, noteCount: terms.length }));
  }
}

function termsOf({ ownerId, title, content, tags }: Indexed): string[] {
  const words = wordsIn(title, noteText(content), ...tags).slice(0, maxWords);
  const terms = [...new Set(words.map(cut)), ...tags.map(tagTerm)];
  return terms.map((term) => `${ownerId} ${term}`);
}
