import { describe, expect, it } from 'vitest';
import { sentencesOf } from '../text/sentences.ts';
import { definitionIn } from './definitions.ts';
import { areKin } from './option-groups.ts';
import { domainOf, domainOfWords, genusOf } from './genus.ts';
import { outsideTerm, termBookOf } from './term-book.ts';

/** Whether two terms are of the same kind according to the text. */
function kin(text: string, one: string, other: string): boolean {
  const sentences = sentencesOf(text);
  const definitions = new Map(
    sentences.flatMap((sentence, at) => {
      const definition = definitionIn(sentence);
      return definition === null ? [] : [[at, definition] as const];
    }),
  );
  const { terms } = termBookOf(sentences, definitions);
  const [a, b] = [terms.get(one), terms.get(other)];
  if (a === undefined || b === undefined) throw new Error(`The text has no “${one}” or “${other}”.`);
  return areKin(a, b);
}

describe('terms of the same kind', () => {
  it('have the same last word', () => {
    const text = 'An isobaric process keeps the pressure. Engineers know the adiabatic process of a night.';
    expect(kin(text, 'isobaric process', 'adiabatic process')).toBe(true);
    expect(kin(text, 'isobaric process', 'night')).toBe(false);
  });

  it('are labels of the same list', () => {
    const text = `- Growth: sales rise quickly and competitors enter
- Maturity: sales peak and firms cut prices

# Metrics

- Velocity: the amount of work that a team completes`;
    expect(kin(text, 'growth', 'maturity')).toBe(true);
    expect(kin(text, 'growth', 'velocity')).toBe(false);
  });

  it('are defined as the same kind of thing', () => {
    const text = `Anomie is a state of society in which norms are lost. Osmosis is the movement of water through a skin.
Diffusion is the process by which particles spread. Cystic fibrosis is an inherited disease of the lungs.`;
    expect(kin(text, 'osmosis', 'diffusion')).toBe(true);
    expect(kin(text, 'osmosis', 'cystic fibrosis')).toBe(false);
  });

  it('are subjects of the same verb', () => {
    const text = 'Demography contains ages. Psychography contains values. Night falls early in the north.';
    expect(kin(text, 'demography', 'psychography')).toBe(true);
    expect(kin(text, 'psychography', 'night')).toBe(false);
  });
});

it('the kind of a term from outside the text is recognized by its last word', () => {
  expect(outsideTerm('active transport', () => false).groups).toContain('genus process');
  expect(outsideTerm('night', () => false).groups.size).toBe(0);
});

describe('the genus of a description', () => {
  it.each([
    ['the gradual weakening of a response', 'process'],
    ['a kind of endocytosis in which a cell engulfs particles', 'process'],
    ['an inherited disease in which a channel fails', 'disease'],
    ['one of the main laws of physics', 'idea'],
    ['the point at which two rivers meet', 'place'],
    ['a French sociologist who taught in Bordeaux', 'person'],
    ['a poem of 14 lines', 'poem'],
  ])('is, for %s, %s', (description, kind) => {
    expect(genusOf(description)).toBe(kind);
  });

  it('has a domain', () => {
    expect(domainOf('process')).toBe('abstract');
    expect(domainOf('disease')).toBe('disease');
    expect(domainOf('poem')).toBeNull();
    expect(domainOfWords(['weak', 'acid'])).toBe('substance');
    expect(domainOfWords(['night'])).toBeNull();
  });
});
