import { expect, it } from 'vitest';
import { generateFromText } from '../generate-from-text.ts';

/** The concepts of all questions from this text. */
function conceptsOf(text: string): string[] {
  const { questions } = generateFromText(text, { count: 50, seed: 'a', types: ['TRUE_FALSE'] });
  return [...new Set(questions.flatMap(({ question }) => question.concepts))].toSorted();
}

it.each([
  [
    'Karl von Frisch discovered the waggle dance in 1944. Von Frisch won the Nobel Prize in 1973. In 1982, Frisch died in Munich.',
    ['Karl von Frisch'],
  ],
  [
    'King Louis XVI of France was born in 1754. Louis XVI married Marie Antoinette in 1770. King Louis XVI was executed in 1793.',
    ['Louis XVI of France'],
  ],
  [
    'Marie Curie was born in Warsaw in 1867. Pierre Curie was born in Paris in 1859.',
    ['Marie Curie', 'Pierre Curie'],
  ],
])('one person is one concept: %s', (text, expected) => {
  const names = new Set(expected);
  const found = conceptsOf(text);
  expect(found.filter((concept) => /Frisch|Louis|Curie/.test(concept))).toEqual([...names]);
});
