import { createHash } from 'node:crypto';

/** Everything except letters, their marks, numbers and signs with a meaning: 2 + 3 differs from 2 - 3. */
const insignificant = /[^\p{L}\p{M}\p{N}\p{S}*/%-]+/gu;
const word = /[\p{L}\p{M}\p{N}]+/gu;

function small(text: string): string {
  return text.normalize('NFKC').toLowerCase();
}

/** A hash that is equal for texts that differ only in letter case, spaces and punctuation. */
export function fingerprintOf(text: string): string {
  const essence = small(text).replaceAll(insignificant, ' ').trim();
  return createHash('sha256')
    .update(essence === '' ? text.trim() : essence)
    .digest('base64url');
}

/** The words of the texts in lower case, without duplicates. */
export function wordsIn(...texts: readonly string[]): string[] {
  return [...new Set(texts.flatMap((text) => small(text).match(word) ?? []))];
}

/** Maximum search words of a question. */
const maxWords = 300;
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

/** A key that is equal for concept names that differ only in letter case. */
export function conceptKey(concept: string): string {
  return small(concept.trim());
}

/** The share of all words of two lists that both lists contain, 0 to 1. */
export function overlap(left: readonly string[], right: readonly string[]): number {
  const all = new Set([...left, ...right]);
  const inRight = new Set(right);
  const common = left.filter((each) => inRight.has(each)).length;
  return all.size === 0 ? 0 : common / all.size;
}
