import { Extension, getSchema } from '@tiptap/core';
import { ChangeSet, simplifyChanges, type TokenEncoder } from '@tiptap/pm/changeset';
import type { Node } from '@tiptap/pm/model';
import { Plugin } from '@tiptap/pm/state';
import { Transform } from '@tiptap/pm/transform';
import { Decoration, DecorationSet } from '@tiptap/pm/view';
import type { NoteDocument } from '../../../../../../core/notes/note-document.ts';
import { noteExtensions } from '../../../../ui/note-editor/note-extensions.ts';
import { editorContent } from '../../../../lib/notes/note-content.ts';

/** A part of the newer version that replaced a part of the older one. One of the two can be empty. */
export interface NoteChange {
  /** Positions in the newer version. */
  readonly from: number;
  readonly to: number;
  /** The text of the older version. A line for each paragraph. */
  readonly deleted: string;
}

/** Compares also the formats of the text, and the attributes of blocks. */
const encoder: TokenEncoder<string> = {
  encodeCharacter: (character, marks) =>
    `${character} ${marks.map(({ type, attrs }) => type.name + JSON.stringify(attrs)).join()}`,
  encodeNodeStart: ({ type, attrs }) => `${type.name} ${JSON.stringify(attrs)}`,
  encodeNodeEnd: ({ type }) => `/${type.name}`,
  compareTokens: (one, other) => one === other,
};

const blocksOf = (document: Node) =>
  Array.from({ length: document.childCount }, (_, at) => document.child(at));

/** More pairs of blocks are not compared with each other, so that long notes do not take seconds. */
const maxPairs = 4_000_000;

/** For each block of the older document, the number of the equal block of the newer one. Both grow. */
function equalBlocks(older: readonly Node[], newer: readonly Node[]): (readonly [number, number])[] {
  if (older.length * newer.length > maxPairs) return [];
  const texts = newer.map((block) => JSON.stringify(block));
  const keys = older.map((block) => JSON.stringify(block));
  // Lengths of the longest common rows of blocks, from the end.
  const lengths = Array.from({ length: keys.length + 1 }, () => new Uint32Array(texts.length + 1));
  const length = (row: number, column: number) => lengths[row]?.[column] ?? 0;
  for (let row = keys.length - 1; row >= 0; row -= 1)
    for (let column = texts.length - 1; column >= 0; column -= 1) {
      const isEqual = keys[row] === texts[column];
      const best = isEqual
        ? length(row + 1, column + 1) + 1
        : Math.max(length(row + 1, column), length(row, column + 1));
      lengths[row]?.fill(best, column, column + 1);
    }
  const pairs: (readonly [number, number])[] = [];
  let [row, column] = [0, 0];
  while (row < keys.length && column < texts.length) {
    if (keys[row] === texts[column]) {
      pairs.push([row, column]);
      row += 1;
      column += 1;
    } else if (length(row + 1, column) >= length(row, column + 1)) row += 1;
    else column += 1;
  }
  return pairs;
}

const positionOf = (blocks: readonly Node[], count: number) =>
  blocks.slice(0, count).reduce((sum, { nodeSize }) => sum + nodeSize, 0);

/** Turns the older document into the newer one. Blocks that both have stay, so that the rest is compared word by word. */
function transformOf(older: Node, newer: Node): Transform {
  const [before, after] = [blocksOf(older), blocksOf(newer)];
  const transform = new Transform(older);
  let [row, column] = [before.length, after.length];
  // From the end, so that the positions before stay the same.
  for (const [atRow, atColumn] of [...equalBlocks(before, after), [-1, -1] as const].toSorted(
    ([one], [other]) => other - one,
  )) {
    const added = after.slice(atColumn + 1, column);
    if (atRow + 1 < row || added.length > 0)
      transform.replaceWith(positionOf(before, atRow + 1), positionOf(before, row), added);
    [row, column] = [atRow, atColumn];
  }
  return transform;
}

/** The differences between two versions of a note, in the order of the newer one. */
export function changesBetween(older: NoteDocument, newer: NoteDocument): NoteChange[] {
  const schema = getSchema([...noteExtensions]);
  const [from, to] = [older, newer].map((each) => schema.nodeFromJSON(editorContent(each)));
  if (!from || !to) return [];
  const transform = transformOf(from, to);
  const set = ChangeSet.create(from, undefined, encoder).addSteps(
    transform.doc,
    transform.mapping.maps,
    null,
  );
  return simplifyChanges(set.changes, transform.doc).map(({ fromA, toA, fromB, toB }) => ({
    from: fromB,
    to: toB,
    deleted: from.textBetween(fromA, toA, '\n', '\n'),
  }));
}

function deletedPart({ deleted }: NoteChange): HTMLElement {
  const part = document.createElement('del');
  part.textContent = deleted;
  if (deleted.includes('\n')) part.dataset['block'] = 'true';
  return part;
}

/** Shows the changes in the newer version: what was added is marked, and what was deleted is inserted. */
export function markedDifference(changes: readonly NoteChange[]): Extension {
  return Extension.create({
    name: 'markedDifference',
    addProseMirrorPlugins: () => [
      new Plugin({
        props: {
          decorations: ({ doc }) =>
            DecorationSet.create(
              doc,
              changes.flatMap((change) => [
                ...(change.to > change.from
                  ? [Decoration.inline(change.from, change.to, { nodeName: 'ins' })]
                  : []),
                ...(change.deleted.trim() === ''
                  ? []
                  : [Decoration.widget(change.from, () => deletedPart(change), { side: -1 })]),
              ]),
            ),
        },
      }),
    ],
  });
}
