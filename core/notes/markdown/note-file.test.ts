import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { completeDocument, documentOf, paragraph } from '../testing/documents.ts';
import { noteFileName, readNoteFile, writeNoteFile } from './note-file.ts';

const read = (source: string, name = 'My file.md') => {
  const found = readNoteFile(name, source);
  if ('problem' in found) throw new Error(found.problem);
  return found;
};
const textOf = ({ content }: { content: object }) => JSON.stringify(content).match(/(?<="text":")[^"]*/g);

describe('the Markdown file of a note', () => {
  it('has the title and the tags, and is read as the same note', () => {
    const title = fc
      .string({ unit: 'grapheme', maxLength: 40 })
      .map((text) => text.replaceAll(/[\s\p{C}]+/gu, ' ').trim());
    const tags = fc.uniqueArray(fc.stringMatching(/^[a-z"',:[\]-]{1,20}$/), { maxLength: 3 });
    fc.assert(
      fc.property(
        title.filter((text) => text !== ''),
        tags,
        (name, all) => {
          const note = { title: name, tags: all, content: documentOf(paragraph('Text')) };
          expect(read(writeNoteFile(note))).toEqual({ ...note, losses: [] });
        },
      ),
    );
  });

  it('has a name that every system allows', () => {
    expect(noteFileName('a/b: c?\n“d”...')).toBe('a b c “d”.md');
    expect(noteFileName('../..')).toBe('Untitled note.md');
    expect(noteFileName('x'.repeat(200))).toBe(`${'x'.repeat(80)}.md`);
  });

  it('without front matter has its title in the first heading, or else in the name of the file', () => {
    expect(read('# Limits\n\nText')).toMatchObject({
      title: 'Limits',
      content: documentOf(paragraph('Text')),
    });
    expect(read('## Part\n\nText')).toMatchObject({ title: 'My file' });
    expect(read('# Limits')).toMatchObject({ title: 'Limits', content: documentOf({ type: 'paragraph' }) });
  });

  it('of another program can have other front matter', () => {
    expect(
      read("---\r\ntitle: 'It''s'\r\naliases: [x]\r\ntags:\r\n  - one\r\n  - two\r\n---\r\nText"),
    ).toMatchObject({
      title: "It's",
      tags: ['one', 'two'],
      content: documentOf(paragraph('Text')),
    });
    expect(textOf(read('---\nNo front matter\n\nText'))).toEqual(['No front matter', 'Text']);
  });

  it('tells what is not in the note', () => {
    const tags = Array.from({ length: 21 }, (_, at) => `t${at}`).join(', ');
    expect(read(`---\ntags: ${tags}\n---\n[a](javascript:x)`).losses).toEqual([
      '1 link is only text now, because a note cannot link to the address.',
      '1 tag is not imported: a note has at most 20 tags, and a tag at most 40 characters.',
    ]);
  });

  it('is refused if it is too long or no text', () => {
    expect(readNoteFile('a.md', 'x'.repeat(500_001))).toEqual({
      problem: 'The text has 500,001 characters. A note has at most 500,000: divide it into several files.',
    });
    expect(readNoteFile('a.md', 'x\0')).toEqual({ problem: 'This is not a text file.' });
    expect(readNoteFile('a.md', '- a\n'.repeat(20_000))).toEqual({
      problem: expect.stringMatching(/^The note has 1,\d+,\d+ characters with its formats/),
    });
    expect(writeNoteFile({ title: '', tags: [], content: completeDocument })).toMatch(/^## Limits/);
  });
});
