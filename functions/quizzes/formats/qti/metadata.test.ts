import { expect, it } from 'vitest';
import { entryOf } from './metadata.ts';

it('the first non-empty entry is used, in the order of the labels', () => {
  const metadata = new Map([
    ['one', ['', '']],
    ['two', ['', 'second', 'third']],
    ['three', ['fourth']],
  ]);
  expect(entryOf(metadata, 'one', 'two', 'three')).toBe('second');
  expect(entryOf(metadata, 'three', 'two')).toBe('fourth');
  expect(entryOf(metadata, 'one', 'none')).toBe('');
});
