import { comparable } from '../search/words.ts';

/** Maximum search words of a question: more than twice as many as in a long question with its explanations. */
const maxWords = 600;
const maxPrefixLength = 15;

/** All prefixes of the words. Each is stored, since store engines differ on ranges in lists. */
export function beginningsOf(words: readonly string[]): string[] {
  const beginnings = words
    .slice(0, maxWords)
    .flatMap((each) => Array.from(each.slice(0, maxPrefixLength), (_, at) => each.slice(0, at + 1)));
  return [...new Set(beginnings)];
}

/** The prefix to look up among `beginningsOf`. `searched`: a word of a search in lower case. */
export function beginningOf(searched: string): string {
  return searched.slice(0, maxPrefixLength);
}

/** Maximum characters of a text to sort by. */
const maxSortLength = 100;

/** The text by which questions are sorted: without letter case, and without quotation marks and the like in front. */
export function sortTextOf(text: string): string {
  return comparable(text.slice(0, 10 * maxSortLength))
    .replace(/^[^\p{L}\p{N}]+/u, '')
    .slice(0, maxSortLength);
}
