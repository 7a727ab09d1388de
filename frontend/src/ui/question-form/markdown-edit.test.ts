import { describe, expect, it } from 'vitest';
import { commandOfKey, markdownEdit, type MarkdownCommand } from './markdown-edit.ts';

/** The text after a command. `[` and `]` enclose what is selected, before and after. */
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

  it('has a key with Ctrl or Cmd, and no other', () => {
    const key = { key: 'b', ctrlKey: true, metaKey: false, altKey: false, shiftKey: false };
    expect(commandOfKey(key)).toBe('bold');
    expect(commandOfKey({ ...key, key: 'M', ctrlKey: false, metaKey: true })).toBe('formula');
    expect(commandOfKey({ ...key, ctrlKey: false })).toBeNull();
    expect(commandOfKey({ ...key, altKey: true })).toBeNull();
    expect(commandOfKey({ ...key, key: 'k' })).toBeNull();
  });
});
