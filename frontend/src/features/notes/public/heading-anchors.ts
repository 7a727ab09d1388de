import { Extension } from '@tiptap/core';
import { Plugin } from '@tiptap/pm/state';
import { Decoration, DecorationSet } from '@tiptap/pm/view';

/** Gives the headings IDs, in the order of the text, so that links lead to them. */
export function headingAnchors(anchors: readonly string[]): Extension {
  return Extension.create({
    name: 'headingAnchors',
    addProseMirrorPlugins: () => [
      new Plugin({
        props: {
          decorations: ({ doc }) => {
            const found: Decoration[] = [];
            doc.descendants((node, at) => {
              const anchor = node.type.name === 'heading' ? anchors[found.length] : undefined;
              if (anchor !== undefined) found.push(Decoration.node(at, at + node.nodeSize, { id: anchor }));
            });
            return DecorationSet.create(doc, found);
          },
        },
      }),
    ],
  });
}
