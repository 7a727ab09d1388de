import { expect, it } from 'vitest';
import { isStoreDamage } from './store-errors.ts';

const errorOf = (errcode: number) => Object.assign(new Error('disk'), { errcode });

it.each([
  ['a damaged page', 11],
  ['a file that is no database', 26],
  ['a page that the disk cannot read', 10],
  ['a file that ends early', 522],
])('%s counts as damage of the store', (_, errcode) => {
  expect(isStoreDamage(errorOf(errcode))).toBe(true);
});

it('a file that another process uses does not count as damage of the store', () => {
  expect(isStoreDamage(errorOf(5))).toBe(false);
});
