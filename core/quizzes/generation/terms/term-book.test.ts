import { describe, expect, it } from 'vitest';
import { sentencesOf } from '../text/sentences.ts';
import { definitionIn, type Definition } from './definitions.ts';
import { termBookOf } from './term-book.ts';
import type { Term } from './term.ts';

function bookOf(text: string) {
  const sentences = sentencesOf(text);
  const definitions = new Map<number, Definition>();
  for (const [at, sentence] of sentences.entries()) {
    const definition = definitionIn(sentence);
    if (definition) definitions.set(at, definition);
  }
  return termBookOf(sentences, definitions);
}

function termIn(text: string, name: string): Term {
  const found = [...bookOf(text).terms.values()].find((term) => term.text === name);
  if (!found) throw new Error(`There is no term ‘${name}’.`);
  return found;
}

const facts = 'The cell membrane controls the water of a cell. The water of the cell carries sugars.';

describe('a term', () => {
  it('is counted in every sentence', () => {
    expect(termIn(facts, 'water').count).toBe(2);
    expect(termIn(facts, 'cell membrane').count).toBe(1);
  });

  it('is the main name if the text has it far more often than other names', () => {
    const text =
      'Darwin read books. Darwin wrote notes. Darwin spent years in Kent. Charles Darwin met Wallace. Darwin died.';
    expect(termIn(text, 'Charles Darwin')).toMatchObject({ isMainName: true });
    expect(termIn(text, 'Darwin')).toMatchObject({ isMainName: true, kind: 'NAME', nameKind: 'PERSON' });
    expect(termIn(text, 'Kent').isMainName).toBe(false);
    expect(termIn('Darwin read books. Charles Darwin wrote notes.', 'Darwin').isMainName).toBe(false);
  });

  it('has the full name of its person if the text has exactly one', () => {
    const text = 'Charles Darwin met Wallace. Darwin wrote notes. They praised Darwin.';
    expect(termIn(text, 'Darwin').fullName).toBe('Charles Darwin');
    expect(termIn(text, 'Charles Darwin').fullName).toBeNull();
    expect(termIn(`${text} Then Emma Darwin wrote letters.`, 'Darwin').fullName).toBeNull();
  });

  it('has the index of its first sentence', () => {
    expect(termIn(facts, 'water').first).toBe(0);
    expect(termIn(facts, 'sugars').first).toBe(1);
  });

  it.each([
    ['a name', 'The troops of Napoleon crossed the river.', 'Napoleon', 'NAME'],
    ['a common noun', 'The troops of Napoleon crossed the river.', 'river', 'COMMON'],
    ['a common noun of three letters', 'The leaves contain sap.', 'sap', 'COMMON'],
    [
      'a name with a linking word',
      'The troops of Otto von Bismarck crossed the river.',
      'Otto von Bismarck',
      'NAME',
    ],
    ['a common noun after a name', 'They met the French army.', 'French army', 'COMMON'],
    ['an acronym', 'The strands of the DNA are copied by the enzymes.', 'DNA', 'ACRONYM'],
  ])('is %s by its capital letters inside a sentence', (_, text, name, kind) => {
    expect(termIn(text, name).kind).toBe(kind);
  });

  it('is written as in the middle of a sentence, without the capital of the beginning', () => {
    const text = 'Ribosomes produce the proteins of a cell. The proteins leave the ribosomes.';
    expect(termIn(text, 'ribosomes')).toMatchObject({ count: 2, kind: 'COMMON', isPlural: true });
  });

  it.each([
    ['two capitals', 'Ada Lovelace met them.', 'Ada Lovelace', 'NAME'],
    ['one capital', 'Enzymes contain it.', 'Enzymes', 'COMMON'],
  ])('that is only at the start of sentences is a name or a noun by %s', (_, text, name, kind) => {
    expect(termIn(text, name).kind).toBe(kind);
  });

  it('is a name if it has a capital within a sentence', () => {
    const text = 'Napoleon was tall. The troops of Napoleon met.';
    expect(termIn(text, 'Napoleon')).toMatchObject({ count: 2, kind: 'NAME' });
  });

  it('has the grammatical number of its first use that does not begin a sentence', () => {
    const text = 'Cells are small. They are of a cell. They are of cells.';
    expect(termIn(text, 'cell')).toMatchObject({ count: 3, isPlural: false });
  });

  it.each([
    ['The sugar is sweet. They produce sugar.', 2],
    ['They produce sugar. The sugar is sweet.', 2],
    ['The sugar slowly flows.', 0],
  ])('has the highest evidence of its phrases: %s', (text, evidence) => {
    expect(termIn(text, 'sugar').evidence).toBe(evidence);
  });

  it('is not counted in headings', () => {
    const text = '# The power of osmosis\n\nThe water of a cell moves by osmosis through the membrane.';
    expect(termIn(text, 'osmosis').count).toBe(1);
  });

  it('is marked if it is a heading', () => {
    const text = '# Osmosis\n\nThe water of a cell moves by osmosis through the membrane.';
    expect(termIn(text, 'osmosis').isMarked).toBe(true);
    expect(termIn(text, 'membrane').isMarked).toBe(false);
  });

  it('is marked if it is emphasized', () => {
    const text = 'The water of a cell moves by **osmosis** through the membrane.';
    expect(termIn(text, 'osmosis').isMarked).toBe(true);
    expect(termIn(text, 'membrane').isMarked).toBe(false);
  });

  it.each([
    'osmosis and diffusion',
    'osmosis, diffusion',
    'osmosis or diffusion',
    'osmosis, and the diffusion',
  ])('has peers in a list: %s', (list) => {
    const text = `The water of a cell moves by ${list} through the membrane.`;
    expect([...termIn(text, 'osmosis').peers]).toEqual([termIn(text, 'diffusion').key]);
    expect([...termIn(text, 'diffusion').peers]).toEqual([termIn(text, 'osmosis').key]);
    expect(termIn(text, 'membrane').peers.size).toBe(0);
  });

  it('has no peer in another part of the sentence', () => {
    expect(termIn(facts, 'water').peers.size).toBe(0);
  });
});

describe('a defined term', () => {
  const defined = 'A ribosome is a particle that assembles proteins. The ribosomes float in the cell.';

  it('has its definition and an evidence of 3', () => {
    const term = termIn(defined, 'ribosome');
    expect(term.definition?.description).toBe('a particle that assembles proteins');
    expect(term.evidence).toBe(3);
  });

  it('is singular or plural as in its definition', () => {
    const text = 'The water is of ribosomes. A ribosome is a particle that assembles proteins.';
    expect(termIn(text, 'ribosome')).toMatchObject({ isPlural: false, count: 2 });
  });

  it('is written without the capital of its definition', () => {
    const text = 'The water is of ribosomes. Ribosomes are particles that assemble proteins.';
    expect(termIn(text, 'ribosomes').definition?.term).toBe('Ribosomes');
  });

  it('keeps its first definition', () => {
    const text = `${defined} A ribosome is a machine made of two parts and much RNA.`;
    expect(termIn(text, 'ribosome').definition?.description).toBe('a particle that assembles proteins');
  });

  it('is found in a text that is not English, which has no other terms', () => {
    const text =
      'Die Osmose ist eine Bewegung des Wassers durch eine Membran. Das Wasser fließt in die Zelle.';
    expect([...bookOf(text).terms.values()].map((term) => term.text)).toEqual(['Osmose']);
    expect(termIn(text, 'Osmose').count).toBe(1);
  });
});

describe('the salience of a term', () => {
  const difference = (one: string, other: string, name: string) =>
    termIn(one, name).salience - termIn(other, name).salience;
  const plain = 'The water of a cell moves by osmosis through the membrane.';

  it.each([
    ['grows by 2 if it is marked', plain.replace('osmosis', '**osmosis**'), plain, 2],
    ['grows with the logarithm of its count', `${plain} ${plain.replace('cell', 'leaf')}`, plain, 0.6],
  ])('%s', (_, one, other, by) => {
    expect(difference(one, other, 'osmosis')).toBeCloseTo(by, 10);
  });

  it('is lower for a single noun before ‘of’', () => {
    const text = 'The movement of the water stops at the membrane.';
    const [movement, membrane] = [termIn(text, 'movement'), termIn(text, 'membrane')];
    expect(movement.salience - movement.evidence).toBe(-1);
    expect(membrane.salience - membrane.evidence).toBe(0);
  });

  it.each([
    ['several words', 'The cell membrane of a plant stops the water.', 'cell membrane'],
    ['an acronym', 'The DNA of a plant stops the water.', 'DNA'],
  ])('is not lower for %s before ‘of’', (_, text, name) => {
    const { salience, evidence } = termIn(text, name);
    expect(salience - evidence).toBe(0.5);
  });

  it('is not lower for a single noun before ‘of’ if the noun is defined', () => {
    const text = 'A gradient is a change of concentration. The gradient of the water stops at the membrane.';
    const { salience, evidence, count } = termIn(text, 'gradient');
    expect(salience - evidence - 0.6 * Math.log2(count)).toBeCloseTo(2, 10);
  });

  it('is higher for several words', () => {
    const text = 'The water stops at the cell membrane.';
    const term = termIn(text, 'cell membrane');
    expect(term.salience - term.evidence).toBe(0.5);
  });

  it('is higher for a name', () => {
    const term = termIn('The troops of Napoleon crossed the river.', 'Napoleon');
    expect(term.salience - term.evidence).toBe(0.5);
  });
});
