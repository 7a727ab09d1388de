import { describe, expect, it } from 'vitest';
import { blankQuestion, type Question } from '../question.ts';
import { importGift } from './gift-import.ts';

function first(file: string) {
  return importGift(file).questions[0];
}

/** Level, line and message of each report line. */
function reportOf(file: string): string[] {
  return importGift(file).report.map(({ level, line, message }) => `${level} ${line}: ${message}`);
}

const kinds: readonly [string, string, Partial<Question>][] = [
  [
    'a multiple choice with feedback',
    'Largest planet?{\n~Mars#Too small.\n=Jupiter#Yes!\n~Venus\n####By mass too.\n}',
    {
      type: 'MULTIPLE_CHOICE',
      question: 'Largest planet?',
      answers: ['Mars', 'Jupiter', 'Venus'],
      correctAnswer: [2],
      answerExplanations: ['Too small.', 'Yes!', ''],
      explanation: 'By mass too.',
    },
  ],
  [
    'a correct answer that is marked with both signs',
    'Largest planet?{~Mars~=Jupiter~Venus}',
    {
      type: 'MULTIPLE_CHOICE',
      question: 'Largest planet?',
      answers: ['Mars', 'Jupiter', 'Venus'],
      correctAnswer: [2],
    },
  ],
  [
    'several correct answers by their weights',
    'Primes?{~%50%2 ~%50%3 ~%-50%4 ~%-50%6}',
    { type: 'MULTIPLE_ANSWERS', question: 'Primes?', answers: ['2', '3', '4', '6'], correctAnswer: [1, 2] },
  ],
  [
    'one correct answer with a weight',
    'Prime?{~%100%2 ~4}',
    { type: 'MULTIPLE_ANSWERS', question: 'Prime?', answers: ['2', '4'], correctAnswer: [1] },
  ],
  [
    'true or false with feedback to the wrong and the correct answer',
    'Ice floats.{T#It does.#Right.}',
    {
      type: 'TRUE_FALSE',
      question: 'Ice floats.',
      answers: ['True', 'False'],
      correctAnswer: [1],
      answerExplanations: ['Right.', 'It does.'],
    },
  ],
  [
    'false',
    'Lead floats.{FALSE#It sinks.#Right.}',
    {
      type: 'TRUE_FALSE',
      question: 'Lead floats.',
      answers: ['True', 'False'],
      correctAnswer: [2],
      answerExplanations: ['It sinks.', 'Right.'],
    },
  ],
  [
    'a short answer',
    'Capital of France?{=Paris#Oui =%100%Lutetia}',
    {
      type: 'SHORT_ANSWER',
      question: 'Capital of France?',
      answers: ['Paris', 'Lutetia'],
      correctAnswer: [1, 2],
      answerExplanations: ['Oui', ''],
    },
  ],
  [
    'a number',
    'Pi?{#3.14:0.005}',
    { type: 'NUMERIC', question: 'Pi?', numericAnswers: [{ value: 3.14, tolerance: 0.005 }] },
  ],
  [
    'a range',
    'g?{#9.806..9.807}',
    { type: 'NUMERIC', question: 'g?', numericAnswers: [{ value: 9.8065, tolerance: 0.0005 }] },
  ],
  [
    'a negative range',
    'Cold?{#-5..-1.5}',
    { type: 'NUMERIC', question: 'Cold?', numericAnswers: [{ value: -3.25, tolerance: 1.75 }] },
  ],
  [
    'several numbers',
    'Roots of x² = 4?{#\n=2\n=%100%-2:1e-3\n}',
    {
      type: 'NUMERIC',
      question: 'Roots of x² = 4?',
      numericAnswers: [
        { value: 2, tolerance: 0 },
        { value: -2, tolerance: 0.001 },
      ],
    },
  ],
  [
    'pairs and a distractor',
    'Capitals?{=France -> Paris =Italy->Rome = -> Oslo}',
    {
      type: 'MATCHING',
      question: 'Capitals?',
      pairs: [
        { left: 'France', right: 'Paris' },
        { left: 'Italy', right: 'Rome' },
        { left: '', right: 'Oslo' },
      ],
    },
  ],
  ['an essay', 'Why?{}', { type: 'ESSAY', question: 'Why?' }],
  [
    'an essay with general feedback',
    'Why?{\n####Because.}',
    { type: 'ESSAY', question: 'Why?', explanation: 'Because.' },
  ],
  [
    'a missing word',
    'Water is {=wet ~dry} to the touch.',
    {
      type: 'MULTIPLE_CHOICE',
      question: 'Water is _____ to the touch.',
      answers: ['wet', 'dry'],
      correctAnswer: [1],
    },
  ],
];

const losses: readonly [string, string][] = [
  ['Which?{=a ~%50%b ~c}', '“b” earned 50%: it counts as wrong.'],
  ['Which?{=a =b ~c}', 'One correct answer was enough. Now students must choose all of them.'],
  [
    'Which?{~%60%a ~%40%b ~c}',
    'The weights of the answers are skipped. The quiz’s setting for partial credit applies.',
  ],
  ['What?{=a =%50%b}', '“b” earned 50%: it counts as wrong.'],
  ['What?{=%50%a}', 'No answer earns all points, so the best ones count as right.'],
  ['What?{=a =%0%*#Try again}', 'The feedback to a wrong answer is skipped: “Try again”'],
  ['What?{=*a*}', 'The * of “*a*” matched any text. Now only “a” is right.'],
  ['What?{#3#Yes}', 'Feedback to single numbers is skipped.'],
  ['What?{#3~#No}', 'Feedback to single numbers is skipped.'],
  ['// [id:7]\nWhat?{}', 'The id “7” is skipped.'],
];

const good = 'Fine?{T}\n\n';
const bracesHint = 'Write answers between { and }. Write a brace in a text as \\{ or \\}.';

const mistakes: readonly [string, string, string, number][] = [
  ['an opening brace alone', 'What?{=a\n\n', `A brace is opened and never closed. ${bracesHint}`, 3],
  ['a closing brace alone', 'What?=a}\n\n', `A brace is closed and was never opened. ${bracesHint}`, 3],
  ['braces the wrong way round', 'What?}=a{\n\n', 'The closing brace comes before the opening one.', 3],
  [
    'two pairs of braces',
    'What is\n$\\frac{1}{2}$?{#0.5}\n\n',
    'A question has one pair of braces. Write a brace in a text as \\{ or \\}.',
    4,
  ],
  ['one option', 'What?{~a}\n\n', 'Give at least two answers. Mark at least one answer as right.', 3],
  ['no right option', 'What?{~a ~b}\n\n', 'Mark at least one answer as right.', 3],
  ['an empty option', 'What?{=a ~}\n\n', 'Answer 2: The answer must not be empty.', 3],
  ['a pair without an arrow', 'What?{\n=a -> b\n=c\n}\n\n', 'The pair “c” has no “->”.', 5],
  ['one pair', 'What?{=a -> b}\n\n', 'Give at least two pairs.', 3],
  ['no number', 'What?{#\n=ten}\n\n', '“ten” is not a number, a number:tolerance or a min..max.', 4],
  ['no numbers at all', 'What?{#}\n\n', 'Give the right number.', 3],
  ['half a range', 'What?{#1..}\n\n', '“1..” is not a number, a number:tolerance or a min..max.', 3],
  [
    'a range with its bounds swapped',
    'What?{#2..1}\n\n',
    '“2..1” is not a number, a number:tolerance or a min..max.',
    3,
  ],
  ['answers without a question', '{=a ~b}\n\n', 'The question must not be empty.', 3],
  [
    'a text of 100 KB',
    `${'x'.repeat(100_000)}{=a ~b}\n\n`,
    'The question must not be longer than 10,000 characters.',
    3,
  ],
];

describe('importGift', () => {
  it.each(kinds)('reads %s', (_kind, file, fields) => {
    expect(importGift(file)).toEqual({ questions: [{ ...blankQuestion, ...fields, line: 1 }], report: [] });
  });

  it('reads a category with an escaped line break as one line', () => {
    const { questions } = importGift('$CATEGORY: Optics\\n [*]\n\nWhy? {}');
    expect(questions).toMatchObject([{ category: 'Optics [*]' }]);
  });

  it('reads names, tags and categories, and the number of each question’s first line', () => {
    const file = [
      '\uFEFF// A comment that says nothing',
      '$CATEGORY: $course$/top/Physics/Optics',
      '',
      '// [tag:light] and [tag:a \\[b\\]]',
      '::Sky\\: why:: Why is the sky',
      'blue? {}',
      '',
      '$CATEGORY: $course$/top',
      '::Sea::Why is the sea blue? {}',
    ].join('\r\n');
    const { questions, report } = importGift(file);
    expect(report).toEqual([]);
    expect(questions).toMatchObject([
      {
        line: 5,
        name: 'Sky: why',
        category: 'Physics/Optics',
        categoryLine: 2,
        question: 'Why is the sky\nblue?',
        concepts: ['light', 'a \\[b]'],
      },
      { line: 9, name: 'Sea', question: 'Why is the sea blue?', concepts: [] },
    ]);
    expect(questions[1]).not.toHaveProperty('category');
  });

  it('reads escaped signs as text, and does not change other backslashes', () => {
    const file = String.raw`Is \{x \| x \= 1 \} \~ \# a\:b, \\n is \frac and\nnew?{=a \= b#c\#d ~e\~f}`;
    expect(first(file)).toMatchObject({
      question: `Is {x \\| x = 1 } ~ # a:b, \\n is \\frac and\nnew?`,
      answers: ['a = b', 'e~f'],
      answerExplanations: ['c#d', ''],
    });
  });

  it('reads answers that contain a blank line and comments', () => {
    expect(first('Which?{\n=one\n\n// ~zero\n~two\n}')).toMatchObject({ answers: ['one', 'two'] });
  });

  it('converts HTML to text, and reports what is lost', () => {
    const file =
      '[html]<p>Is <b>x&lt;2</b>?</p><script>alert(1)</script>{=[plain]<i> ~<i>no</i>#[html]<img src\\=x>}';
    expect(first(file)).toMatchObject({
      question: 'Is x<2?',
      answers: ['<i>', 'no'],
      answerExplanations: ['', '[image]'],
    });
    expect(reportOf(file)).toEqual([
      'loss 1: HTML is reduced to text, without its formatting, images, scripts.',
    ]);
  });

  it('does not change Markdown, and HTML that is not marked as HTML', () => {
    expect(first('Is <b>it</b>?{T}')?.question).toBe('Is <b>it</b>?');
    expect(reportOf('Is <b>it</b>?{T}')).toEqual([
      'note 1: HTML that is not marked as such is kept as it was typed.',
    ]);
    expect(first('[markdown]Is **it**?{T}')?.question).toBe('Is **it**?');
  });

  it.each(losses)('reports what is lost from %j', (file, message) => {
    expect(importGift(file).questions).toHaveLength(1);
    expect(importGift(file).report).toEqual([{ line: expect.any(Number), level: 'loss', message }]);
  });

  it('keeps the first of several accepted texts that differ only in letter case', () => {
    const file = 'Capital of France?{=Paris#Oui =Lutetia#Once =PARIS#Non}';
    expect(first(file)).toMatchObject({ answers: ['Paris', 'Lutetia'], answerExplanations: ['Oui', 'Once'] });
    expect(reportOf(file)).toEqual(['note 1: A repeated accepted answer is skipped.']);
  });

  it('reports a text without a question as skipped', () => {
    expect(reportOf('Read this first.\n\nOk?{T}')).toEqual([
      'loss 1: A text without a question is skipped: “Read this first.”',
    ]);
    expect(reportOf('// [tag:lonely]\n\nOk?{T}')).toEqual(['loss 1: Tags without a question are skipped.']);
  });

  it.each(mistakes)(
    'skips %s, reports its line, and imports the other questions',
    (_mistake, bad, message, line) => {
      const { questions, report } = importGift(`${good}${bad}Fine too?{F}`);
      expect(questions.map(({ question }) => question)).toEqual(['Fine?', 'Fine too?']);
      expect(report).toContainEqual({ line, level: 'error', message });
    },
  );

  it('reports a file without questions', () => {
    for (const file of ['', ' \n\n', '// nothing', '$CATEGORY: x']) {
      expect(importGift(file)).toEqual({
        questions: [],
        report: [{ line: null, level: 'error', message: 'No questions were found.' }],
      });
    }
  });

  it('reads 5,000 questions, and reports that further questions are skipped', () => {
    const file = (count: number) => 'What is right?{=this one#yes ~that one}\n\n'.repeat(count);
    expect(importGift(file(5_000))).toMatchObject({ questions: { length: 5_000 }, report: [] });
    expect(importGift(file(5_001)).questions).toHaveLength(5_000);
    const message = '5,001 questions were found: only the first 5,000 can be imported.';
    expect(importGift(file(5_001)).report).toEqual([{ line: null, level: 'error', message }]);
  });

  const signs = [
    '{',
    '}',
    '::',
    '#',
    '~',
    '=',
    '\\',
    '%5',
    '[html]<a "',
    '[tag:',
    '//',
    '->',
    '*',
    ' ',
    '{\n\n',
  ];
  it.each(signs)('reads 300 KB of %j to the end', (sign) => {
    const many = sign.repeat(300_000 / sign.length);
    for (const file of [
      many,
      `a{=${many}}`,
      `a{~${many}}`,
      `a{#${many}}`,
      `a{=b -> c${many}}`,
      `[html]a${many}{}`,
      `// ${many}\na{}`,
    ]) {
      const { questions, report } = importGift(file);
      expect(questions.length + report.length).toBeGreaterThan(0);
    }
  });
});
