import { describe, expect, it } from 'vitest';
import { checkSearch, hasWords, searchedWords, wordsIn } from './words.ts';

describe('checkSearch', () => {
  it('refuses a text of more than 200 characters', () => {
    expect(checkSearch('a'.repeat(200))).toBeNull();
    expect(checkSearch('a'.repeat(201))).toBe('Search for at most 200 characters.');
  });
});

describe('searchedWords', () => {
  it('returns the first ten words in lower case', () => {
    expect(searchedWords(' Linear  ALGEBRA, linear! ')).toEqual(['linear', 'algebra']);
    expect(searchedWords('a b c d e f g h i j k l')).toHaveLength(10);
    expect(searchedWords(' – ')).toEqual([]);
  });
});

describe('hasWords', () => {
  it('finds beginnings of words in any order, in several texts', () => {
    expect(hasWords(['alg', 'lin'], 'Linear', 'algebra')).toBe(true);
    expect(hasWords(['gebra'], 'Algebra')).toBe(false);
    expect(hasWords(['alg', 'calc'], 'Algebra')).toBe(false);
  });

  it('finds parts of email addresses', () => {
    expect(hasWords(wordsIn('ada@school'), 'ada@school.example')).toBe(true);
  });

  it('finds a letter with an accent that is written as two characters', () => {
    expect(hasWords(wordsIn('E\u0301cole'), 'école')).toBe(true);
  });

  it('ignores accents', () => {
    expect(hasWords(wordsIn('zoe'), 'Zoë Núñez')).toBe(true);
    expect(hasWords(wordsIn('NÚÑ'), 'Zoe Nunez')).toBe(true);
    expect(hasWords(wordsIn('YILMAZ lodz strasse'), 'Yılmaz Łódź Straße')).toBe(true);
    expect(wordsIn('Ελένη Андрей 한국 हिन्दी')).toEqual(['ελενη', 'андреи', '한국', 'हिन्दी']);
  });
});
