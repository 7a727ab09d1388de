import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pageOfRows, rowsThenStored, type RowOrder } from './page-of-rows.ts';
import type { Page } from './page.ts';

const order: RowOrder<string> = {
  positionOf: (row) => ({ key: row.charAt(0), tie: row }),
  compare: (one, other) => (one.key + one.tie < other.key + other.tie ? -1 : Number(one.tie !== other.tie)),
};

/** All pages of a list, each read with the cursor of the previous page. */
async function allPages(read: (after: string | null) => Promise<Page<string>>): Promise<Page<string>[]> {
  const pages: Page<string>[] = [];
  for (let after: string | null = null; ;) {
    const page = await read(after);
    pages.push(page);
    after = page.pageInfo.endCursor;
    if (!page.pageInfo.hasNextPage) return pages;
  }
}

const rowsIn = (letters: string) =>
  fc.uniqueArray(fc.stringMatching(new RegExp(`^[${letters}][a-z]{0,2}$`)), { maxLength: 12 });

describe('pages of rows followed by a stored list', () => {
  it('contain each row once, in order, for every page size', async () => {
    const check = fc.asyncProperty(
      rowsIn('a-c'),
      rowsIn('d-f'),
      fc.integer({ min: 1, max: 5 }),
      async (rows, stored, first) => {
        const readStored = (request: { first: number; after: string | null }) =>
          Promise.resolve(pageOfRows(stored, order, request));
        const pages = await allPages((after) => rowsThenStored(rows, order, { first, after }, readStored));
        expect(pages.flatMap(({ nodes }) => nodes)).toEqual([...rows.toSorted(), ...stored.toSorted()]);
        for (const page of pages) expect(page.totalCount).toBe(rows.length + stored.length);
        for (const page of pages.slice(0, -1)) expect(page.nodes).toHaveLength(first);
      },
    );
    await fc.assert(check, { numRuns: 300 });
  });

  it('refuse a cursor of another list', async () => {
    const [edge] = pageOfRows(['a'], order, { first: 1, after: null }).edges;
    const read = rowsThenStored(['a'], order, { first: 1, after: edge?.cursor ?? '' }, () =>
      Promise.reject(),
    );
    await expect(read).rejects.toThrow('after: This cursor is not from this list.');
  });
});
