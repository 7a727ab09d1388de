import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { propertyRuns, property } from '../grading/testing/runs.ts';
import { checkQuestion, normalizeQuestion, questionLimits } from './question-rules.ts';
import { blankQuestion, choiceTypeOf, type Question, questionTypes } from './question.ts';
import { choice, essay, matching, numeric, several, shortAnswer, trueFalse } from './testing/given.ts';
import { randomQuestion } from './testing/random-questions.ts';

const flawless: readonly Question[] = [
  choice(),
  several(),
  trueFalse(true),
  shortAnswer(['Paris', 'paris, france']),
  numeric([3, [3.14, 0.01]]),
  matching([
    ['France', 'Paris'],
    ['Italy', 'Rome'],
    ['', 'Madrid'],
  ]),
  essay(),
];

const long = (length: number) => 'x'.repeat(length + 1);
const mistakes: readonly [string, Question, Record<string, string>][] = [
  ['no text', choice({ question: ' \n ' }), { question: 'The question must not be empty.' }],
  [
    'a text of 100 KB',
    choice({ question: 'x'.repeat(100_000) }),
    { question: 'The question must not be longer than 10,000 characters.' },
  ],
  [
    'no answers',
    choice({ answers: [], correctAnswer: [] }),
    {
      answers: 'Give at least two answers.',
      correctAnswer: 'Mark at least one answer as right.',
    },
  ],
  ['one answer', choice({ answers: ['a'], correctAnswer: [1] }), { answers: 'Give at least two answers.' }],
  [
    'an empty answer',
    choice({ answers: ['a', ' '], correctAnswer: [1] }),
    {
      'answers.1': 'The answer must not be empty.',
    },
  ],
  [
    'a long answer',
    choice({ answers: ['a', long(questionLimits.answer), 'c'] }),
    {
      'answers.1': 'The answer must not be longer than 2,000 characters.',
    },
  ],
  [
    'texts that are too long together',
    choice({ answers: Array.from({ length: 7 }, (_, at) => `${at}`.padEnd(2_000, 'x')) }),
    {
      question: 'A question with its answers and explanations must not be longer than 12,000 characters.',
    },
  ],
  [
    'too many answers',
    choice({ answers: Array.from({ length: 51 }, (_, at) => `${at}`) }),
    { answers: 'A question has at most 50 answers.' },
  ],
  [
    'the same answer twice',
    choice({ answers: ['a', 'b', ' a'] }),
    {
      'answers.2': 'This answer is listed twice.',
    },
  ],
  [
    'an accepted text that differs only in case',
    shortAnswer(['Paris', 'PARIS']),
    {
      'answers.1': 'This answer is listed twice.',
    },
  ],
  [
    'position 0',
    choice({ correctAnswer: [0] }),
    {
      correctAnswer: '0 is not the position of an answer: 1 to 3.',
    },
  ],
  [
    'a position after the last one',
    choice({ correctAnswer: [4] }),
    {
      correctAnswer: '4 is not the position of an answer: 1 to 3.',
    },
  ],
  [
    'half a position',
    choice({ correctAnswer: [1.5] }),
    {
      correctAnswer: '1.5 is not the position of an answer: 1 to 3.',
    },
  ],
  ['a position twice', several({ correctAnswer: [1, 1] }), { correctAnswer: 'A position is named twice.' }],
  [
    'no correct answer',
    choice({ correctAnswer: [] }),
    {
      correctAnswer: 'Mark at least one answer as right.',
    },
  ],
  [
    'two correct answers where only one is allowed',
    choice({ correctAnswer: [1, 2] }),
    {
      correctAnswer: 'Only one answer can be right here.',
    },
  ],
  [
    'three answers to true or false',
    trueFalse(true, { answers: ['True', 'False', 'Maybe'] }),
    {
      answers: 'A true/false question has two answers.',
    },
  ],
  ['no accepted text', shortAnswer([]), { answers: 'Give at least one accepted answer.' }],
  ['no number', numeric([]), { numericAnswers: 'Give the right number.' }],
  ['not a number', numeric([Number.NaN]), { 'numericAnswers.0.value': 'A number is needed.' }],
  ['a huge number', numeric([1, -1e16]), { 'numericAnswers.1.value': 'The number is too large.' }],
  [
    'a negative tolerance',
    numeric([[1, -0.1]]),
    {
      'numericAnswers.0.tolerance': 'It must not be negative.',
    },
  ],
  [
    'one pair and a distractor',
    matching([
      ['France', 'Paris'],
      ['', 'Rome'],
    ]),
    {
      pairs: 'Give at least two pairs.',
    },
  ],
  [
    'a left side twice',
    matching([
      ['France', 'Paris'],
      ['France', 'Rome'],
    ]),
    {
      pairs: 'Each left side can be listed only once.',
    },
  ],
  [
    'a pair without a right side',
    matching([
      ['France', 'Paris'],
      ['Italy', ''],
    ]),
    {
      'pairs.1.right': 'The right side must not be empty.',
    },
  ],
  [
    'a long explanation',
    essay({ explanation: long(questionLimits.explanation) }),
    {
      explanation: 'The explanation must not be longer than 5,000 characters.',
    },
  ],
  [
    'a long explanation of an answer',
    choice({ answerExplanations: ['', long(5_000), ''] }),
    {
      'answerExplanations.1': 'The explanation must not be longer than 5,000 characters.',
    },
  ],
  [
    'more explanations than answers',
    { ...choice(), answerExplanations: ['a', 'b', 'c', 'd'] },
    {
      answerExplanations: 'There are more explanations than answers.',
    },
  ],
  ['negative points', essay({ points: -1 }), { points: 'Points must be a number of 0 or more.' }],
  ['endless points', essay({ points: Infinity }), { points: 'Points must be a number of 0 or more.' }],
  ['too many points', essay({ points: 10_001 }), { points: 'A question gives at most 10,000 points.' }],
  [
    'an empty concept',
    essay({ concepts: ['light', ''] }),
    {
      'concepts.1': 'The concept must not be empty.',
    },
  ],
  [
    'too many concepts',
    essay({ concepts: Array.from({ length: 21 }, (_, at) => `${at}`) }),
    { concepts: 'A question has at most 20 concepts.' },
  ],
];

describe('checkQuestion', () => {
  it.each(flawless.map((question) => [question.type, question] as const))(
    'finds nothing wrong with a %s question',
    (_type, question) => {
      expect(checkQuestion(question)).toEqual({});
    },
  );

  it('covers every type', () => {
    expect(new Set(flawless.map(({ type }) => type))).toEqual(new Set(questionTypes));
  });

  it.each(mistakes)('returns an error for %s', (_mistake, question, errors) => {
    expect(checkQuestion(question)).toEqual(errors);
  });

  it('finds nothing wrong with any random question', property, () => {
    const check = fc.property(randomQuestion(), (question) => {
      expect(checkQuestion(question)).toEqual({});
    });
    fc.assert(check, { numRuns: propertyRuns(10_000) });
  });
});

describe('normalizeQuestion', () => {
  it('removes values of fields that the type does not use', () => {
    const full: Question = {
      ...blankQuestion,
      question: 'Why?',
      answers: ['a', 'b'],
      correctAnswer: [1],
      answerExplanations: ['x', 'y'],
      numericAnswers: [{ value: 1, tolerance: 0 }],
      pairs: [{ left: 'l', right: 'r' }],
    };
    const bare = { answers: [], correctAnswer: [], answerExplanations: [], numericAnswers: [], pairs: [] };
    expect(normalizeQuestion({ ...full, type: 'ESSAY' })).toMatchObject(bare);
    expect(normalizeQuestion({ ...full, type: 'NUMERIC' })).toMatchObject({
      ...bare,
      numericAnswers: full.numericAnswers,
    });
    expect(normalizeQuestion({ ...full, type: 'MATCHING' })).toMatchObject({ ...bare, pairs: full.pairs });
    expect(normalizeQuestion({ ...full, type: 'MULTIPLE_CHOICE' })).toMatchObject({
      ...full,
      numericAnswers: [],
      pairs: [],
    });
  });

  it('trims every text and sorts positions', () => {
    const tidy = several({
      question: ' Which? ',
      answers: [' a', 'b '],
      correctAnswer: [2, 1],
      answerExplanations: [' why '],
      explanation: ' because\n',
      concepts: [' light', 'light '],
    });
    expect(tidy).toMatchObject({
      question: 'Which?',
      answers: ['a', 'b'],
      correctAnswer: [1, 2],
      answerExplanations: ['why', ''],
      explanation: 'because',
      concepts: ['light'],
    });
  });

  it('normalizes line breaks', () => {
    expect(essay({ question: 'one\r\ntwo\rthree\nfour' }).question).toBe('one\ntwo\nthree\nfour');
  });

  it('marks all accepted answers as correct', () => {
    expect(shortAnswer(['Paris', 'Lutetia']).correctAnswer).toEqual([1, 2]);
  });

  it('has no explanations of answers if all are empty', () => {
    expect(choice({ answerExplanations: ['', ' ', ''] }).answerExplanations).toEqual([]);
  });

  it('does not change a normalized question', property, () => {
    const check = fc.property(randomQuestion(), (question) => {
      expect(normalizeQuestion(question)).toEqual(question);
    });
    fc.assert(check, { numRuns: propertyRuns(10_000) });
  });
});

describe('choiceTypeOf', () => {
  it('is MULTIPLE_ANSWERS if several answers are correct', () => {
    expect([choiceTypeOf([]), choiceTypeOf([3]), choiceTypeOf([1, 3])]).toEqual([
      'MULTIPLE_CHOICE',
      'MULTIPLE_CHOICE',
      'MULTIPLE_ANSWERS',
    ]);
  });
});
