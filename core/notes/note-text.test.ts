import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hasWords } from '../search/words.ts';
import { excerptAround, excerptOf, noteText } from './note-text.ts';
import { completeDocument, textDocument } from './testing/documents.ts';

describe('the text of a note', () => {
  it('has a line for each paragraph, entry and cell', () => {
    expect(noteText(completeDocument).split('\n')).toEqual([
      'Limits',
      'bold italic under struck code',
      'a link',
      'point',
      'third',
      'done',
      'open',
      'quoted',
      'x = 1',
      'y = 2',
      '',
      'so x^2 grows',
      '\\sum_{n=1}^k n',
      'n',
      '1/n',
      '2',
      '0.5',
    ]);
  });
});

describe('an excerpt', () => {
  it('is the beginning of the text on one line, never cut within a character', () => {
    expect(excerptOf('  A limit\n\nof a   sequence ')).toBe('A limit of a sequence');
    expect(excerptOf('😀'.repeat(300))).toBe('😀'.repeat(200));
    expect(excerptOf('')).toBe('');
  });

  it('shows the first line with a searched word, with some words before it', () => {
    const text = `Introduction\n${'so '.repeat(40)}that the Cauchy sequence converges`;
    const excerpt = excerptAround(text, ['cauch']);
    expect(excerpt).toMatch(/^… so so .* that the Cauchy sequence converges$/);
    expect(excerptAround('A Cauchy sequence', ['cauchy'])).toBe('A Cauchy sequence');
  });

  it('is the beginning of the text if no line has the word', () => {
    expect(excerptAround('A limit\nof a sequence', ['tag'])).toBe('A limit of a sequence');
  });

  it('contains the searched word, and has at most 200 characters', () => {
    const words = fc.array(fc.stringMatching(/^[a-z]{1,12}$/), { minLength: 1, maxLength: 80 });
    fc.assert(
      fc.property(words, fc.nat(), (texts, at) => {
        const searched = texts[at % texts.length] ?? '';
        const excerpt = excerptAround(noteText(textDocument('First', texts.join(' '))), [searched]);
        expect(Array.from(excerpt).length).toBeLessThanOrEqual(200);
        expect(hasWords([searched], excerpt)).toBe(true);
      }),
    );
  });
});
