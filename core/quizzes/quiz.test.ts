import { describe, expect, it } from 'vitest';
import { checkQuizSettings, quizDefaults, type QuizSettings } from './quiz.ts';

const settings = (fields: Partial<QuizSettings> = {}): QuizSettings => ({
  ...quizDefaults,
  title: 'Week 1',
  ...fields,
});

describe('checkQuizSettings', () => {
  it.each([
    {},
    { timeLimit: 0.5 },
    { timeLimit: 10_080 },
    { allowedAttempts: 1 },
    { allowedAttempts: 1_000 },
    { title: 'x'.repeat(200), description: 'x'.repeat(10_000) },
  ])('finds nothing wrong with %j', (fields) => {
    expect(checkQuizSettings(settings(fields))).toEqual({});
  });

  const attempts = 'Allowed attempts are 1 to 1,000, or -1 for no limit.';
  it.each([
    ['no title', { title: ' ' }, { title: 'A quiz needs a title.' }],
    [
      'a long title',
      { title: 'x'.repeat(201) },
      { title: 'The title must not be longer than 200 characters.' },
    ],
    [
      'a long description',
      { description: 'x'.repeat(10_001) },
      { description: 'The description is too long.' },
    ],
    ['no minutes', { timeLimit: 0 }, { timeLimit: 'The time limit must be more than 0 minutes.' }],
    ['NaN minutes', { timeLimit: Number.NaN }, { timeLimit: 'The time limit must be more than 0 minutes.' }],
    ['a month', { timeLimit: 43_200 }, { timeLimit: 'The time limit must not be longer than a week.' }],
    ['no attempts', { allowedAttempts: 0 }, { allowedAttempts: attempts }],
    ['-2 attempts', { allowedAttempts: -2 }, { allowedAttempts: attempts }],
    ['half an attempt', { allowedAttempts: 1.5 }, { allowedAttempts: attempts }],
    ['endless attempts', { allowedAttempts: Infinity }, { allowedAttempts: attempts }],
  ])('returns an error for %s', (_mistake, fields, errors) => {
    expect(checkQuizSettings(settings(fields))).toEqual(errors);
  });

  it('returns an error for each invalid field', () => {
    const errors = checkQuizSettings(settings({ title: '', timeLimit: -1, allowedAttempts: 0 }));
    expect(Object.keys(errors)).toEqual(['title', 'timeLimit', 'allowedAttempts']);
  });
});
