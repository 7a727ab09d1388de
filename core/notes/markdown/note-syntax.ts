import { parser, Strikethrough, Table, type MarkdownConfig } from '@lezer/markdown';
import { addresses } from '../../rich-text/markdown-syntax.ts';

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

/** Markdown of notes: CommonMark with tables, strikethrough and some tags. Tasks are read from the text of an entry. */
export const noteMarkdownParser = parser.configure([
  Table,
  Strikethrough,
  addresses,
  tags,
  { remove: ['HTMLBlock', 'HTMLTag'] },
]);
