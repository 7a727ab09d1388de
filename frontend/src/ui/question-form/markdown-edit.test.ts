import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { imageMarkdown } from '../../../../core/rich-text/image-markdown.ts';
import { parseMarkdown } from '../../../../core/rich-text/parse-markdown.ts';
import { commandOfKey, imageEdit, markdownEdit, type MarkdownCommand } from './markdown-edit.ts';

/** The text after a command. `[` and `]` enclose the selection, in `marked` and in the result. */
function after(command: MarkdownCommand, marked: string): string {
  const [before = '', selected = '', behind = ''] = marked.split(/[[\]]/);
  const text = before + selected + behind;
  const selection = { text, start: before.length, end: before.length + selected.length };
  const { from, to, insert, selectFrom, selectTo } = markdownEdit(command, selection);
  const next = text.slice(0, from) + insert + text.slice(to);
  return `${next.slice(0, selectFrom)}[${next.slice(selectFrom, selectTo)}]${next.slice(selectTo)}`;
}

describe('a command of the editor', () => {
  it.each<[MarkdownCommand, string, string]>([
    ['bold', 'a [b] c', 'a **[b]** c'],
    ['bold', 'a **[b]** c', 'a [b] c'],
    ['bold', 'a []', 'a **[bold]**'],
    ['italic', 'a [b]', 'a *[b]*'],
    ['italic', 'a **[b]**', 'a ***[b]***'],
    ['code', '[x]', '`[x]`'],
    ['code', 'a [x\ny] b', 'a \n```\n[x\ny]\n```\n b'],
    ['formula', '[]', '$[x^2]$'],
    ['formula', '[a\nb]', '$$\n[a\nb]\n$$'],
    ['list', 'a\n[b\nc]\nd', 'a\n[- b\n- c]\nd'],
    ['list', '[- b\n- c]', '[b\nc]'],
    ['list', 'a[]', '- a[]'],
  ])('%s makes %j to %j', (command, before, expected) => {
    expect(after(command, before)).toBe(expected);
  });

  it('has a shortcut of one letter with Ctrl or Cmd, without Alt', () => {
    const key = { key: 'b', ctrlKey: true, metaKey: false, altKey: false, shiftKey: false };
    expect(commandOfKey(key)).toBe('bold');
    expect(commandOfKey({ ...key, key: 'M', ctrlKey: false, metaKey: true })).toBe('formula');
    expect(commandOfKey({ ...key, ctrlKey: false })).toBeNull();
    expect(commandOfKey({ ...key, altKey: true })).toBeNull();
    expect(commandOfKey({ ...key, key: 'k' })).toBeNull();
  });
});

describe('an image', () => {
  it('keeps the typed description, including special characters', () => {
    const words = fc.string({ unit: fc.constantFrom('a', ' ', ...'[]()\\!*_`$<>&#;1.-|~\n"') });
    fc.assert(
      fc.property(words, (description) => {
        const [block] = parseMarkdown(imageMarkdown('id-1', description));
        const image = { kind: 'image', id: 'id-1', alt: description.replaceAll(/\s+/g, ' ').trim() };
        expect(block).toEqual({ kind: 'paragraph', children: [image] });
      }),
    );
  });

  it('is inserted between empty lines, in place of the selection', () => {
    const insert = (text: string, start: number, end = start) => {
      const edit = imageEdit({ text, start, end }, { id: 'i', description: 'a' });
      return text.slice(0, edit.from) + edit.insert + text.slice(edit.to);
    };
    expect(insert('', 0)).toBe('![a](file:i)');
    expect(insert('one two', 3)).toBe('one\n\n![a](file:i)\n\n two');
    expect(insert('one\n\ntwo', 4)).toBe('one\n\n![a](file:i)\n\ntwo');
    expect(insert('one two', 0, 7)).toBe('![a](file:i)');
  });
});
