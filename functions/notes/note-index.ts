import { linkedNotes } from '../../core/notes/note-links.ts';
import { noteText } from '../../core/notes/note-text.ts';
import { tagKey } from '../../core/notes/note-tags.ts';
import { searchedWords, wordsIn } from '../../core/search/words.ts';
import type { Store } from '../platform/store/store.ts';
import { TermIndex } from '../platform/term-index.ts';
import type { NoteDocument } from './note.store.ts';

export interface IndexedNote extends Pick<NoteDocument, '_id' | 'title' | 'content'> {
  readonly tags?: readonly string[];
}

interface NoteIndexOptions<Note extends IndexedNote> {
  /** The collection of the terms. */
  readonly collection: string;
  /** ID of the account or the course that the note belongs to. */
  readonly scopeOf: (note: Note) => string;
  /** URL of this site, whose links lead to other notes. Null if the index has no links. */
  readonly siteUrl: string | null;
}

/** The index of the notes of accounts. */
export const termsOfOwners = (siteUrl: string): NoteIndexOptions<NoteDocument> => ({
  collection: 'noteTerms',
  scopeOf: ({ ownerId }) => ownerId,
  siteUrl,
});

/** Maximum different words of a note by which it can be found. */
const maxWords = 2_000;
const maxWordLength = 40;

const cut = (word: string) => word.slice(0, maxWordLength);

/** The term of a link to a note. A word never begins with '@'. */
const linkTerm = (noteId: string) => `@${noteId}`;

/** The term of a tag. It has no space, which separates the parts of a term. A word never begins with '#'. */
const tagTerm = (tag: string) => `#${encodeURIComponent(tagKey(tag))}`;

/**
 * Finds the notes of an account or a course by their words, their tags and their links to other notes. Each term begins with the ID of the account or the
 * course, so that a search reads nothing of others. The index may have terms that a note no longer has, if the process
 * ended during a change: the next change removes them.
 */
export class NoteIndex<Note extends IndexedNote> {
  private readonly terms: TermIndex;
  constructor(
    store: Store,
    private readonly options: NoteIndexOptions<Note>,
  ) {
    this.terms = new TermIndex(store, options.collection);
  }

  declareIndexes(): Promise<void> {
    return this.terms.declareIndexes();
  }

  /** Adds the terms of a note. Call it before the note is written, so that a search misses nothing. */
  add(note: Note): Promise<void> {
    return this.terms.add(note._id, this.termsOf(note));
  }

  /** Removes the terms that the note does not have. Call it after the note is written. */
  removeOthers(note: Note): Promise<void> {
    return this.terms.keepOnly(note._id, this.termsOf(note));
  }

  /** Removes a note. */
  remove(id: string): Promise<void> {
    return this.terms.keepOnly(id, []);
  }

  /** Removes all notes of an account or a course. */
  async removeAll(scopeId: string): Promise<void> {
    await this.terms.removeFrom(`${scopeId} `);
  }

  /**
   * The IDs of the notes of an account or a course that have the tag, and a word with each beginning in the text. Null if neither limits
   * the notes.
   */
  async find(
    scopeId: string,
    { search, tag }: { readonly search: string; readonly tag: string | null },
  ): Promise<ReadonlySet<string> | null> {
    const words = searchedWords(search).map((word) => `${scopeId} ${cut(word)}`);
    const tags = tag === null ? [] : [`${scopeId} ${tagTerm(tag)} `];
    const starts = [...words, ...tags];
    return starts.length === 0 ? null : this.terms.idsFromAll(starts);
  }

  /** The tags of the notes in the order of their characters, with the number of notes. */
  async tags(scopeId: string): Promise<{ tag: string; noteCount: number }[]> {
    const start = `${scopeId} #`;
    const found = await this.terms.termsFrom(start);
    const counts = Map.groupBy(found, (term) => decodeURIComponent(term.slice(start.length)));
    return Array.from(counts, ([tag, terms]) => ({ tag, noteCount: terms.length }));
  }

  /** By ID of a note: the IDs of the notes of an account or a course that link to it. One read for any number of notes. */
  async linking(
    scopeId: string,
    noteIds: readonly string[],
  ): Promise<ReadonlyMap<string, readonly string[]>> {
    const termOf = (id: string) => `${scopeId} ${linkTerm(id)}`;
    const found = await this.terms.idsByTerm(noteIds.map(termOf));
    return new Map(noteIds.map((id) => [id, found.get(termOf(id)) ?? []]));
  }

  private termsOf(note: Note): string[] {
    const { title, content, tags = [] } = note;
    const { scopeOf, siteUrl } = this.options;
    const words = wordsIn(title, noteText(content), ...tags).slice(0, maxWords);
    const linked = siteUrl === null ? [] : linkedNotes(content, siteUrl);
    const terms = [...new Set(words.map(cut)), ...tags.map(tagTerm), ...linked.map(linkTerm)];
    return terms.map((term) => `${scopeOf(note)} ${term}`);
  }
}
