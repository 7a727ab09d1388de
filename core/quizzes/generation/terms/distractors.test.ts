import { describe, expect, it } from 'vitest';
import { randomOf } from '../../seeded-random.ts';
import { sentencesOf } from '../text/sentences.ts';
import { definitionIn } from './definitions.ts';
import { distractorPool, distractorsFor } from './distractors.ts';
import { termBookOf } from './term-book.ts';

/** All distractors of a term over many seeds. */
function everyDistractor(text: string, key: string, shown = ''): string[] {
  const sentences = sentencesOf(text);
  const definitions = new Map(
    sentences.flatMap((sentence, at) => {
      const definition = definitionIn(sentence);
      return definition === null ? [] : [[at, definition] as const];
    }),
  );
  const book = termBookOf(sentences, definitions);
  const answer = book.terms.get(key);
  if (answer === undefined) return ['no such term'];
  const pool = distractorPool(book);
  const found = Array.from({ length: 30 }, (_, seed) =>
    distractorsFor(answer, shown, pool, randomOf(`${seed}`))?.map(({ text: word }) => word),
  );
  return [...new Set(found.flatMap((some) => some ?? []))].toSorted();
}

const organs = `The liver is in the body. The heart is in the chest. The kidney is in the back. The brain is in the
skull. The lungs are in the chest. Paris is in France. The DNA is in the nucleus.`;

describe('distractorsFor', () => {
  it('returns terms of the same kind and number', () => {
    const found = everyDistractor(organs, 'liver');
    expect(found).toContain('heart');
    expect(found).not.toContain('lungs');
    expect(found).not.toContain('Paris');
    expect(found).not.toContain('DNA');
    expect(found).not.toContain('liver');
  });

  it('returns none that is in the question', () => {
    expect(everyDistractor(organs, 'liver', 'Unlike the heart, the _____ filters.')).not.toContain('heart');
  });

  it('returns nothing if there are fewer than three', () => {
    expect(everyDistractor('The liver is in the body. The heart is in it.', 'liver')).toEqual([]);
  });

  it('returns none that the answer’s definition mentions, or whose definition mentions the answer', () => {
    const text = `${organs} Diffusion is the movement of particles in the lungs. Osmosis is the diffusion of water
through the skin of a kidney.`;
    expect(everyDistractor(text, 'osmosis')).not.toContain('Diffusion');
    expect(everyDistractor(text, 'diffusion')).not.toContain('Osmosis');
    expect(everyDistractor(text, 'osmosis')).not.toContain('kidney');
  });

  it('returns none that the text lists together with the answer', () => {
    const text = `${organs} Both the liver and the heart are red, and so is a kidney, the brain or skin.`;
    expect(everyDistractor(organs, 'liver')).toContain('heart');
    expect(everyDistractor(text, 'liver')).not.toContain('heart');
    expect(everyDistractor(text, 'heart')).not.toContain('liver');
    expect(everyDistractor(text, 'kidney')).not.toContain('brain');
  });

  it('separates people, places and terms with an article', () => {
    const text = `Ada Lovelace wrote notes in London. Charles Babbage built a machine in Cambridge. Alan Turing broke
codes in Bletchley. Grace Hopper wrote programs in Arlington. The Royal Society met in Oxford.`;
    expect(everyDistractor(text, 'ada lovelace')).toEqual(['Alan Turing', 'Charles Babbage', 'Grace Hopper']);
    expect(everyDistractor(text, 'london')).toEqual(['Arlington', 'Bletchley', 'Cambridge', 'Oxford']);
    expect(everyDistractor(text, 'royal society')).toEqual([]);
  });
});
