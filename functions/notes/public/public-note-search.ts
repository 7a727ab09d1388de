import { excerptAround, noteText } from '../../../core/notes/note-text.ts';
import type { SearchResult } from '../../../schema/search/search.type.ts';
import type { Actor } from '../../platform/actor.ts';
import { searchText, type Searchable, type SearchQuery } from '../../platform/searchable.ts';
import type { NoteIndex } from '../note-index.ts';
import type { PublicNoteAccess } from './public-note-access.ts';
import type { PublicNoteDocument, PublicNoteStore } from './public-note.store.ts';

/** Finds the public notes of the courses that the actor owns, works in or is a member of. */
export class PublicNoteSearch implements Searchable {
  constructor(
    private readonly notes: PublicNoteStore,
    private readonly index: NoteIndex<PublicNoteDocument>,
    private readonly access: Pick<PublicNoteAccess, 'courseIdsOf'>,
  ) {}

  async search(actor: Actor, { text, words, max }: SearchQuery): Promise<SearchResult[]> {
    const heads = await this.notes.list(await this.access.courseIdsOf(actor));
    const courseIds = [...new Set(heads.map(({ courseId }) => courseId))];
    const found = await Promise.all(courseIds.map((id) => this.index.find(id, { search: text, tag: null })));
    const ids = new Set(found.flatMap((some) => [...(some ?? [])]));
    const newest = heads
      .filter(({ _id }) => ids.has(_id))
      .toSorted((one, other) => (one.updatedAt < other.updatedAt ? 1 : -1))
      .slice(0, max);
    const whole = new Map(
      (await this.notes.listByIds(newest.map(({ _id }) => _id))).map((note) => [note._id, note]),
    );
    return newest.flatMap(({ _id: id, title, courseId }): SearchResult[] => {
      const note = whole.get(id);
      if (!note) return [];
      const detail = searchText(excerptAround(noteText(note.content), words));
      return [{ kind: 'PUBLIC_NOTE', id, title: searchText(title), detail, courseId, bankId: null }];
    });
  }
}
