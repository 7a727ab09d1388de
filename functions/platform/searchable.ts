import type { SearchResult } from '../../schema/search/search.type.ts';
import type { Actor } from './actor.ts';

/** A search in the data of all domains. */
export interface SearchQuery {
  /** The text as the user typed it. */
  readonly text: string;
  /** Beginnings of words in lower case, at least one. */
  readonly words: readonly string[];
  /** Maximum results of each kind. */
  readonly max: number;
}

/** Searches the data of a domain. */
export interface Searchable {
  /**
   * Finds only data that the actor can read without being an admin. Accounts are an exception: admins find all.
   */
  search(actor: Actor, query: SearchQuery): Promise<SearchResult[]>;
}

/** Maximum characters of a title or a detail. */
const maxLength = 200;

/** The text on one line, cut to 200 characters. It is never cut within a character. */
export function searchText(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  return Array.from(line.slice(0, 2 * maxLength))
    .slice(0, maxLength)
    .join('');
}
