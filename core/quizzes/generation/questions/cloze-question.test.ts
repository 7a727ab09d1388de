import { describe, expect, it } from 'vitest';
import { buildContextOf, termOf } from '../testing/terms.ts';
import type { Term } from '../terms/term.ts';
import { ClozeCandidate, gapText } from './cloze-question.ts';

function gap(statement: string, answer: string) {
  const start = statement.indexOf(answer);
  return gapText(statement, start, start + answer.length);
}

describe('gapText', () => {
  it('replaces the answer by a blank', () => {
    expect(gap('The nucleus holds DNA.', 'nucleus')).toEqual({
      shown: 'The _____ holds DNA.',
      accepted: ['nucleus'],
    });
  });

  it.each([
    ['An enzyme splits starch.', 'enzyme', 'A(n) _____ splits starch.'],
    ['Starch is split by a protein.', 'protein', 'Starch is split by a(n) _____.'],
  ])('does not reveal the answer by its article: %s', (statement, answer, shown) => {
    expect(gap(statement, answer)?.shown).toBe(shown);
  });

  it('also removes a second name in brackets, and accepts both names', () => {
    expect(gap('Energy is stored in adenosine triphosphate (ATP).', 'adenosine triphosphate')).toEqual({
      shown: 'Energy is stored in _____.',
      accepted: ['adenosine triphosphate', 'ATP'],
    });
  });

  it.each([
    ['occurs again', 'The cell divides, and each cell grows.', 'cell'],
    ['occurs again in the plural', 'The cell divides into two cells.', 'cell'],
    ['shares a word with the rest', 'The cell wall surrounds every cell.', 'cell wall'],
    ['has two letters and occurs again', 'The pH of blood is a pH of 7.', 'pH'],
    ['is in brackets', 'Energy is stored in adenosine triphosphate (ATP).', 'ATP'],
    ['is followed by another name', 'The mean, or average, is a number.', 'mean'],
    ['is also known by another name', 'Vitamin C, also known as ascorbic acid, is sour.', 'Vitamin C'],
  ])('generates no question if the answer %s', (_, statement, answer) => {
    expect(gap(statement, answer)).toBeNull();
  });
});

describe('the question about a term in its sentence', () => {
  const candidate = (statement: string, term: Term) => {
    const start = statement.indexOf(term.text);
    const source = { start: 0, end: statement.length, sentence: statement };
    return new ClozeCandidate({
      statement,
      start,
      end: start + term.text.length,
      term,
      source,
      at: 0,
      sentenceQuality: 1,
    });
  };
  const person = (text: string) => termOf(text, { kind: 'NAME', nameKind: 'PERSON' });
  const place = (text: string) =>
    termOf(text, { kind: 'NAME', nameKind: 'PLACE', context: new Set(['in _']) });

  it.each([
    ['with few words around it', 'Sodium hydroxide damages the eyes.', termOf('Sodium hydroxide')],
    ['that any reader knows', 'The dam is the largest plant on Earth now.', place('Earth')],
    [
      'that is the main person of the text',
      'Marie Curie died in Passy in 1934.',
      { ...person('Marie Curie'), isMainName: true },
    ],
    [
      'that is another name of the subject',
      'Marie Curie was born Maria Sklodowska in Warsaw.',
      person('Maria Sklodowska'),
    ],
    [
      'whose adjective is in the sentence',
      'In England the Early English style began with a choir.',
      place('England'),
    ],
    [
      'in front of the rest of a name',
      'The Nightingale Training School opened in London.',
      person('Nightingale'),
    ],
    ['that is a unit behind a stroke', 'Normal fasting glucose lies between 70 and 99 mg/dL.', termOf('dL')],
  ])('is not asked for a term %s', (_, statement, term) => {
    expect(candidate(statement, term).isPossible()).toBe(false);
  });

  it('has options without titles, because a single title would be noticed', () => {
    const people = ['Emperor Hadrian', 'King Romulus', 'Mark Antony'].map(person);
    const [hadrian] = people;
    if (hadrian === undefined) throw new Error('There is no emperor.');
    const built = candidate('Emperor Hadrian built a wall across the north of Britain.', hadrian).build(
      buildContextOf(people, 0.9),
    );
    expect(built?.question.answers.toSorted()).toEqual(['Hadrian', 'Mark Antony', 'Romulus']);
  });

  it('has a short answer instead of options if only the word ‘in’ suggests that a name is a place', () => {
    const towns = ['Cairo', 'Milan', 'London'].map(place);
    const built = candidate('Alban Berg used atonal music in Wozzeck in 1925.', place('Wozzeck')).build(
      buildContextOf(towns, 0.9),
    );
    expect(built?.question.type).toBe('SHORT_ANSWER');
  });
});
