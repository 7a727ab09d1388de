import { searchKinds } from '../../core/search/search-kind.ts';
import { searchedWords } from '../../core/search/words.ts';
import type { SearchResult } from '../../schema/search/search.type.ts';
import type { Actor } from '../platform/actor.ts';
import { requireSearchable } from '../platform/search-texts.ts';
import type { Searchable } from '../platform/searchable.ts';

/** Maximum results of each kind. */
const max = 5;

/** Searches every domain that has searchable data. */
export class SearchService {
  constructor(private readonly searchables: readonly Searchable[]) {}

  /** Results by kind, maximum 5 of each. Empty for a text without a word. Throws BAD_USER_INPUT if it is too long. */
  async find(actor: Actor, text: string): Promise<SearchResult[]> {
    requireSearchable({ text });
    const words = searchedWords(text);
    if (words.length === 0) return [];
    const found = await Promise.all(this.searchables.map((each) => each.search(actor, { text, words, max })));
    const byKind = Map.groupBy(found.flat(), ({ kind }) => kind);
    return searchKinds.flatMap((kind) => byKind.get(kind)?.slice(0, max) ?? []);
  }
}
