import { describe, expect, it } from 'vitest';
import { gapText } from './cloze-question.ts';

function gap(statement: string, answer: string) {
  const start = statement.indexOf(answer);
  return gapText(statement, start, start + answer.length);
}

describe('gapText', () => {
  it('removes the answer', () => {
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

  it('also removes another name in brackets, and accepts both', () => {
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
