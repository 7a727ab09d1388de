import { describe, expect, test } from 'vitest';
import { choice, essay, numeric, several, trueFalse } from '../../../../core/quizzes/testing/given.ts';
import { readCsv } from './read-csv.ts';
import { writeCsv } from './write-csv.ts';

const capital = { question: 'Capital of Italy?', answers: ['Oslo', 'Rome', 'Bern'], correctAnswer: [2] };

/** A question about capitals in a table with these heads, and `key` as the correct answer. */
const tableOf = (heads: string, key = 'B') => `${heads}\nCapital of Italy?,Oslo,Rome,Bern,${key}`;
const messagesOf = (csv: string) => readCsv(csv).report.map(({ line, message }) => `${line}: ${message}`);

describe('the columns of a table of questions', () => {
  test.each([
    'Question,Option A,Option B,Option C,Correct answer',
    'Question,Choice A,Choice B,Choice C,Correct',
    'Question,Answer A,Answer B,Answer C,Correct Answer',
    'Question,Alternative A,Alternative B,Alternative C,Key',
    'question,a,b,c,answer',
    'Prompt,A),B),C),Right answer',
    'Q,1,2,3,Correct option',
    'question,option_a,option_b,option_c,correct_option',
    'question,optiona,optionb,optionc,correctanswer',
    'Question,Option A,Option B,Option C,Answer',
    'Question,Answer 1,Answer 2,Answer 3,Answer',
    // Quizizz, Blooket, Kahoot and Moodle’s plugin for CSV files.
    'Question Text,Option 1,Option 2,Option 3,Correct Answer',
    'Question Text,Answer 1,Answer 2,Answer 3 (Optional),Correct Answer(s) (Only include Answer #)',
    'Question - max 120 characters,Answer 1 - max 75 characters,Answer 2 - max 75 characters,Answer 3 - max 75 characters,Correct answer(s) - choose at least one',
    'questiontext,A,B,C,Answer 1',
  ])('can be %s', (heads) => {
    const { questions, report } = readCsv(tableOf(heads));
    expect(report).toEqual([]);
    expect(questions).toMatchObject([choice(capital)]);
  });

  test.each(['B', 'b', 'B.', '(B)', 'Option B', '2', 'Answer 2', 'Rome', 'rome'])(
    'can have %s as the correct answer',
    (key) => {
      const { questions, report } = readCsv(
        tableOf('Question,Option A,Option B,Option C,Correct answer', key),
      );
      expect(report).toEqual([]);
      expect(questions).toMatchObject([choice(capital)]);
    },
  );

  test.each(['"A,C"', 'A; C', 'A and C', '1|3', '"Bern, Oslo"', 'Oslo;Bern'])(
    'can have %s as the correct answers',
    (key) => {
      const { questions } = readCsv(tableOf('Question,Option A,Option B,Option C,Correct answers', key));
      expect(questions).toMatchObject([several({ ...capital, correctAnswer: [1, 3] })]);
    },
  );

  test('can name several correct answers in columns of their own', () => {
    const csv = 'questiontext,A,B,C,Answer 1,Answer 2\nWhich are north of Rome?,Oslo,Rome,Bern,A,C';
    expect(readCsv(csv).questions).toMatchObject([{ type: 'MULTIPLE_ANSWERS', correctAnswer: [1, 3] }]);
  });

  test('can have the correct answer next to the wrong ones, as Gimkit does', () => {
    const csv =
      'Question,Correct Answer,Incorrect Answer 1,Incorrect Answer 2 (Optional)\n"Capital, of Italy?","Rome, Italy",Oslo,';
    const { questions, report } = readCsv(csv);
    expect(report).toEqual([]);
    expect(questions).toMatchObject([{ answers: ['Rome, Italy', 'Oslo'], correctAnswer: [1] }]);
  });

  test('can follow a title and instructions', () => {
    const csv = `Blooket,,,,\n"Import, please",,,,\n${tableOf('Question Text,Answer 1,Answer 2,Answer 3,Correct Answer', '2')}`;
    expect(readCsv(csv).questions).toMatchObject([{ ...capital, line: 4 }]);
  });

  test('can be of questions of all types in words', () => {
    const csv = [
      'No,Question Type,Question,Option A,Option B,Correct answer,Tolerance,Answer explanation,Marks,Topic',
      '1,Multiple choice,Capital?,Oslo,Rome,B,,It is,2,Europe',
      '2,True/False,The sun is a star.,,,T,,,,',
      '3,,The moon is a star.,,,FALSE,,,,',
      '4,Fill in the blank,The capital is …,,,Rome,,,,',
      '5,numerical,What is g?,,,9.81,0.05,,,',
      '6,Open-ended,Why?,,,,,,,',
    ].join('\n');
    const { questions, report } = readCsv(csv);
    expect(report.map(({ message }) => message)).toEqual(['Unknown columns are skipped: “No” (column 1).']);
    expect(questions).toMatchObject([
      {
        answers: ['Oslo', 'Rome'],
        correctAnswer: [2],
        explanation: 'It is',
        points: 2,
        concepts: ['Europe'],
      },
      trueFalse(true),
      trueFalse(false, { question: 'The moon is a star.' }),
      { type: 'SHORT_ANSWER', answers: ['Rome'] },
      numeric([[9.81, 0.05]], { question: 'What is g?' }),
      essay({ question: 'Why?' }),
    ]);
  });

  test.each([
    ['N', 'Question,N,Option A,Option B,Correct\nHow many?,9,1,2,B'],
    ['Answers', 'Question,Answers,Option A,Option B,Correct\nHow many?,9,1,2,B'],
  ])('do not take %s for an option', (head, csv) => {
    expect(readCsv(csv).questions).toMatchObject([{ answers: ['1', '2'], correctAnswer: [2] }]);
    expect(messagesOf(csv)).toEqual([`1: Unknown columns are skipped: “${head}” (column 2).`]);
  });
});

describe('a correct answer with two meanings', () => {
  const head = 'Question,Option A,Option B,Option C,Option D,Correct answer';
  const even = 'Which is prime?,4,2,6,8,2';
  const doubled = 'What is 2 + 2?,2,4,6,8,2';
  const read = (...rows: readonly string[]) => {
    const { questions, report } = readCsv([head, ...rows].join('\n'));
    return {
      keys: questions.map(({ correctAnswer }) => correctAnswer),
      notes: report.map(({ message }) => message),
    };
  };

  test('is no question if both are the same option', () => {
    expect(read(even)).toEqual({ keys: [[2]], notes: [] });
  });

  test('is the text of an option, and reported', () => {
    expect(read(doubled)).toEqual({
      keys: [[1]],
      notes: ['The correct answer “2” is read as the text of an option: “2”. Please check it.'],
    });
    expect(read('Which grade is best?,B,A,C,D,A').keys).toEqual([[2]]);
  });

  test('is read in the notation of the other rows, and reported', () => {
    expect(read(doubled, 'Capital?,Oslo,Rome,Bern,Paris,3')).toEqual({
      keys: [[2], [3]],
      notes: ['The correct answer “2” is read as the number of an option: “4”. Please check it.'],
    });
    expect(read(doubled, 'Capital?,Oslo,Rome,Bern,Paris,Bern').keys).toEqual([[1], [3]]);
    expect(read(doubled, 'First?,w,x,y,z,3', 'Second?,w,x,y,z,C').keys).toEqual([[1], [3], [3]]);
  });

  test('is a number in an exported table, which is not reported', () => {
    const exported = choice({
      question: 'What is 2 + 2?',
      answers: ['2', '4', '6', '8'],
      correctAnswer: [2],
    });
    const { questions, report } = readCsv(writeCsv([exported]).text);
    expect(report).toEqual([]);
    expect(questions).toMatchObject([exported]);
  });

  test.each([
    ['What is 3 / 2?,1.50,2,3,4,1.5', []],
    ['Is it?,False,True,,,TRUE', [[2]]],
    ['Is it?,Yes,No,,,FALSE', [[2]]],
  ])('is not seen in decimals, and not in true and false: %s', (row, keys) => {
    expect(read(row).keys).toEqual(keys);
  });

  test('tells options apart that differ only in letter case', () => {
    expect(read('Which is homozygous?,Aa,AA,aB,Ab,AA')).toEqual({ keys: [[2]], notes: [] });
  });
});

describe('a table of questions is refused with the reason', () => {
  test.each([
    [
      'Frage,Antwort A,Antwort B,Richtig\nWas?,a,b,A',
      'The first row must name the columns.',
      ['Frage', 'Antwort A'],
    ],
    [
      'Frage;Antwort A;Richtig\nWas?;a;A',
      'The first row must name the columns.',
      ['Frage', 'Antwort A', 'Richtig'],
    ],
    ['Frage,Option A,Option B,Correct\nWas?,a,b,A', 'The first row has no column Question.', ['Frage']],
    ['Question,Antwort A,Antwort B\nWas?,a,b', '', ['Antwort A', 'Antwort B']],
  ])('if its columns are not known: %s', (csv, reason, unknown) => {
    const { questions, report } = readCsv(csv);
    expect(questions).toEqual([]);
    expect(report[0]).toMatchObject({ line: null, level: 'error' });
    const heads = csv.slice(0, csv.indexOf('\n')).split(/[,;]/);
    for (const head of [reason, ...unknown.map((each) => `“${each}” (column ${heads.indexOf(each) + 1})`)])
      expect(report[0]?.message).toContain(head);
    expect(report[0]?.message).toContain('Use the names Question, Option A, Option B, … and Correct answer.');
  });

  test.each([
    [
      'an unknown letter',
      'What?,a,b,,E',
      'The correct answer “E” is not an option. Enter its letter, its number or its text.',
    ],
    [
      'no options',
      'What?,,,,a',
      'Enter two or more options and the correct answer, or a type such as short answer.',
    ],
    ['no correct answer', 'What?,a,b,,', 'Mark at least one answer as right.'],
    [
      'several reasons, in one line',
      'What?,a,b,puzzle,E',
      '“puzzle” is not a question type. The correct answer “E” is not an option. Enter its letter, its number or its text.',
    ],
    [
      'an empty question and no correct answer',
      ',a,b,,',
      'The question must not be empty. Mark at least one answer as right.',
    ],
    [
      'a wrong accepted answer',
      'What?,a,b,short answer,A',
      'Every answer of a short answer question is accepted. Remove the wrong ones.',
    ],
  ])('for %s', (_what, row, message) => {
    expect(messagesOf(`Question,Option A,Option B,Type,Correct answer\n${row}`)).toEqual([`2: ${message}`]);
  });
});
