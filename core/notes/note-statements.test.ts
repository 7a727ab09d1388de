import { expect, it } from 'vitest';
import { noteStatements } from './note-statements.ts';
import { completeDocument, documentOf, paragraph } from './testing/documents.ts';

it('has the paragraphs, headings and entries of a note, and the rows of two columns as terms with their meaning', () => {
  expect(noteStatements(completeDocument).split('\n\n')).toEqual([
    '# Limits',
    'bold italic under struck code a link',
    '- point',
    '- third',
    '- done',
    '- open',
    'quoted',
    'so x^2 grows',
    '2: 0.5',
  ]);
});

it('is empty for a note without words', () => {
  const heading = { type: 'heading', attrs: { level: 1 } };
  const list = { type: 'bulletList', content: [{ type: 'listItem', content: [{ type: 'paragraph' }] }] };
  const code = { type: 'codeBlock', content: [{ type: 'text', text: 'x = 1' }] };
  expect(noteStatements(documentOf({ type: 'paragraph' }, heading, list, code))).toBe('');
  expect(noteStatements(documentOf(paragraph('A cell lives.'), heading))).toBe('A cell lives.');
});
