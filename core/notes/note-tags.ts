import { comparable } from '../search/words.ts';
import { noteLimits } from './note-limits.ts';

/** The form in which tags are compared: 'Week  3' and 'week 3' are the same tag. */
export function tagKey(tag: string): string {
  return comparable(tag.replaceAll(/\s+/g, ' ').trim());
}

/** The tags without surrounding spaces and without duplicates, in the given order. */
export function cleanTags(tags: readonly string[]): string[] {
  const cleaned = tags.map((tag) => tag.replaceAll(/\s+/g, ' ').trim()).filter((tag) => tag !== '');
  const seen = new Set<string>();
  return cleaned.filter((tag) => {
    const key = tagKey(tag);
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}

/** Error message for clean tags. Null if they are valid. */
export function checkTags(tags: readonly string[]): string | null {
  if (tags.length > noteLimits.tags) return `A note has at most ${noteLimits.tags} tags.`;
  if (tags.some((tag) => tag.length > noteLimits.tag || /\p{Cc}/u.test(tag)))
    return `A tag has at most ${noteLimits.tag} characters, on one line.`;
  return null;
}
