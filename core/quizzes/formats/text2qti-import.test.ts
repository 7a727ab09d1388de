import { describe, expect, it } from 'vitest';
import { blankQuestion, type Question } from '../question.ts';
import { importText2qti } from './text2qti-import.ts';

const reportOf = (file: string) =>
  importText2qti(file).report.map(({ level, line, message }) => `${level} ${line}: ${message}`);

const kinds: readonly [string, string, Partial<Question>][] = [
  [
    'a multiple choice with feedback to the question and to an answer',
    '1.  Largest planet?\n... By mass too.\na)  Mars\n... Too small.\n*b) Jupiter\n',
    {
      type: 'MULTIPLE_CHOICE',
      question: 'Largest planet?',
      answers: ['Mars', 'Jupiter'],
      correctAnswer: [2],
      answerExplanations: ['Too small.', ''],
      explanation: 'By mass too.',
    },
  ],
  [
    'several answers',
    '1. Primes?\n[*] 2\n[ ] 4\n[]  6\n[*] 3',
    { type: 'MULTIPLE_ANSWERS', question: 'Primes?', answers: ['2', '4', '6', '3'], correctAnswer: [1, 4] },
  ],
  [
    'true or false',
    '7. Ice floats.\n*a) True\nb) False',
    { type: 'TRUE_FALSE', question: 'Ice floats.', answers: ['True', 'False'], correctAnswer: [1] },
  ],
  [
    'a short answer',
    '1. Capital of France?\n*   Paris\n*   Lutetia',
    {
      type: 'SHORT_ANSWER',
      question: 'Capital of France?',
      answers: ['Paris', 'Lutetia'],
      correctAnswer: [1, 2],
    },
  ],
  [
    'a number with a margin',
    '1. g?\n= 9.81 +- 0.01\n... In Paris.',
    {
      type: 'NUMERIC',
      question: 'g?',
      numericAnswers: [{ value: 9.81, tolerance: 0.01 }],
      explanation: 'In Paris.',
    },
  ],
  [
    'a number with a margin in percent',
    '1. g?\n= -1_000 +- 1%',
    { type: 'NUMERIC', question: 'g?', numericAnswers: [{ value: -1000, tolerance: 10 }] },
  ],
  [
    'a range',
    '1. g?\n=   [9.806, 9.807]',
    { type: 'NUMERIC', question: 'g?', numericAnswers: [{ value: 9.8065, tolerance: 0.0005 }] },
  ],
  [
    'an essay with its solution',
    '1. Why?\n! Because.\n____',
    { type: 'ESSAY', question: 'Why?', explanation: 'Because.' },
  ],
  [
    'continued lines and paragraphs',
    '1.  Which\n    of\n\n      these?\n*a) one\n\tline\nb)  two\nlines',
    {
      type: 'MULTIPLE_CHOICE',
      textFormat: 'MARKDOWN',
      question: 'Which\nof\n\n  these?',
      answers: ['one\nline', 'two\nlines'],
      correctAnswer: [1],
    },
  ],
  [
    'HTML and scripts as text',
    '1. Is <script>alert(1)</script> safe?\n*a) <b>\nb) no',
    {
      type: 'MULTIPLE_CHOICE',
      textFormat: 'MARKDOWN',
      question: 'Is <script>alert(1)</script> safe?',
      answers: ['<b>', 'no'],
      correctAnswer: [1],
    },
  ],
];

const essay = '1. Why?\n____\n\n';
const losses: readonly [string, string, string][] = [
  [
    'the title of a quiz',
    `Quiz title: Week 1\n${essay}`,
    'loss 1: A setting of the quiz is skipped: “Week 1”',
  ],
  [
    'a text between questions',
    `${essay}Text: Now sums.`,
    'loss 4: A setting of the quiz is skipped: “Now sums.”',
  ],
  [
    'feedback to correct answers',
    '1. Why?\n+ Yes\n____',
    'loss 2: Feedback to right and wrong answers is skipped.',
  ],
  ['code', `\`\`\`{.python .run}\nprint(1)\n\`\`\`\n${essay}`, 'loss 1: Code is skipped: it is never run.'],
  ['a stray text', `${essay}Stray\nlines`, 'loss 4: A text that belongs to no question is skipped: “Stray”'],
  [
    'a question with two right options',
    '1. Which?\n*a) x\n*b) y',
    'note 2: Several answers are right. Students must choose all of them.',
  ],
];

const numberHint = 'is not a number, a number +- margin or a [min, max].';
const mistakes: readonly [string, string, string][] = [
  ['no answers', '2. What?\n\n', 'error 4: The question has no answers.'],
  ['one option', '2. What?\n*a) x\n\n', 'error 4: Give at least two answers.'],
  ['no right option', '2. What?\na) x\nb) y\n\n', 'error 4: Mark at least one answer as right.'],
  ['an empty option', '2. What?\n*a) x\nb)\n\n', 'error 4: Answer 2: The answer must not be empty.'],
  ['an empty text', '2.\n*a) x\nb) y\n\n', 'error 4: The question must not be empty.'],
  ['answers of two kinds', '2. What?\n*a) x\n= 3\n\n', 'error 6: A question cannot mix kinds of answers.'],
  ['no number', '2. What?\n= ten\n\n', `error 5: “ten” ${numberHint}`],
  ['half a range', '2. What?\n= [1]\n\n', `error 5: “[1]” ${numberHint}`],
  ['a file to upload', '2. What?\n^^^^\n\n', 'error 5: A question that asks for a file is skipped.'],
  ['points that are not a number', 'Points: many\n\n', 'error 4: “many” is not a number of points.'],
  ['the end of a group that was never started', 'END_GROUP\n\n', 'error 4: There is no group to end.'],
  [
    'a setting outside a group',
    'pick: 1\n\n',
    'error 4: This line belongs in a group, but there is no group.',
  ],
  [
    'a text of 100 KB',
    `2. ${'x'.repeat(100_000)}\n____\n\n`,
    'error 4: The question must not be longer than 10,000 characters.',
  ],
];

describe('importText2qti', () => {
  it.each(kinds)('reads %s', (_kind, file, fields) => {
    expect(importText2qti(file)).toEqual({
      questions: [{ ...blankQuestion, ...fields, line: 1 }],
      report: [],
    });
  });

  it('reads titles, points and groups, and skips comments', () => {
    const file = [
      '% A comment',
      'Title: Sky',
      'Points: 2.5',
      '1. Why is the sky blue?',
      '____',
      'GROUP',
      'pick: 1',
      'points per question: 3',
      '2. Why is the sea blue?',
      '____',
      'END_GROUP',
      'COMMENT',
      '3. Why is this not read?',
      'END_COMMENT',
      '4. Why is snow white?',
      '____',
    ].join('\r\n');
    expect(importText2qti(file)).toMatchObject({
      questions: [
        { line: 4, name: 'Sky', points: 2.5, question: 'Why is the sky blue?' },
        { line: 9, points: 3, question: 'Why is the sea blue?' },
        { line: 15, points: 1, question: 'Why is snow white?' },
      ],
      report: [
        {
          line: 7,
          level: 'loss',
          message: 'All questions of the group are imported. Picking only 1 of them is skipped.',
        },
      ],
    });
  });

  it.each(losses)('reports the loss or change of %s', (_what, file, line) => {
    expect(importText2qti(file).questions).toHaveLength(1);
    expect(reportOf(file)).toEqual([line]);
  });

  it.each(mistakes)('skips %s, and reads the other questions', (_mistake, bad, line) => {
    const { questions } = importText2qti(`${essay}${bad}9. Fine?\n____`);
    expect(questions.map(({ question }) => question)).toEqual(['Why?', 'Fine?']);
    expect(reportOf(`${essay}${bad}9. Fine?\n____`)).toEqual([line]);
  });

  it.each([
    ['a group', 'GROUP\n1. Why?\n____', 'error 1: The group has no END_GROUP.'],
    [
      'a comment',
      '1. Why?\n____\nCOMMENT\n2. What?',
      'error 3: The block that begins here has no end. Everything after it is skipped.',
    ],
    [
      'code',
      '1. Why?\n____\n```\n2. What?',
      'error 3: The block that begins here has no end. Everything after it is skipped.',
    ],
  ])('reports that %s has no end', (_what, file, line) => {
    expect(importText2qti(file).questions).toHaveLength(1);
    expect(reportOf(file)).toContain(line);
  });

  it('reports that there is no question', () => {
    expect(reportOf(' \n')).toEqual(['error null: No questions were found.']);
  });

  it('reads 5,000 questions', () => {
    const file = '1. Which?\n*a) one\nb) two\n\n'.repeat(5_000);
    expect(importText2qti(file)).toMatchObject({ questions: { length: 5_000 }, report: [] });
  });

  const signs = [
    '1. ',
    '1. x\n',
    'a)',
    'a)\n',
    ' ',
    '\n',
    '[',
    '= ',
    '= 1\n',
    '... ',
    '...\n',
    '_',
    '^',
    '\t',
    'x\n',
    '  x\n',
  ];
  it.each(signs)('reads 300 KB of %j to the end', (sign) => {
    const many = sign.repeat(300_000 / sign.length);
    for (const file of [many, `1. ${many}`, `1. x\n*a) y\nb) ${many}`, `1. x\n= ${many}`]) {
      const { questions, report } = importText2qti(file);
      expect(questions.length + report.length).toBeGreaterThan(0);
    }
  });
});
