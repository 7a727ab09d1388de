import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toMarkdown, toPlain } from './escape-markdown.ts';
import { parseMarkdown } from './parse-markdown.ts';

/** Characters that have a meaning in Markdown. */
const signs = [...'ab1. \n\n\t-+*_`~$\\()[]<>#|:=!&;"x/', '&#32;', '```', '~~~', '$$', 'http://a', '    '];
const plainText = fc
  .array(fc.constantFrom(...signs), { maxLength: 40 })
  .map((parts) => parts.join('').trim());

/** The text that a Markdown source displays. Throws if a part of it is formatted. */
function shownText(markdown: string): string {
  const paragraphs = parseMarkdown(markdown).map((block) => {
    if (block.kind !== 'paragraph') throw new Error(`${markdown} has a ${block.kind}.`);
    return block.children.map((part) => {
      if (part.kind !== 'text') throw new Error(`${markdown} has a ${part.kind}.`);
      return part.text;
    });
  });
  return paragraphs.map((parts) => parts.join('')).join('\n\n');
}

const withoutSpacesAtEnds = (text: string) => text.replaceAll(/[ \t]+$/gm, '');
/** Replaces one or more empty lines by one sign. */
const withParagraphs = (text: string) => withoutSpacesAtEnds(text).replaceAll(/\n{2,}/g, '¶');

describe('a plain text as Markdown', () => {
  it('looks the same, also if its signs have a meaning in Markdown', () => {
    fc.assert(
      fc.property(plainText, (text) => {
        expect(withParagraphs(shownText(toMarkdown(text)))).toBe(withParagraphs(text));
      }),
      { numRuns: 2000 },
    );
  });

  it('can be converted back to the same plain text', () => {
    fc.assert(
      fc.property(plainText, (text) => {
        expect(toPlain(toMarkdown(text))).toBe(withoutSpacesAtEnds(text));
      }),
      { numRuns: 2000 },
    );
  });

  it.each([
    ['2*3*4', '2\\*3\\*4'],
    ['2 * 3, snake_case, a[0], 5 < 6 & x', '2 * 3, snake_case, a[0], 5 < 6 & x'],
    ['<b>', '\\<b>'],
    ['$5 and $6', '\\$5 and \\$6'],
    ['1. a\n- b', '1\\. a\n\\- b'],
    ['a\n\n\n  b', 'a\n\n&#32;\n\n&#32; b'],
  ])('has few escapes: %j', (plain, markdown) => {
    expect(toMarkdown(plain)).toBe(markdown);
  });

  it.each(['**a**', '$x$', '- a', '`a`', '![a](file:b)', '# a'])(
    'is null if the Markdown is formatted: %j',
    (markdown) => expect(toPlain(markdown)).toBeNull(),
  );
});
