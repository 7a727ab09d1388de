import type { SearchResult } from '../../schema/search/search.type.ts';
import type { Actor } from '../platform/actor.ts';
import { searchText, type Searchable, type SearchQuery } from '../platform/searchable.ts';
import type { NoteService } from './note.service.ts';

/** Finds the notes of the actor. */
export class NoteSearch implements Searchable {
  constructor(private readonly notes: Pick<NoteService, 'list'>) {}

  async search(actor: Actor, { text, max }: SearchQuery): Promise<SearchResult[]> {
    const query = { search: text, tag: null, courseId: null };
    const { nodes } = await this.notes.list(actor, query, { first: max, after: null });
    return nodes.map(({ id, title, excerpt, courseId }) => ({
      kind: 'NOTE',
      id,
      title: searchText(title),
      detail: searchText(excerpt),
      courseId,
      bankId: null,
    }));
  }
}
