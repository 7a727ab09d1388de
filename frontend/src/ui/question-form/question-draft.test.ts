import { describe, expect, it } from 'vitest';
import { blankQuestion, questionTypes, type Question } from '../../../../core/quizzes/question.ts';
import { checkQuestion } from '../../../../core/quizzes/question-rules.ts';
import { problemsOf } from './draft-problems.ts';
import { blankDraft, draftOf } from './open-draft.ts';
import { inputOf, placeOf, questionOf, type QuestionDraft } from './question-draft.ts';
import { retyped } from './retype.ts';

const base = {
  ...blankQuestion,
  question: 'Which are prime?',
  explanation: 'No divisors.',
  concepts: ['Primes'],
  difficulty: 'EASY',
  points: 2.5,
} as const;

const samples: Readonly<Record<Question['type'], Question>> = {
  MULTIPLE_CHOICE: {
    ...base,
    type: 'MULTIPLE_CHOICE',
    answers: ['4', '5'],
    correctAnswer: [2],
    answerExplanations: ['2 × 2', ''],
  },
  MULTIPLE_ANSWERS: { ...base, type: 'MULTIPLE_ANSWERS', answers: ['2', '3', '4'], correctAnswer: [1, 2] },
  TRUE_FALSE: { ...base, type: 'TRUE_FALSE', answers: ['Wahr', 'Falsch'], correctAnswer: [2] },
  SHORT_ANSWER: { ...base, type: 'SHORT_ANSWER', answers: ['two', 'three'], correctAnswer: [1, 2] },
  NUMERIC: { ...base, type: 'NUMERIC', numericAnswers: [{ value: 9.81, tolerance: 0.05 }] },
  MATCHING: {
    ...base,
    type: 'MATCHING',
    pairs: [
      { left: 'two', right: '2' },
      { left: 'three', right: '3' },
      { left: '', right: '4' },
    ],
  },
  ESSAY: { ...base, type: 'ESSAY' },
};

const texts = (rows: QuestionDraft['choices']) => rows.map(({ text }) => text);
const fill = (draft: QuestionDraft, answers: readonly string[], right: readonly number[]): QuestionDraft => ({
  ...draft,
  question: 'Which?',
  choices: draft.choices.map((row, at) => ({
    ...row,
    text: answers[at] ?? '',
    isCorrect: right.includes(at),
  })),
});

describe('a question', () => {
  it.each(questionTypes)('of the type %s comes out of its draft as it went in', (type) => {
    expect(checkQuestion(samples[type])).toEqual({});
    expect(questionOf(draftOf(samples[type]))).toEqual(samples[type]);
    expect(inputOf(draftOf(samples[type]))).toEqual(samples[type]);
  });

  it('brings its place in the bank along, apart from what it asks', () => {
    const draft = draftOf({ ...samples.ESSAY, categoryId: 'c1', availableForPractice: false });
    expect(placeOf(draft)).toEqual({ categoryId: 'c1', availableForPractice: false });
    expect(inputOf(draft)).not.toHaveProperty('categoryId');
  });
});

describe('a blank draft', () => {
  it.each(questionTypes)('of the type %s asks for a question', (type) => {
    expect(problemsOf(blankDraft(type))).toHaveProperty('question', 'The question must not be empty.');
  });

  it('leaves rows out that were never filled in', () => {
    const draft = fill(blankDraft(), ['A', '', 'B'], [2]);
    expect(questionOf(draft)).toMatchObject({ answers: ['A', 'B'], correctAnswer: [2] });
    expect(problemsOf(draft)).toEqual({});
  });
});

describe('a problem', () => {
  it('stands at the row of the draft, with blank rows before it', () => {
    const draft = fill(blankDraft(), ['A', '', 'A'], [0]);
    expect(problemsOf(draft)).toEqual({ 'answers.2': 'This answer is listed twice.' });
  });

  it('is a right answer without a text', () => {
    const draft = fill(blankDraft(), ['A', 'B'], [3]);
    expect(problemsOf(draft)).toEqual({ 'answers.3': 'The answer must not be empty.' });
  });

  it('is a number that is none, in each place where one is typed', () => {
    const draft = blankDraft('NUMERIC');
    const [number] = draft.numbers;
    const numbers = [{ id: 'n', ...number, value: 'ten', tolerance: 'some' }];
    expect(problemsOf({ ...draft, question: 'How many?', numbers, points: 'x' })).toEqual({
      'numericAnswers.0.value': 'A number is needed.',
      'numericAnswers.0.tolerance': 'A number is needed.',
      points: 'Points must be a number of 0 or more.',
    });
  });
});

describe('another type', () => {
  it('keeps all answers, and of several right ones the first', () => {
    const several = fill(blankDraft('MULTIPLE_ANSWERS'), ['A', 'B', 'C'], [1, 2]);
    const one = retyped(several, 'MULTIPLE_CHOICE');
    expect(questionOf(one)).toMatchObject({ answers: ['A', 'B', 'C'], correctAnswer: [2] });
  });

  it('takes the right answers alone for accepted texts, and gives all back on the way back', () => {
    const choice = fill(blankDraft(), ['Paris', 'Rome'], [0]);
    const short = retyped(choice, 'SHORT_ANSWER');
    expect(questionOf(short).answers).toEqual(['Paris']);
    expect(questionOf(retyped(short, 'MULTIPLE_CHOICE')).answers).toEqual(['Paris', 'Rome']);
  });

  it('takes accepted texts for right answers where there are no answers yet', () => {
    const choice = retyped(draftOf(samples.SHORT_ANSWER), 'MULTIPLE_ANSWERS');
    expect(texts(choice.choices)).toEqual(['two', 'three', '', '']);
    expect(questionOf(choice).correctAnswer).toEqual([1, 2]);
  });

  it('reads numbers out of right answers, and only where a number stands', () => {
    const number = retyped(fill(blankDraft(), ['9,5', 'Rome'], [0]), 'NUMERIC');
    expect(questionOf(number).numericAnswers).toEqual([{ value: 9.5, tolerance: 0 }]);
    expect(questionOf(retyped(fill(blankDraft(), ['x', 'Rome'], [0]), 'NUMERIC')).numericAnswers).toEqual([]);
  });

  it('overwrites nothing that stands there already', () => {
    const short = draftOf(samples.SHORT_ANSWER);
    const choice = fill(short, ['Kept', 'Too'], [0]);
    expect(texts(retyped(choice, 'MULTIPLE_CHOICE').choices).slice(0, 2)).toEqual(['Kept', 'Too']);
  });

  it('keeps the text, the explanation and the concepts', () => {
    const essay = questionOf(retyped(draftOf(samples.NUMERIC), 'ESSAY'));
    expect(essay).toEqual(samples.ESSAY);
  });
});
