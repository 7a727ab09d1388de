import { expect, it } from 'vitest';
import { cellsBeyondHeader } from './cells-beyond-header.ts';

it('finds the cells of rows that are longer than the header', () => {
  const table = [
    ['name', 'email', ''],
    ['Ada', 'ada@site.test', ''],
    ['Bo', 'bo@site.test', ' 99 ', '', 'what'],
    ['Cy'],
  ];
  expect(cellsBeyondHeader(table)).toEqual([{ row: 3, cells: ['99', 'what'] }]);
  expect(cellsBeyondHeader([])).toEqual([]);
});
