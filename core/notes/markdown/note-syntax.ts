import { type InlineContext, parser, Strikethrough, Table, type MarkdownConfig } from '@lezer/markdown';
import { addresses, formulaSyntax } from '../../rich-text/markdown-syntax.ts';
import { noteLimits } from '../note-limits.ts';

/** Formats that have a tag in Markdown: `<u>` is the only way to underline, and `<br>` breaks a line in a table. */
export const tagMarks: Readonly<Record<string, string>> = {
  u: 'underline',
  ins: 'underline',
  b: 'bold',
  strong: 'bold',
  i: 'italic',
  em: 'italic',
  s: 'strike',
  del: 'strike',
  strike: 'strike',
  code: 'code',
};

const space = 32;
const lineEnd = 10;
const lessThan = 60;
const tag = new RegExp(`^</?(?:${Object.keys(tagMarks).join('|')})>|^<br ?/?>`, 'i');
/** Characters of the longest tag, `</strong>` or `</strike>`. */
const longestTag = 9;

/** Tags without attributes. All other HTML is normal text. */
const tags: MarkdownConfig = {
  defineNodes: ['Tag'],
  parseInline: [
    {
      name: 'Tag',
      before: 'Address',
      parse(context, next, at) {
        if (next !== lessThan) return -1;
        const found = tag.exec(context.slice(at, Math.min(context.end, at + longestTag)))?.[0];
        return found === undefined ? -1 : context.addElement(context.elt('Tag', at, at + found.length));
      },
    },
  ],
};

const sign = /[[*_~\]]/;
/** Signs of links and formats in one paragraph. The others are text, since the parser compares each with all before it. */
const maxSigns = 2_000;
/** Characters in which an address has to end: no note has a longer one. */
const maxAddress = 2_100;

/** The end of spaces within a line, or -1 if they can be a line break. */
function endOfSpaces(context: InlineContext, from: number): number {
  let at = from;
  while (context.char(at) === space) at += 1;
  return context.char(at) === lineEnd ? -1 : at;
}

/** Keeps the time of the parser in proportion to the length of the text, whatever is in it. */
const bounds = (counts: WeakMap<InlineContext, number>): MarkdownConfig => ({
  parseInline: [
    {
      name: 'Bounds',
      before: 'Tag',
      parse(context, next, at) {
        if (next === space) return endOfSpaces(context, at);
        if (!sign.test(String.fromCharCode(next))) return -1;
        const count = (counts.get(context) ?? 0) + 1;
        counts.set(context, count);
        if (count > maxSigns) return at + 1;
        const isAddress = context.slice(at, Math.min(context.end, at + 2)) === '](';
        if (!isAddress) return -1;
        const address = context.slice(at, Math.min(context.end, at + maxAddress));
        return address.length === maxAddress && !/[\s)]/.test(address) ? at + 1 : -1;
      },
    },
  ],
});

/** Markdown of notes: CommonMark with tables, strikethrough, formulas and some tags. Tasks are read from the text of an entry. */
export const noteMarkdownParser = parser.configure([
  Table,
  Strikethrough,
  // Other programs escape round and square brackets with a backslash.
  formulaSyntax({ hasBrackets: false, maxLength: noteLimits.formula }),
  addresses,
  tags,
  bounds(new WeakMap()),
  { remove: ['HTMLBlock', 'HTMLTag'] },
]);
