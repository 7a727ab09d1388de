import { createHash } from 'node:crypto';

/** Letters with their marks, numbers and signs that change what is asked: 2 + 3 is not 2 - 3. */
const insignificant = /[^\p{L}\p{M}\p{N}\p{S}*/%-]+/gu;
const word = /[\p{L}\p{M}\p{N}]+/gu;

function small(text: string): string {
  return text.normalize('NFKC').toLowerCase();
}

/** Alike for texts that differ in letter case, spaces and the punctuation of sentences alone. */
export function fingerprintOf(text: string): string {
  const essence = small(text).replaceAll(insignificant, ' ').trim();
  return createHash('sha256')
    .update(essence === '' ? text.trim() : essence)
    .digest('base64url');
}

/** The words in it, in small letters, each once. */
export function wordsIn(...texts: readonly string[]): string[] {
  return [...new Set(texts.flatMap((text) => small(text).match(word) ?? []))];
}

/** Bounds the search words of a question. */
const maxWords = 300;
const maxPrefixLength = 15;

/** All beginnings of the words: engines differ on ranges in lists, so each beginning is an element of its own. */
export function beginningsOf(words: readonly string[]): string[] {
  const beginnings = words
    .slice(0, maxWords)
    .flatMap((each) => Array.from(each.slice(0, maxPrefixLength), (_, at) => each.slice(0, at + 1)));
  return [...new Set(beginnings)];
}

/** The beginning of a word as `beginningsOf` has it. */
export function beginningOf(searched: string): string {
  return searched.slice(0, maxPrefixLength);
}

/** Alike for names of a concept that differ in letter case alone. */
export function conceptKey(concept: string): string {
  return small(concept.trim());
}

/** 0 to 1: which part of the words of both is in each of them. */
export function overlap(left: readonly string[], right: readonly string[]): number {
  const all = new Set([...left, ...right]);
  const inRight = new Set(right);
  const common = left.filter((each) => inRight.has(each)).length;
  return all.size === 0 ? 0 : common / all.size;
}
