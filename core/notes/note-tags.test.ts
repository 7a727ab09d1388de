import { describe, expect, it } from 'vitest';
import { checkTags, cleanTags, tagKey } from './note-tags.ts';

describe('the tags of a note', () => {
  it('have single spaces, and each is there once, as it was written first', () => {
    expect(cleanTags([' Week  1 ', 'week 1', '', 'Exam', 'WEEK 1'])).toEqual(['Week 1', 'Exam']);
    expect(tagKey(' Week\t1')).toBe(tagKey('week 1'));
  });

  it('are at most 20 of 40 characters on one line', () => {
    const twenty = Array.from({ length: 20 }, (_, at) => `tag ${at}`);
    expect(checkTags([...twenty.slice(1), 'x'.repeat(40)])).toBeNull();
    expect(checkTags([...twenty, 'more'])).toBe('A note has at most 20 tags.');
    for (const tag of ['x'.repeat(41), 'a\u0000b'])
      expect(checkTags([tag])).toBe('A tag has at most 40 characters, on one line.');
  });
});
