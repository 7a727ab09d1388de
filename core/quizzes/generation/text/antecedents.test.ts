import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sentencesOf } from './sentences.ts';

/** The last sentence of a text, with the name in place of its pronoun. */
const lastOf = (text: string) => sentencesOf(text).at(-1)?.plain;

describe('a pronoun at the beginning of a sentence', () => {
  it.each([
    [
      'Marie Curie was a Polish physicist. She was born in Warsaw in 1867.',
      'Marie Curie was born in Warsaw in 1867.',
    ],
    [
      'Marie Curie was a Polish physicist. In 1891 she moved to Paris.',
      'In 1891 Marie Curie moved to Paris.',
    ],
    [
      'Ada Lovelace was a mathematician. Her mother was Anne Isabella Milbanke.',
      'Ada Lovelace’s mother was Anne Isabella Milbanke.',
    ],
    [
      'Charles Darwin studied in Edinburgh. The course bored the students. He left for Cambridge in 1828.',
      'Charles Darwin left for Cambridge in 1828.',
    ],
    [
      'On 27 December 1831 Charles Darwin left Plymouth. He reached Bahia in 1832.',
      'Charles Darwin reached Bahia in 1832.',
    ],
    ['The mitochondrion is an organelle. It has two membranes.', 'The mitochondrion has two membranes.'],
    [
      'Mount Etna is an active volcano. It is about 3,357 metres high.',
      'Mount Etna is about 3,357 metres high.',
    ],
    [
      'Lake Victoria is the largest lake in Africa. Its depth is 80 metres.',
      'Lake Victoria’s depth is 80 metres.',
    ],
    ['Stomata are small pores. They let carbon dioxide in.', 'Stomata let carbon dioxide in.'],
    [
      'The Directory, a government of five men, took power in 1795. It fell in 1799.',
      'The Directory fell in 1799.',
    ],
    [
      'In cells, mitosis is a process. During growth it makes new cells.',
      'During growth it makes new cells.',
    ],
    [
      'Cellular respiration is the process of releasing energy. It takes place in three stages.',
      'Cellular respiration takes place in three stages.',
    ],
  ])('is replaced by the name that it refers to: %s', (text, last) => {
    expect(lastOf(text)).toBe(last);
  });

  it.each([
    ['nobody is named before', 'Physics was young. She was born in Warsaw in 1867.'],
    ['the name is of the other sex', 'Marie Curie was a physicist. He was born in Warsaw in 1859.'],
    [
      'another person could be meant',
      'John Adams met Thomas Jefferson. Thomas Jefferson wrote to James Madison. Then both left. He died in 1826.',
    ],
    ['a relative could be meant', 'Emma Goldman had a sister. Her sister was a nurse. She died in 1940.'],
    [
      'two things could be meant',
      'The nucleus is a part of the cell. The membrane surrounds the cell. It has pores.',
    ],
    ['it refers to nothing', 'Mount Etna is an active volcano. It is known that lava is hot.'],
    ['the thing is plural', 'Stomata are small pores. It is about 3 metres high.'],
    ['a heading is between', 'Marie Curie was a physicist.\n\n# Birth\n\nShe was born in Warsaw in 1867.'],
  ])('stays if %s', (_, text) => {
    expect(sentencesOf(text).at(-1)?.antecedent).toBeNull();
  });

  it('stays if another person of the same sex is named in between', () => {
    const text = 'John Snow was a doctor. Henry Whitehead met him in 1854. He found the pump.';
    expect(lastOf(text)).not.toContain('John Snow');
  });

  it('is quoted with the sentence that has the name', () => {
    const text = 'Marie Curie was a Polish physicist. In 1891 she moved to Paris.';
    const antecedent = sentencesOf(text)[1]?.antecedent;
    expect(antecedent?.source.sentence).toBe('Marie Curie was a Polish physicist.');
    expect(text.slice(0, antecedent?.source.end)).toBe('Marie Curie was a Polish physicist.');
  });

  it('has the position of the name', () => {
    const parts = fc.constantFrom(
      'Marie Curie was a physicist. ',
      'She moved to Paris. ',
      'In 1906 she taught. ',
      'Her work was new. ',
      'The cell is a room. ',
      'It has a wall. ',
      'They met Pierre Curie. ',
      'He died in 1906. ',
    );
    fc.assert(
      fc.property(fc.array(parts, { maxLength: 12 }), (texts) => {
        const text = texts.join('');
        for (const { plain, antecedent, sentence, start, end } of sentencesOf(text)) {
          expect(text.slice(start, end)).toBe(sentence);
          if (antecedent === null) continue;
          expect(plain.slice(antecedent.start, antecedent.end)).toMatch(
            /^(?:Marie Curie|[Tt]he cell)(?:’s)?$/,
          );
          expect(antecedent.source.end).toBeLessThan(start);
        }
      }),
    );
  });
});
