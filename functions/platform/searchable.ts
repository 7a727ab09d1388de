import type { SearchResult } from '../../schema/search/search.type.ts';
import type { Actor } from './actor.ts';

/** A search that each domain answers from its data. */
export interface SearchQuery {
  /** The text as the user typed it. */
  readonly text: string;
  /** Beginnings of words in lower case, at least one. */
  readonly words: readonly string[];
  /** Maximum results of each kind. */
  readonly max: number;
}

/** The part of a domain that finds the data of one account. */
export interface Searchable {
  /**
   * Only data of this actor: for admins too, nothing that merely their role can read. The accounts are an exception.
   */
  search(actor: Actor, query: SearchQuery): Promise<SearchResult[]>;
}

/** Characters of a title or a detail. */
const maxLength = 200;

/** The text on one line, cut at the maximum length. Never within a character. */
export function searchText(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  return Array.from(line.slice(0, 2 * maxLength))
    .slice(0, maxLength)
    .join('');
}
