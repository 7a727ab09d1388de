import { describe, expect, it } from 'vitest';
import { blankQuestion, questionTypes, type Question } from '../../../../core/quizzes/question.ts';
import { checkQuestion } from '../../../../core/quizzes/question-rules.ts';
import { problemsOf } from './draft-problems.ts';
import { blankDraft, draftOf } from './open-draft.ts';
import { inputOf, settingsOf, questionOf, type QuestionDraft } from './question-draft.ts';
import { readDraft } from './read-draft.ts';
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
  it.each(questionTypes)('of the type %s is unchanged after a draft round trip', (type) => {
    expect(checkQuestion(samples[type])).toEqual({});
    expect(questionOf(draftOf(samples[type]))).toEqual(samples[type]);
    expect(inputOf(draftOf(samples[type]))).toEqual(samples[type]);
  });

  it('keeps its fields of the bank separate from its content', () => {
    const draft = draftOf({ ...samples.ESSAY, categoryId: 'c1', availableForPractice: false });
    expect(settingsOf(draft)).toEqual({ categoryId: 'c1', availableForPractice: false });
    expect(inputOf(draft)).not.toHaveProperty('categoryId');
  });
});

describe('a stored draft', () => {
  it.each(questionTypes)('returns every field of a question of the type %s', (type) => {
    const draft = { ...draftOf(samples[type]), categoryId: 'algebra', availableForPractice: false };
    const stored: unknown = JSON.parse(JSON.stringify(draft));
    const read = readDraft(stored) ?? blankDraft();
    expect(inputOf(read)).toEqual(samples[type]);
    expect(settingsOf(read)).toEqual({ categoryId: 'algebra', availableForPractice: false });
  });
});

describe('a blank draft', () => {
  it.each(questionTypes)('of the type %s asks for a question', (type) => {
    expect(problemsOf(blankDraft(type))).toHaveProperty('question', 'The question must not be empty.');
  });

  it('omits rows that were never filled in', () => {
    const draft = fill(blankDraft(), ['A', '', 'B'], [2]);
    expect(questionOf(draft)).toMatchObject({ answers: ['A', 'B'], correctAnswer: [2] });
    expect(problemsOf(draft)).toEqual({});
  });
});

describe('a problem', () => {
  it('is shown at the row of the draft, even with blank rows before it', () => {
    const draft = fill(blankDraft(), ['A', '', 'A'], [0]);
    expect(problemsOf(draft)).toEqual({ 'answers.2': 'This answer is listed twice.' });
  });

  it('is a correct answer without a text', () => {
    const draft = fill(blankDraft(), ['A', 'B'], [3]);
    expect(problemsOf(draft)).toEqual({ 'answers.3': 'The answer must not be empty.' });
  });

  it('is an invalid number, in each number field', () => {
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

describe('a change of the type', () => {
  it('keeps all answers, but only the first correct answer stays right if one is allowed', () => {
    const several = fill(blankDraft('MULTIPLE_ANSWERS'), ['A', 'B', 'C'], [1, 2]);
    const one = retyped(several, 'MULTIPLE_CHOICE');
    expect(questionOf(one)).toMatchObject({ answers: ['A', 'B', 'C'], correctAnswer: [2] });
  });

  it('uses the correct answers as accepted answers, and restores the others when the type is changed back', () => {
    const choice = fill(blankDraft(), ['Paris', 'Rome'], [0]);
    const short = retyped(choice, 'SHORT_ANSWER');
    expect(questionOf(short).answers).toEqual(['Paris']);
    expect(questionOf(retyped(short, 'MULTIPLE_CHOICE')).answers).toEqual(['Paris', 'Rome']);
  });

  it('uses accepted answers as correct answers if there are none yet', () => {
    const choice = retyped(draftOf(samples.SHORT_ANSWER), 'MULTIPLE_ANSWERS');
    expect(texts(choice.choices)).toEqual(['two', 'three', '', '']);
    expect(questionOf(choice).correctAnswer).toEqual([1, 2]);
  });

  it('reads numbers from correct answers that are numbers', () => {
    const number = retyped(fill(blankDraft(), ['9,5', 'Rome'], [0]), 'NUMERIC');
    expect(questionOf(number).numericAnswers).toEqual([{ value: 9.5, tolerance: 0 }]);
    expect(questionOf(retyped(fill(blankDraft(), ['x', 'Rome'], [0]), 'NUMERIC')).numericAnswers).toEqual([]);
  });

  it('overwrites no existing answers', () => {
    const short = draftOf(samples.SHORT_ANSWER);
    const choice = fill(short, ['Kept', 'Too'], [0]);
    expect(texts(retyped(choice, 'MULTIPLE_CHOICE').choices).slice(0, 2)).toEqual(['Kept', 'Too']);
  });

  it('keeps the text, the explanation and the concepts', () => {
    const essay = questionOf(retyped(draftOf(samples.NUMERIC), 'ESSAY'));
    expect(essay).toEqual(samples.ESSAY);
  });
});
