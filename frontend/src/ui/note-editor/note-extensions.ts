import { Extension, type Node } from '@tiptap/core';
import { Heading } from '@tiptap/extension-heading';
import { Link } from '@tiptap/extension-link';
import { OrderedList, TaskItem, TaskList } from '@tiptap/extension-list';
import { Table, TableCell, TableHeader, TableRow } from '@tiptap/extension-table';
import { Plugin } from '@tiptap/pm/state';
import { StarterKit } from '@tiptap/starter-kit';
import { isNoteLink } from '../../../../core/notes/note-document.ts';
import { linksIn } from '../../../../core/links/text-links.ts';
import { formula, formulaBlock } from './formula/formula-nodes.ts';
import { pasteMarkdown } from './paste-markdown.ts';
import { typedTask } from './typed-task.ts';

/** A number of pasted HTML within the limits of a note. */
function wholeNumber(text: string | null, min: number, max: number): number {
  const value = Number.parseInt(text ?? '', 10);
  return Number.isNaN(value) ? 1 : Math.min(Math.max(value, min), max);
}

/** A table cell. It has no alignment and no width, because the editor cannot change either. */
const cell = <Options, Storage>(node: Node<Options, Storage>) =>
  node.extend({
    addAttributes: () => ({
      colspan: { default: 1, parseHTML: (element) => wholeNumber(element.getAttribute('colspan'), 1, 50) },
      rowspan: {
        default: 1,
        parseHTML: (element) => wholeNumber(element.getAttribute('rowspan'), 1, 1_000),
      },
      colwidth: { default: null, parseHTML: () => null },
    }),
  });

const noteLink = Link.extend({
  addAttributes: () => ({
    href: { default: null, parseHTML: (element) => element.getAttribute('href') },
  }),
}).configure({
  HTMLAttributes: { target: '_blank', rel: 'noopener noreferrer' },
  isAllowedUri: isNoteLink,
  // Only the addresses that are links in other texts of the site. Without a protocol, a word with a dot would be one.
  shouldAutoLink: (url) => linksIn(url)[0] === url,
  openOnClick: false,
});

/** Opens a link in a new tab, which gets no reference to this one. Links with `Alt` are only edited. */
const openLinks = Extension.create({
  name: 'openLinks',
  addProseMirrorPlugins: () => [
    new Plugin({
      props: {
        handleClick: (_view, _position, { target, button, altKey }) => {
          const link = target instanceof Element ? target.closest('a') : null;
          if (link === null || button !== 0 || altKey || !isNoteLink(link.href)) return false;
          window.open(link.href, '_blank', 'noopener,noreferrer');
          return true;
        },
      },
    }),
  ],
});

const levels = [1, 2, 3] as const;

/**
 * The title of a note is the page's first heading, so a heading of level 1 is an `h2` in the page. The level is also an
 * attribute, for text that is copied from a note into a note.
 */
const noteHeading = Heading.extend({
  addAttributes: () => ({
    level: {
      default: 1,
      parseHTML: (element) =>
        wholeNumber(element.dataset['level'] ?? element.tagName.slice(1), 1, levels.length),
      renderHTML: ({ level }) => ({ 'data-level': Number(level) }),
    },
  }),
  parseHTML: () => ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'].map((tag) => ({ tag })),
  renderHTML: ({ node, HTMLAttributes }) => [`h${Number(node.attrs['level']) + 1}`, HTMLAttributes, 0],
}).configure({ levels: [...levels] });

/** The nodes and marks of a note, the same as in `core/notes`. The editor removes all others from pasted content. */
export const noteExtensions = [
  StarterKit.configure({ heading: false, link: false, orderedList: false }),
  noteHeading,
  OrderedList.extend({
    addAttributes: () => ({
      start: {
        default: 1,
        parseHTML: (element) => wholeNumber(element.getAttribute('start'), 0, 1_000_000),
      },
    }),
  }),
  TaskList,
  TaskItem.configure({
    nested: true,
    a11y: { checkboxLabel: (node) => node.firstChild?.textContent || 'Task without text' },
  }),
  noteLink,
  openLinks,
  pasteMarkdown,
  typedTask,
  formula,
  formulaBlock,
  Table,
  TableRow,
  cell(TableCell),
  cell(TableHeader),
];
