import { describe, expect, it } from 'vitest';
import { sentencesOf } from '../text/sentences.ts';
import { definitionIn } from './definitions.ts';

function define(text: string): readonly [string, string] | null {
  const [sentence] = sentencesOf(text);
  const definition = sentence === undefined ? null : definitionIn(sentence);
  return definition === null ? null : [definition.term, definition.description];
}

const movement = 'the movement of water through a membrane';

describe('definitionIn', () => {
  it.each([
    ['is', `Osmosis is ${movement}.`, 'Osmosis', movement],
    [
      'is, with an article',
      'The mean is the sum of all values by their number.',
      'mean',
      'the sum of all values by their number',
    ],
    ['are', 'Enzymes are proteins that speed up reactions.', 'Enzymes', 'proteins that speed up reactions'],
    ['was', 'Robespierre was a lawyer from Arras.', 'Robespierre', 'a lawyer from Arras'],
    ['refers to', `Osmosis refers to ${movement}.`, 'Osmosis', movement],
    ['means', `Osmosis means ${movement}.`, 'Osmosis', movement],
    ['is defined as', `Osmosis is defined as ${movement}.`, 'Osmosis', movement],
    [
      'is called',
      'The movement of water through a membrane is called osmosis.',
      'osmosis',
      'The movement of water through a membrane',
    ],
    [
      'means that',
      'Interference means that old memories disturb the new.',
      'Interference',
      'old memories disturb the new',
    ],
    [
      'a second verb',
      'The aorta is the largest artery of the body and leaves the left half.',
      'aorta',
      'the largest artery of the body',
    ],
    [
      'a second verb that can be a noun',
      'China is the largest producer of steel and accounts for half of it.',
      'China',
      'the largest producer of steel',
    ],
    [
      'a second verb that can be an auxiliary',
      'Mercury is the smallest planet of the Sun and has no air.',
      'Mercury',
      'the smallest planet of the Sun',
    ],
    [
      'a second verb after an adverb',
      'Carl Czerny was a pupil of Beethoven and later taught Liszt.',
      'Carl Czerny',
      'a pupil of Beethoven',
    ],
    [
      'a second statement',
      'Plasma is the yellow liquid in which the cells float, and it makes up 55 %.',
      'Plasma',
      'the yellow liquid in which the cells float',
    ],
    [
      'two verbs behind ‘that’',
      'TCP is a protocol that delivers data and keeps their order.',
      'TCP',
      'a protocol that delivers data and keeps their order',
    ],
    ['a name with a Spanish article', 'El Niño is a warming of the sea.', 'El Niño', 'a warming of the sea'],
    ['by … we mean', `By osmosis we mean ${movement}.`, 'osmosis', movement],
    [
      'a label in front',
      'Definition: Grana are stacks of thylakoid membranes.',
      'Grana',
      'stacks of thylakoid membranes',
    ],
    ['a colon', `- **Osmosis**: ${movement}`, 'Osmosis', movement],
    ['a dash', `Osmosis – ${movement}.`, 'Osmosis', movement],
    [
      'a second name in parentheses',
      `Adenosine triphosphate (ATP) is a molecule that stores energy.`,
      'Adenosine triphosphate',
      'a molecule that stores energy',
    ],
    [
      'German',
      'Die Osmose ist die Bewegung von Wasser durch eine Haut.',
      'Osmose',
      'die Bewegung von Wasser durch eine Haut',
    ],
    [
      'French',
      "L'osmose est le passage de l'eau par une membrane.",
      'osmose',
      "le passage de l'eau par une membrane",
    ],
    [
      'Spanish',
      'La ósmosis es el paso del agua por una membrana.',
      'ósmosis',
      'el paso del agua por una membrana',
    ],
  ])('reads a definition with %s', (_, text, term, description) => {
    expect(define(text)).toEqual([term, description]);
  });

  it('marks a description as brief if it fits many terms', () => {
    const isBrief = (text: string) => sentencesOf(text).map((sentence) => definitionIn(sentence)?.isBrief)[0];
    expect(isBrief('A race is a suspect classification.')).toBe(true);
    expect(isBrief('A thermostat is a device that regulates temperature.')).toBe(false);
    expect(isBrief('Tempo is the speed of a piece.')).toBe(false);
  });

  it.each([
    ['a pronoun', 'It is a molecule that stores energy in cells.'],
    ['a sentence about a generic noun', 'The goal is a society without any classes.'],
    ['a negation', 'A p-value is not the probability of a hypothesis.'],
    ['a property', 'Osmosis is very important for all plants.'],
    ['a description that contains the term', 'A stem cell is a cell that can become any other.'],
    ['a description that refers to another sentence', 'Osmosis is the result of this movement of water.'],
    ['a note with a label', 'Note: the movement of water through a membrane.'],
    ['a heading', '# Osmosis is the movement of water'],
    ['an activity as the subject', 'Using tables is a way to keep all data apart.'],
    ['a quantity', 'An increase of 10 decibels means that the intensity is ten times as high.'],
    ['a term of five words', 'The old man of the sea is a book by Hemingway.'],
    ['a position', 'The liver and the heart are near the middle of it.'],
    ['a passive', 'The Andes were formed by the movement of a plate.'],
    ['an adjective', 'The outer planets are similar in size to each of the others.'],
    ['a description that ends in a pronoun', 'The liver is the organ beside it.'],
    ['a name for a name', 'The Third Symphony is called the Eroica.'],
    ['a description that fits many terms', 'Spam filters are a typical use of classification.'],
    ['a reference with ‘one’ to an earlier sentence', 'Mauna Loa is the largest active one on Earth.'],
    ['a contrast', '- Inhibitors: competitive vs non-competitive ones'],
    ['a label of the notes', 'Industrial Revolution - notes for week 6'],
    ['a question', 'Is osmosis the movement of water through membranes?'],
    ['an enumeration', '- 4 Ps: product, price, place, promotion'],
    ['a noun without a complement', 'Lord Mountbatten was the last viceroy.'],
    ['a type of something', 'Regular insulin is the only type that can be injected.'],
    ['a description with a similar word', 'Coffee is the seed of a shrub of the genus Coffea.'],
  ])('finds no definition in %s', (_, text) => {
    expect(define(text)).toBeNull();
  });
});
