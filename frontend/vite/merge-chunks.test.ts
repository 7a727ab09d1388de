import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type BuiltChunk, findCycle, mergeChunks } from './merge-chunks.ts';

const chunk = (fileName: string, imports: readonly string[], more: Partial<BuiltChunk> = {}): BuiltChunk => ({
  fileName,
  moduleIds: [`${fileName}/module`],
  bytes: 1000,
  imports,
  isEntry: false,
  ...more,
});
const page = (fileName: string, imports: readonly string[]) => chunk(fileName, imports, { isEntry: true });

/** Chunks that import only earlier chunks, like the chunks of a bundler. */
const builds = fc
  .array(
    fc.record({ imports: fc.array(fc.nat(30), { maxLength: 6 }), bytes: fc.nat(100), isEntry: fc.boolean() }),
    { minLength: 1, maxLength: 30 },
  )
  .map((drawn) =>
    drawn.map(({ imports, ...rest }, at) =>
      chunk(String(at), [...new Set(imports)].filter((earlier) => earlier < at).map(String), rest),
    ),
  );

/** The chunks that a bundler would create from the merged groups. */
function builtAgain(chunks: readonly BuiltChunk[], merged: readonly (readonly string[])[]) {
  const nameOf = (file: string) => {
    const at = merged.findIndex((ids) => ids.includes(`${file}/module`));
    return at === -1 ? file : `merged ${at}`;
  };
  return [...Map.groupBy(chunks, ({ fileName }) => nameOf(fileName))].map(([fileName, parts]) => ({
    fileName,
    imports: parts.flatMap(({ imports }) => imports.map(nameOf)).filter((each) => each !== fileName),
  }));
}

describe('merged chunks', () => {
  it('contain each module once, except the modules of entries', () => {
    fc.assert(
      fc.property(builds, fc.nat(200), (chunks, smallBytes) => {
        const shared = chunks.filter(({ isEntry }) => !isEntry);
        expect(mergeChunks(chunks, smallBytes).flat().toSorted()).toEqual(
          shared.flatMap(({ moduleIds }) => moduleIds).toSorted(),
        );
      }),
    );
  });

  it('have no import cycle, and import only earlier chunks', () => {
    fc.assert(
      fc.property(builds, fc.nat(200), (chunks, smallBytes) => {
        const merged = mergeChunks(chunks, smallBytes);
        const again = builtAgain(chunks, merged);
        expect(findCycle(again)).toEqual([]);
        const order = (name: string) => Number(name.slice('merged '.length));
        for (const { fileName, imports } of again.filter((each) => each.fileName.startsWith('merged')))
          for (const imported of imports.filter((each) => each.startsWith('merged')))
            expect(order(imported)).toBeLessThan(order(fileName));
      }),
    );
  });

  it('combine chunks that the same pages load', () => {
    const large = chunk('b', [], { bytes: 5000 });
    const chunks = [chunk('a', []), large, chunk('c', []), page('1', ['a', 'c']), page('2', ['b'])];
    const modules = mergeChunks(chunks, 1001).map((ids) => ids.toSorted());
    expect(modules).toEqual(expect.arrayContaining([['b/module'], ['a/module', 'c/module']]));
  });

  it('never combine two chunks if one needs the other through a page', () => {
    const chunks = [chunk('a', []), page('1', ['a']), chunk('b', ['1']), page('2', ['b'])];
    expect(mergeChunks(chunks, 1001)).toEqual([['a/module'], ['b/module']]);
  });
});

it('an import cycle is found, with the chunks in it', () => {
  const chunks = [chunk('start', ['a']), chunk('a', ['b']), chunk('b', ['c']), chunk('c', ['a'])];
  expect(findCycle(chunks)).toEqual(['a', 'b', 'c']);
  expect(findCycle(chunks.slice(0, 3))).toEqual([]);
});
