import { describe, expect, it } from 'vitest';
import { sentencesOf } from './sentences.ts';
import { statementOf } from './statement.ts';

function statement(text: string): string | null | undefined {
  return sentencesOf(text).map((sentence) => statementOf(sentence))[0];
}

describe('statementOf', () => {
  it.each([
    'The nucleus holds the chromosomes of a cell.',
    'Both strands of the double helix are copied.',
    'Antibiotics such as tetracycline block ribosomes.',
    'A Type I error is the rejection of a true hypothesis.',
    'The river Nile flows through the whole country.',
    'The king of France was very close to bankruptcy.',
    'A body rests in space unless a force acts on it.',
    'World War I began in the summer of 1914.',
    'Enzymes are destroyed above a temperature of 60 °C.',
    'Alexander the Great founded the city of Alexandria.',
    'Alexander Graham Bell invented the telephone in 1876.',
    'Karl von Frisch discovered the waggle dance of honey bees in 1944.',
    'Johannes Kepler discovered that the planets move in ellipses.',
    'In a series circuit, the same current flows through every component.',
    'The ribosomes of bacteria are smaller than those of animals.',
    'Maintenance is a sum that one spouse pays to the other.',
    'Authorization determines what a user may do.',
    'When a source of sound moves towards a listener, the pitch seems higher.',
    'If the whole ice sheet melted, the level of the oceans would rise by 7 metres.',
    'Antarctica is the coldest continent and holds most of the fresh water.',
    'The last ice age ended about 11,700 years ago.',
  ])('accepts %j', (text) => {
    expect(statement(text)).toBe(text);
  });

  it.each([
    ['it', 'It holds the chromosomes of a cell.'],
    ['this', 'This process needs the energy of cells.'],
    ['their', 'Their ribosomes are smaller than those of animals.'],
    ['some of', 'Some of the enzymes are destroyed by heat.'],
    ['these, inside the sentence', 'Water is moved by these channels in cells.'],
    ['a later pronoun', 'In June its deputies declared a new assembly.'],
    ['the latter', 'Plants need the latter for their growth.'],
    ['later', 'The empire was dissolved two years later.'],
    ['and', 'And the cell divides into two halves.'],
    ['a figure', 'The cell is drawn in figure 3 of the book.'],
    ['a noun that refers to another sentence', 'The river is about 6,650 km long.'],
    ['a pronoun at the end', 'The liver and the heart are near the middle of it.'],
    ['above', 'The cell divides as described above.'],
    ['here', 'A pipette delivers one fixed volume, here 25 millilitres.'],
    ['a superlative of something', 'The Shinano is the longest river and flows for 367 kilometres.'],
    ['the largest of them', 'The Kanto Plain, which surrounds Tokyo, is the largest of them.'],
    ['the main ones of something', 'The main export partners are the United States and China.'],
    ['a comparison with something', 'Boyce and Codd defined a stricter form in 1974.'],
    ['a step of something', 'Decolorization is the critical step.'],
    ['the same day', 'On the same day, Vasily Arkhipov refused to agree.'],
    ['a process', 'Charles Goodyear discovered the process in 1839.'],
    ['no other', 'No other person has won Nobel Prizes in two sciences.'],
  ])('refuses a sentence that depends on another sentence: %s', (_, text) => {
    expect(statement(text)).toBeNull();
  });

  it.each([
    ['a note without a verb', '- Lock and key model (Emil Fischer, 1894)'],
    ['a note with a sign', '- Denaturation = loss of shape because of heat'],
    ['a question', 'What does the nucleus of a cell hold?'],
    ['a heading', '# The nucleus holds the chromosomes'],
    ['an aim', 'To determine the concentration of an acid by titration.'],
    ['an instruction with a number', '3. Pipette 25.0 mL of the acid into a conical flask.'],
    ['an instruction with a verb that ends in s', '2. Pass the slide through a flame three times.'],
    ['an instruction', 'Compare the nucleus with all organelles.'],
    ['a speaker', 'The nucleus is what we draw in green.'],
    ['I', 'The nucleus is what I draw in green.'],
    ['an address', 'The nucleus is described at https://example.org in full.'],
    ['a question in a list', '- Does the nucleus of a cell hold chromosomes?'],
    ['an item that introduces others', '- The nucleus of a cell holds two things:'],
    ['an open bracket', 'The nucleus (of a cell holds the chromosomes.'],
    ['an open quotation', 'The nucleus is “the heart of a cell.'],
    ['a blank', 'The nucleus holds the _____ of a cell.'],
    ['no full stop', `The nucleus holds the chromosomes of a cell that ${'divides and '.repeat(4)}`],
    ['four words', 'The nucleus holds chromosomes.'],
    ['fifty words', `The nucleus ${'holds and '.repeat(24)} chromosomes.`],
  ])('refuses %s', (_, text) => {
    expect(statement(text)).toBeNull();
  });

  it.each([
    ['five words', 'The nucleus holds all chromosomes.'],
    ['45 words', `The nucleus ${'holds and '.repeat(21)}chromosomes.`],
    ['an initial number', '206 bones form the skeleton of an adult.'],
    ['an ellipsis of two dots', 'The nucleus.. holds the chromosomes of a cell.'],
    ['a price', 'A book costs $20 in the shop of the school.'],
    ['each of a kind', 'Each cell of a leaf holds many chloroplasts.'],
    ['several quotations', 'The words “cell” and “nucleus” have Latin roots.'],
    ['brackets', 'The nucleus (the largest organelle) holds the chromosomes.'],
  ])('accepts %s', (_, text) => {
    expect(statement(text)).toBe(text);
  });

  it.each([
    ['46 words', `The nucleus ${'holds and '.repeat(21)}all chromosomes.`],
    ['a small letter at the beginning', 'the nucleus holds the chromosomes of a cell.'],
    ['a formula', 'The nucleus of a cell is $x$ in the formula.'],
    ['each of some', 'Each of the cells holds many chloroplasts.'],
    ['each with a verb', 'Each is a cell with many chloroplasts.'],
    ['a colon at the end', 'The nucleus of a cell holds two things:'],
    ['a closing bracket alone', 'The nucleus) of a cell holds the chromosomes.'],
    ['an at sign', 'The nucleus was described by ada@example.org last.'],
    ['braces', 'The nucleus {holds} the chromosomes of a cell.'],
    ['an ellipsis', 'The nucleus … holds the chromosomes of a cell.'],
  ])('refuses a sentence with %s', (_, text) => {
    expect(statement(text)).toBeNull();
  });

  it('removes a connective at the beginning', () => {
    expect(statement('In addition, the nucleus holds the chromosomes.')).toBe(
      'The nucleus holds the chromosomes.',
    );
  });

  it('removes a label at the beginning', () => {
    expect(statement('Note: The nucleus holds the chromosomes.')).toBe('The nucleus holds the chromosomes.');
  });

  it('refuses a pronoun after the connective', () => {
    expect(statement('However, it holds the chromosomes of a cell.')).toBeNull();
  });

  it('accepts an item without a full stop', () => {
    expect(statement('- The nucleus holds the chromosomes')).toBe('The nucleus holds the chromosomes');
  });
});
