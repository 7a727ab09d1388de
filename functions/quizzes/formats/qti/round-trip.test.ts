import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { ExportedQuestion, ImportedQuestion } from '../../../../core/quizzes/formats/exchange.ts';
import type { Question } from '../../../../core/quizzes/question.ts';
import { quizDefaults } from '../../../../core/quizzes/quiz.ts';
import {
  choice,
  essay,
  matching,
  numeric,
  several,
  shortAnswer,
} from '../../../../core/quizzes/testing/given.ts';
import { randomQuestion, randomText } from '../../../../core/quizzes/testing/random-questions.ts';
import { unzip } from '../archive/unzip.ts';
import type { QuizHead } from '../format.ts';
import { readQti } from './read-qti.ts';
import { writeQti } from './write-qti.ts';

const { categoryId: _, ...defaults } = quizDefaults;
const head: QuizHead = { title: 'Planets', ...defaults };

/** Whether XML can contain the text. The generator also makes texts that XML cannot contain. */
const inXml = (text: string) => !/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/u.test(text);
const writableText = randomText.filter(inXml);

const exported: fc.Arbitrary<ExportedQuestion> = fc
  .tuple(
    randomQuestion(undefined, writableText),
    fc.option(fc.constantFrom('Orbits', 'Q 1', '“<&>”'), { nil: undefined }),
    fc.option(writableText, { nil: undefined }),
  )
  .map(([question, name, category]) => ({
    ...question,
    concepts: question.concepts.filter(inXml),
    ...(name === undefined ? {} : { name }),
    ...(category === undefined ? {} : { category }),
  }));

const second = 1_000;
const date = fc.option(
  fc.integer({ min: 0, max: 7_258_118_399 }).map((seconds) => new Date(seconds * second).toISOString()),
  { nil: null },
);

const heads: fc.Arbitrary<QuizHead> = fc
  .record({
    title: randomText,
    description: fc.oneof(fc.constant(''), randomText),
    timeLimit: fc.oneof(fc.constant(null), fc.integer({ min: 1, max: 10_080 })),
    allowedAttempts: fc.oneof(fc.constant(-1), fc.integer({ min: 1, max: 1_000 })),
    scoringPolicy: fc.constantFrom('HIGHEST', 'LATEST'),
    answerRelease: fc.constantFrom('AFTER_SUBMISSION', 'AFTER_LAST_ATTEMPT', 'AFTER_CLOSING', 'NEVER'),
    opensAt: date,
    dueAt: date,
    closesAt: date,
    creditMethod: fc.constantFrom('NET_CORRECT', 'COVERAGE'),
    shuffleQuestions: fc.boolean(),
    shuffleAnswers: fc.boolean(),
    pools: fc.constant([]),
  })
  .filter(({ answerRelease, closesAt }) => answerRelease !== 'AFTER_CLOSING' || closesAt !== null);

function withoutLine({ line, quizIndex: _quizIndex, ...question }: ImportedQuestion): Question {
  expect(line).toBeGreaterThan(1);
  return question;
}

describe('a package of questions', () => {
  test.each([
    [choice(), 'multiple_choice_question'],
    [several(), 'multiple_answers_question'],
    [choice({ type: 'TRUE_FALSE', answers: ['True', 'False'], correctAnswer: [1] }), 'true_false_question'],
    [shortAnswer(['x']), 'short_answer_question'],
    [numeric([1]), 'numerical_question'],
    [
      matching([
        ['a', 'b'],
        ['c', 'd'],
      ]),
      'matching_question',
    ],
    [essay(), 'essay_question'],
  ])('has a question of Canvas’s type, %#', (question, type) => {
    const { files } = unzip(writeQti([question]).bytes, (name) => name.endsWith('.xml'));
    const xml = [...files.values()].map((bytes) => Buffer.from(bytes).toString()).join('');
    const entry = new RegExp(`<fieldlabel>question_type</fieldlabel>\\s*<fieldentry>${type}</fieldentry>`);
    expect(xml).toMatch(entry);
  });

  test('is the same after a round trip, with an empty report', () => {
    fc.assert(
      fc.property(fc.array(exported, { minLength: 1, maxLength: 4 }), (questions) => {
        const written = writeQti(questions, head);
        const read = readQti(written.bytes);
        expect([written.report, read.report]).toEqual([[], []]);
        expect(read.questions.map(withoutLine)).toEqual(questions);
      }),
      { numRuns: 150 },
    );
  });

  test('is the same byte for byte when it is exported again, with any texts', () => {
    fc.assert(
      fc.property(fc.array(randomQuestion(), { minLength: 1, maxLength: 3 }), heads, (questions, quiz) => {
        const first = writeQti(questions, quiz).bytes;
        const read = readQti(first);
        const again = writeQti(read.questions, { ...head, ...read.quizzes[0] }).bytes;
        expect(Buffer.compare(again, first)).toBe(0);
      }),
      { numRuns: 150 },
    );
  });

  test('keeps the settings that Canvas has, and reports the others', () => {
    const quiz: QuizHead = {
      ...head,
      description: 'Two\nlines & a <tag>',
      timeLimit: 45,
      allowedAttempts: 3,
      scoringPolicy: 'LATEST',
      answerRelease: 'AFTER_CLOSING',
      opensAt: '2026-11-22T08:00:00.000Z',
      dueAt: '2026-11-23T22:59:00.000Z',
      closesAt: '2026-11-24T22:59:00.000Z',
      shuffleAnswers: false,
      shuffleQuestions: true,
    };
    const { creditMethod, pools: _pools, ...expected } = quiz;
    expect(readQti(writeQti([several()], quiz).bytes).quizzes).toEqual([expected]);
    expect(writeQti([several()], quiz).report).toEqual([]);
    expect(creditMethod).toBe('NET_CORRECT');
    expect(writeQti([], { ...quiz, creditMethod: 'ALL_OR_NOTHING' }).report).toMatchObject([
      { level: 'loss', message: expect.stringContaining('several correct answers') },
    ]);
  });

  test('replaces characters that XML cannot contain with �, and reports the question', () => {
    const { bytes, report } = writeQti([several(), several({ question: 'A\u0000B\uD800' })]);
    expect(readQti(bytes).questions[1]?.question).toBe('A�B�');
    expect(report).toEqual([
      { line: null, level: 'loss', message: 'Question 2: Characters that XML cannot hold are written as �.' },
    ]);
  });

  test('skips a question whose answers would be equal', () => {
    const { bytes, report } = writeQti([several({ answers: ['\u0001', '\u0002', 'c'] }), numeric([3])]);
    expect(readQti(bytes).questions).toHaveLength(1);
    expect(report[0]).toMatchObject({
      level: 'error',
      message: 'Question 1: Answer 2: This answer is listed twice.',
    });
  });

  test('keeps decimals that binary numbers cannot represent', () => {
    const { questions } = readQti(
      writeQti([
        numeric([
          [0.3, 0.1],
          [-1e15, 1e-7],
        ]),
      ]).bytes,
    );
    expect(questions[0]?.numericAnswers).toEqual([
      { value: 0.3, tolerance: 0.1 },
      { value: -1e15, tolerance: 1e-7 },
    ]);
  });

  test('keeps a right side that belongs to two left sides, and distractors', () => {
    const question = matching([
      ['Oslo', 'Norway'],
      ['Bergen', 'Norway'],
      ['', 'Chad'],
      ['Paris', 'France'],
    ]);
    expect(readQti(writeQti([question]).bytes).questions[0]?.pairs).toEqual([
      { left: 'Oslo', right: 'Norway' },
      { left: 'Bergen', right: 'Norway' },
      { left: 'Paris', right: 'France' },
      { left: '', right: 'Chad' },
    ]);
  });
});
