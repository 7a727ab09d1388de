import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { propertyRuns, property } from '../../grading/testing/runs.ts';
import { normalizeQuestion } from '../question-rules.ts';
import { blankQuestion } from '../question.ts';
import { choice, essay, several, trueFalse } from '../testing/given.ts';
import { randomText } from '../testing/random-questions.ts';
import { roundTrip } from '../testing/round-trip.ts';
import { exportAiken } from './aiken-export.ts';
import { importAiken } from './aiken-import.ts';
import { type ExportedQuestion, flatten } from './exchange.ts';

const reportOf = (file: string) =>
  importAiken(file).report.map(({ level, line, message }) => `${level} ${line}: ${message}`);

describe('importAiken', () => {
  it('reads questions with both notations of letters, A) and A.', () => {
    const file =
      'Largest planet?\nA) Mars\nB) Jupiter\nANSWER: B\n\nSmallest?\r\nA. Mars\r\nB. Mercury\r\nanswer: b.';
    expect(importAiken(file)).toEqual({
      questions: [
        {
          ...blankQuestion,
          question: 'Largest planet?',
          answers: ['Mars', 'Jupiter'],
          correctAnswer: [2],
          line: 1,
        },
        {
          ...blankQuestion,
          question: 'Smallest?',
          answers: ['Mars', 'Mercury'],
          correctAnswer: [2],
          line: 6,
        },
      ],
      report: [],
    });
  });

  it.each([
    [
      'texts of several lines',
      'Which\nof these?\nA) one\nor 1\nB) two\nANSWER: A',
      'Which\nof these?',
      ['one or 1', 'two'],
    ],
    ['blank lines in a question', 'Which?\n\nA) one\n\nB) two\n\nANSWER: A', 'Which?', ['one', 'two']],
    [
      'no blank line between questions',
      'X?\nA) a\nB) b\nANSWER: A\nWhich?\nA) one\nB) two\nANSWER: A',
      'Which?',
      ['one', 'two'],
    ],
    ['no space behind the bracket', 'Which?\nA)one\nB)two\nANSWER:A', 'Which?', ['one', 'two']],
    [
      'an abbreviation',
      'Which?\nA.M. or P.M.\nA) one\nB) two\nANSWER: A',
      'Which?\nA.M. or P.M.',
      ['one', 'two'],
    ],
    ['spaces around lines', '  Which? \n A) one \n \n\tB) two \n ANSWER: A ', 'Which?', ['one', 'two']],
    ['HTML as text', '<b>Which?</b>\nA) <i>\nB) two\nANSWER: A', '<b>Which?</b>', ['<i>', 'two']],
  ])('accepts %s', (_what, file, question, answers) => {
    const read = importAiken(file);
    expect(read.questions.at(-1)).toMatchObject({ question, answers, correctAnswer: [1] });
    expect(read.report).toEqual([]);
  });

  it('finds the correct option by its letter, not by its position', () => {
    expect(importAiken('Which?\nB) one\nA) two\nANSWER: A').questions[0]?.correctAnswer).toEqual([2]);
  });

  it.each([
    [
      'no answer line',
      'Which?\nA) a\nB) b\n\n',
      'error 6: There is no line “ANSWER:” with the letter of the correct answer.',
    ],
    [
      'one option and no answer line',
      'Which?\nA) a\n\n',
      'error 6: There is no line “ANSWER:” with the letter of the correct answer.',
    ],
    [
      'a letter without an option',
      'Which?\nA) a\nB) b\nANSWER: C\n\n',
      'error 9: No answer has the letter C.',
    ],
    [
      'two letters',
      'Which?\nA) a\nB) b\nANSWER: A, B\n\n',
      'error 9: The answer must be one letter, not “A, B”.',
    ],
    ['no letter', 'Which?\nA) a\nB) b\nANSWER:\n\n', 'error 9: The answer must be one letter, not “”.'],
    ['one option', 'Which?\nA) a\nANSWER: A\n\n', 'error 6: Give at least two answers.'],
    [
      'an empty option',
      'Which?\nA) a\nB)\nANSWER: A\n\n',
      'error 6: Answer 2: The answer must not be empty.',
    ],
    ['a letter twice', 'Which?\nA) a\nA) b\nANSWER: A\n\n', 'error 6: The letter A is listed twice.'],
    ['no text', 'A) a\nB) b\nANSWER: A\n\n', 'error 6: The question must not be empty.'],
    ['an answer alone', 'ANSWER: A\n\n', 'error 6: This answer belongs to no question.'],
    ['a text alone', 'Read this.\n\n', 'loss 6: A text without answers is skipped: “Read this.”'],
    [
      'two lines of text alone',
      'Read this.\nAnd this.\n\n',
      'loss 6: A text without answers is skipped: “Read this. And this.”',
    ],
    [
      'a long text',
      `${'x'.repeat(100_000)}\nA) a\nB) b\nANSWER: A\n\n`,
      'error 6: The question must not be longer than 10,000 characters.',
    ],
  ])('skips a question with %s, and reads the other questions', (_mistake, bad, line) => {
    const good = 'Fine?\nA) yes\nB) no\nANSWER: A\n\n';
    const file = `${good}${bad}${good}`;
    expect(importAiken(file).questions.map(({ question }) => question)).toEqual(['Fine?', 'Fine?']);
    expect(reportOf(file)).toEqual([line]);
  });

  it('reports a question without an answer at the end of the file', () => {
    expect(reportOf('Which?\nA) a\nB) b')).toEqual([
      'error 1: There is no line “ANSWER:” with the letter of the correct answer.',
    ]);
  });

  it('reads 5,000 questions', () => {
    const file = 'Which?\nA) one\nB) two\nANSWER: B\n\n'.repeat(5_000);
    expect(importAiken(file)).toMatchObject({ questions: { length: 5_000 }, report: [] });
  });

  it.each(['A) ', 'A)\n', 'x\n', 'x\n\n', 'ANSWER: ', ' ', 'ANSWER:A\n', 'A. '])(
    'reads 300 KB of %j to the end',
    (sign) => {
      const many = sign.repeat(300_000 / sign.length);
      for (const file of [many, `x\nA) ${many}`, `x\nA) a\n${many}\nANSWER: A`]) {
        const { questions, report } = importAiken(file);
        expect(questions.length + report.length).toBeGreaterThan(0);
      }
    },
  );
});

describe('exportAiken', () => {
  it('writes questions in the form that the import reads', () => {
    const { text, report } = exportAiken([choice(), trueFalse(false)]);
    expect(text).toBe(
      'Which planet is the largest?\nA) Mars\nB) Jupiter\nC) Venus\nANSWER: B\n\nThe sun is a star.\nA) True\nB) False\nANSWER: B\n',
    );
    expect(report).toEqual([
      { line: 7, level: 'loss', message: 'True/false questions become multiple choice.' },
    ]);
  });

  const onlyMultipleChoice = 'Question 1 is skipped: Aiken has only multiple choice with one correct answer.';
  it.each([
    ['several answers', several(), onlyMultipleChoice],
    ['an essay', essay(), onlyMultipleChoice],
    [
      '27 options',
      choice({ answers: Array.from({ length: 27 }, (_, at) => `${at}`) }),
      'Question 1 is skipped: An Aiken question has at most 26 answers.',
    ],
    [
      'a text that looks like an option',
      choice({ question: 'A) is what?' }),
      'Question 1 is skipped: “A) is what?” would be read as an answer.',
    ],
    [
      'answers that differ only in line breaks',
      choice({ answers: ['a b', 'a\nb'], correctAnswer: [1] }),
      'Question 1 is skipped: Two of its answers differ only in line breaks.',
    ],
  ])('skips %s, and reports it', (_what, question, message) => {
    expect(exportAiken([question])).toEqual({ text: '', report: [{ line: null, level: 'error', message }] });
  });

  it('reports everything that the format cannot contain', () => {
    const question = choice({
      question: 'Which\none?',
      explanation: 'x',
      concepts: ['y'],
      difficulty: 'EASY',
      points: 2,
    });
    expect(exportAiken([{ ...question, name: 'z' }]).report.map(({ message }) => message)).toEqual([
      'Line breaks are written as spaces.',
      'Explanations are skipped.',
      'The concepts are skipped.',
      'The difficulty is skipped.',
      'The points (2) are skipped.',
      'Name and category are skipped.',
    ]);
  });

  /** The parts of a question that Aiken supports. */
  const held = ({ question, answers, correctAnswer }: ExportedQuestion) =>
    normalizeQuestion({
      ...blankQuestion,
      question: flatten(question),
      answers: answers.map(flatten),
      correctAnswer,
    });

  it('loses nothing in an export and import that the report does not list', property, () => {
    const types = ['MULTIPLE_CHOICE', 'TRUE_FALSE', 'MULTIPLE_ANSWERS'] as const;
    const check = roundTrip({ exported: exportAiken, imported: importAiken, held, types });
    fc.assert(check, { numRuns: propertyRuns(20_000) });
  });

  it('exports every question that was imported, for random files', property, () => {
    const lines = fc.array(fc.oneof(randomText, fc.constantFrom('A) a', 'B) b', 'ANSWER: A', 'B. c', '')));
    const check = fc.property(lines, (parts) => {
      const { questions } = importAiken(parts.join('\n'));
      const written = exportAiken(questions);
      expect(written.report.filter(({ level }) => level === 'error')).toEqual([]);
    });
    fc.assert(check, { numRuns: propertyRuns(10_000) });
  });
});
