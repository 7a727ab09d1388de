import { comparable } from '../search/words.ts';

/** Maximum search words of a question. A long question with explanations has less than half as many. */
const maxWords = 600;
const maxPrefixLength = 15;

/**
 * All prefixes of the words, without duplicates. All are stored, because not all databases can search lists by prefix.
 */
export function beginningsOf(words: readonly string[]): string[] {
  const beginnings = words
    .slice(0, maxWords)
    .flatMap((each) => Array.from(each.slice(0, maxPrefixLength), (_, at) => each.slice(0, at + 1)));
  return [...new Set(beginnings)];
}

/** The prefix of a search word that is looked up in the result of `beginningsOf`. `word`: in lower case. */
export function beginningOf(word: string): string {
  return word.slice(0, maxPrefixLength);
}

/** Maximum characters of a text to sort by. */
const maxSortLength = 100;

/** The text by which questions are sorted: in lower case, and without quotation marks or other signs at the start. */
export function sortTextOf(text: string): string {
  return comparable(text.slice(0, 10 * maxSortLength))
    .replace(/^[^\p{L}\p{N}]+/u, '')
    .slice(0, maxSortLength);
}
