import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { ExportedQuestion } from '../../../../core/quizzes/formats/exchange.ts';
import { choice, essay, matching, numeric, trueFalse } from '../../../../core/quizzes/testing/given.ts';
import { randomQuestion, randomText } from '../../../../core/quizzes/testing/random-questions.ts';
import { readCsv } from './read-csv.ts';
import { writeCsv } from './write-csv.ts';

const filed: fc.Arbitrary<ExportedQuestion> = fc
  .tuple(randomQuestion(), fc.option(randomText), fc.option(randomText))
  .map(([question, name, category]) => ({
    ...question,
    ...(name === null ? {} : { name }),
    ...(category === null ? {} : { category }),
  }));

describe('a table of questions', () => {
  test('is the same after a round trip, with its rows in order', () => {
    fc.assert(
      fc.property(fc.array(filed, { minLength: 1, maxLength: 4 }), (questions) => {
        const read = readCsv(writeCsv(questions).text);
        expect(read.report).toEqual([]);
        expect(read.questions).toEqual(questions.map((question, at) => ({ ...question, line: at + 2 })));
      }),
      { numRuns: 300 },
    );
  });

  test('contains no cell that a spreadsheet would run', () => {
    const { text } = writeCsv([
      choice({ question: '=1+1', answers: ['@a', '-b', '+c'], explanation: '\t=x' }),
    ]);
    for (const cell of text.split(/[,\r\n]+/)) expect(cell).not.toMatch(/^"?[=+\-@]/);
    expect(readCsv(text).questions[0]).toMatchObject({ question: '=1+1', answers: ['@a', '-b', '+c'] });
  });

  test('can have semicolons, a byte order mark, other column names and another order', () => {
    const csv =
      '\uFEFFPoints;Correct Answer;Option 1;Option 2;Option 3;Question text\r\n0,5;b;Oslo;Rome;Bern;Capital of Italy?';
    expect(readCsv(csv).questions).toEqual(
      [
        choice({
          question: 'Capital of Italy?',
          answers: ['Oslo', 'Rome', 'Bern'],
          correctAnswer: [2],
          points: 0.5,
        }),
      ].map((question) => ({ ...question, line: 2 })),
    );
  });

  test.each([
    ['MC', 'MULTIPLE_CHOICE'],
    ['ma', 'MULTIPLE_ANSWERS'],
    ['multiple answer', 'MULTIPLE_ANSWERS'],
    ['TF', 'TRUE_FALSE'],
    ['SA', 'SHORT_ANSWER'],
    ['fill in the blank', 'SHORT_ANSWER'],
    ['Numerical', 'NUMERIC'],
  ])('can contain the type name %s for %s', (name, type) => {
    const answersByType = new Map([
      ['NUMERIC', ',,,3'],
      ['TRUE_FALSE', ',,TRUE'],
      ['SHORT_ANSWER', 'a,b,'],
    ]);
    const answers = answersByType.get(type) ?? 'a,b,1';
    const csv = `type,question,answer1,answer2,correctAnswer,number\n${name},Which?,${answers}`;
    const { questions, report } = readCsv(csv);
    expect(report).toEqual([]);
    expect(questions).toMatchObject([{ type }]);
  });

  test('needs no type if the cells show it, and no answers for true and false', () => {
    const csv = [
      'type,question,answer1,answer3,correctAnswer,number,tolerance,left1,right1,left2,right2',
      ',Primes?,2,3,"1,3"',
      ',Pi?,,,,3.14,0.01',
      ',Capitals?,,,,,,Oslo,Norway,Rome,Italy',
      'true/false,The sun is a star.,,,TRUE',
      'Essay,Why?',
    ].join('\n');
    const { questions, report } = readCsv(csv);
    expect(report).toEqual([]);
    expect(questions).toMatchObject([
      { type: 'MULTIPLE_ANSWERS', answers: ['2', '3'], correctAnswer: [1, 2] },
      numeric([[3.14, 0.01]], { question: 'Pi?' }),
      matching(
        [
          ['Oslo', 'Norway'],
          ['Rome', 'Italy'],
        ],
        { question: 'Capitals?' },
      ),
      trueFalse(true),
      essay({ question: 'Why?' }),
    ]);
  });

  test.each([
    [
      'question,answer1,answer2,correctAnswer\nA?,b,c,3',
      2,
      'The correct answer “3” is not an option. Enter its letter, its number or its text.',
    ],
    ['question,answer1,answer2,correctAnswer\n\nA?,b,c,', 3, 'Mark at least one answer as right.'],
    ['type,question\nriddle,A?', 2, '“riddle” is not a question type.'],
    ['question,number\nA?,four', 2, '“four” is not a number.'],
    ['question,points,type\nA?,many,essay', 2, '“many” is not a number of points.'],
    ['question,answer1\nA?,"b', 2, 'A quotation mark in this row is misplaced or not closed.'],
  ])('is refused with the row number: %j', (csv, line, message) => {
    const { questions, report } = readCsv(csv);
    expect(questions).toEqual([]);
    expect(report[0]).toEqual({ line, level: 'error', message });
  });

  test('reports the number of questions if there are more than can be read', () => {
    const csv = (count: number) => `question,type${'\nWhy?,essay'.repeat(count)}`;
    const messagesOf = (count: number) => readCsv(csv(count)).report.map(({ message }) => message);
    expect(readCsv(csv(5_001)).questions).toHaveLength(5_000);
    expect(messagesOf(5_001)).toEqual(['5,001 questions were found: only the first 5,000 can be imported.']);
    expect(messagesOf(12_000)).toEqual([
      'At least 9,999 questions were found: only the first 5,000 can be imported.',
    ]);
  });

  test('with 5,000 questions and every column is read', () => {
    const texts = Array.from({ length: 50 }, (_, at) => `a${at}`);
    const large = [
      choice({ answers: texts, answerExplanations: texts }),
      numeric(texts.map((_, at): [number, number] => [at, 0])),
      matching(texts.map((text): [string, string] => [text, text])),
    ];
    const small = Array.from({ length: 4_997 }, (_, at) => choice({ question: `Which, ${at}, of these?` }));
    const { text } = writeCsv([...large, ...small]);
    expect(text.slice(0, text.indexOf('\r\n')).split(',')).toHaveLength(309);
    const { questions, report } = readCsv(text);
    expect(report).toEqual([]);
    expect(questions).toHaveLength(5_000);
    expect(questions.slice(0, 3)).toMatchObject(large);
  });

  test.each([
    ['empty cells', `question${','.repeat(3_900_000)}`, '1,600,000 cells'],
    ['empty cells of another separator', `question;type${';'.repeat(3_900_000)}`, '1,600,000 cells'],
    ['columns', `question${','.repeat(1_000)}`, '1,000 columns'],
    ['columns in quotation marks', `question${',"\n"'.repeat(1_000)}`, '1,000 columns'],
    ['filled cells', `question\n${'a,b,c,d,e\n'.repeat(50_000)}`, '250,000 filled cells'],
    ['quotation marks', `question\n${'"a"b'.repeat(300_001)}`, '600,000 quotation marks'],
  ])('is refused if it has too many %s', (_what, csv, max) => {
    const message = `A table must not have more than ${max}.`;
    expect(readCsv(csv)).toEqual({
      questions: [],
      quizzes: [],
      report: [{ line: null, level: 'error', message }],
    });
  });

  test('reports what it skips', () => {
    const csv = 'question,type,difficulty,Author,answerExplanation4\nWhy?,essay,brutal,Ann,So';
    expect(readCsv(csv).report.map(({ line, level, message }) => [line, level, message])).toEqual([
      [1, 'loss', 'Unknown columns are skipped: “Author” (column 4).'],
      [2, 'loss', 'There is no answer 4 to explain.'],
      [2, 'loss', '“brutal” is not a difficulty: easy, medium or hard.'],
    ]);
  });
});

test('a table of questions reports a repeated column, and which one is used', () => {
  const csv = 'question,Answer 1,option,Question text,Author,Author,type\nWhy?,a,b,What?,Ann,Bob,essay';
  const { questions, report } = readCsv(csv);
  expect(report.filter(({ line }) => line === 1)).toEqual([
    {
      line: 1,
      level: 'loss',
      message:
        'The column question appears twice: “question” is column 1, “Question text” is column 4. The first one is used.',
    },
    {
      line: 1,
      level: 'loss',
      message:
        'The column answer1 appears twice: “Answer 1” is column 2, “option” is column 3. The first one is used.',
    },
    { line: 1, level: 'loss', message: 'Unknown columns are skipped: “Author” (column 5).' },
  ]);
  expect(questions).toMatchObject([{ question: 'Why?' }]);
});
