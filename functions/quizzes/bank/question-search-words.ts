import { createHash } from 'node:crypto';
import { comparable } from '../../../core/search/words.ts';

/** Everything except letters, their marks, numbers and signs with a meaning: 2 + 3 differs from 2 - 3. */
const insignificant = /[^\p{L}\p{M}\p{N}\p{S}*/%-]+/gu;

/** A hash that is equal for texts that differ only in letter case, spaces and punctuation. */
export function fingerprintOf(text: string): string {
  const essence = comparable(text).replaceAll(insignificant, ' ').trim();
  return createHash('sha256')
    .update(essence === '' ? text.trim() : essence)
    .digest('base64url');
}

/** A key that is equal for concept names that differ only in letter case. */
export function conceptKey(concept: string): string {
  return comparable(concept.trim());
}

/** The share of all words of two lists that both lists contain, 0 to 1. */
export function overlap(left: readonly string[], right: readonly string[]): number {
  const all = new Set([...left, ...right]);
  const inRight = new Set(right);
  const common = left.filter((each) => inRight.has(each)).length;
  return all.size === 0 ? 0 : common / all.size;
}
