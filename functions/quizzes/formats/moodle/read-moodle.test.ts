import { describe, expect, it } from 'vitest';
import {
  choice,
  essay,
  matching,
  numeric,
  several,
  shortAnswer,
  trueFalse,
} from '../../../../core/quizzes/testing/given.ts';
import type { ExportedQuestion } from '../../../../core/quizzes/formats/exchange.ts';
import { readMoodle } from './read-moodle.ts';
import { writeMoodle } from './write-moodle.ts';

const bytesOf = (text: string) => new TextEncoder().encode(text);
const read = (content: string) => readMoodle(bytesOf(`<?xml version="1.0"?>\n<quiz>\n${content}\n</quiz>`));
const html = (name: string, text: string) =>
  `<${name} format="html"><text><![CDATA[${text}]]></text></${name}>`;

/** A question of that type, with these parts after its text. */
const question = (type: string, parts: string, text = '<p>What?</p>') =>
  `<question type="${type}"><name><text>Q1</text></name>${html('questiontext', text)}${parts}</question>`;
const answer = (fraction: string, text: string, feedback = '') =>
  `<answer fraction="${fraction}" format="html"><text>${text}</text>${html('feedback', feedback)}</answer>`;
const messages = (content: string) =>
  read(content).report.map(({ line, level, message }) => [line, level, message]);

describe('a Moodle XML file', () => {
  it('is read with categories, tags, points, feedback and every type of question', () => {
    const { questions, report } = read(
      [
        '<question type="category"><category><text>$course$/top/Algebra/Primes</text></category></question>',
        question(
          'multichoice',
          `<defaultgrade>2.0000000</defaultgrade><single>true</single>${answer('100', '&lt;p&gt;2&lt;/p&gt;', 'Yes.')}${answer('0', '4')}<tags><tag><text>Primes</text></tag></tags>${html('generalfeedback', '<p>Only 2 is.</p>')}`,
        ),
        question(
          'multichoice',
          `<single>false</single>${answer('50', '2')}${answer('50', '3')}${answer('-50', '4')}`,
        ),
        question('truefalse', `${answer('100', 'true', 'Right.')}${answer('0', 'false', 'Look again.')}`),
        question(
          'shortanswer',
          `<usecase>0</usecase>${answer('100', 'slope', 'Good.')}${answer('100', 'a \\* b')}`,
        ),
        '<question type="category"><category><text>$course$/top</text></category></question>',
        question('numerical', '<answer fraction="100"><text>9.81</text><tolerance>0.05</tolerance></answer>'),
        question(
          'matching',
          `<subquestion format="html"><text>sin</text><answer><text>cos</text></answer></subquestion><subquestion format="html"><text>exp</text><answer><text>exp</text></answer></subquestion><subquestion format="html"><text></text><answer><text>tan</text></answer></subquestion>`,
        ),
        question('essay', ''),
      ].join('\n'),
    );
    expect(report).toEqual([]);
    expect(questions).toMatchObject([
      {
        type: 'MULTIPLE_CHOICE',
        question: 'What?',
        answers: ['2', '4'],
        correctAnswer: [1],
        answerExplanations: ['Yes.', ''],
        explanation: 'Only 2 is.',
        points: 2,
        concepts: ['Primes'],
        name: 'Q1',
        category: 'Algebra/Primes',
        categoryLine: 3,
        line: 4,
      },
      { type: 'MULTIPLE_ANSWERS', answers: ['2', '3', '4'], correctAnswer: [1, 2], points: 1, line: 5 },
      { type: 'TRUE_FALSE', correctAnswer: [1], answerExplanations: ['Right.', 'Look again.'] },
      {
        type: 'SHORT_ANSWER',
        answers: ['slope', 'a * b'],
        answerExplanations: ['Good.', ''],
        category: 'Algebra/Primes',
      },
      { type: 'NUMERIC', numericAnswers: [{ value: 9.81, tolerance: 0.05 }] },
      {
        type: 'MATCHING',
        pairs: [
          { left: 'sin', right: 'cos' },
          { left: 'exp', right: 'exp' },
          { left: '', right: 'tan' },
        ],
      },
      { type: 'ESSAY' },
    ]);
    expect(questions[4]).not.toHaveProperty('category');
  });
});

describe('the report of a Moodle XML file', () => {
  it.each([
    ['cloze', 'Questions with embedded answers (Cloze) cannot be imported.'],
    ['calculated', 'Calculated questions cannot be imported.'],
    ['coderunner', 'Questions of the type “coderunner” cannot be imported.'],
    ['constructor', 'Questions of the type “constructor” cannot be imported.'],
  ])('lists a question of the type %s with its line, and other questions are read', (type, message) => {
    const { questions, report } = read(`${question(type, '')}\n${question('essay', '')}`);
    expect(report).toEqual([{ line: 3, level: 'error', message: `“Q1”: ${message}` }]);
    expect(questions).toMatchObject([{ type: 'ESSAY', line: 4 }]);
  });

  it.each([
    ['description', '', [[3, 'loss', '“Q1”: A text that asks nothing is skipped.']]],
    [
      'multichoice',
      `${answer('100', 'a')}${answer('50', 'b')}`,
      [[3, 'loss', '“Q1”: “b” earned 50%: it counts as wrong.']],
    ],
    [
      'multichoice',
      `<single>false</single>${answer('70', 'a')}${answer('30', 'b')}`,
      [
        [
          3,
          'loss',
          '“Q1”: The weights of the answers are skipped. The quiz’s setting for partial credit applies.',
        ],
      ],
    ],
    [
      'multichoice',
      `${answer('much', 'a')}${answer('100', 'b')}`,
      [[3, 'error', '“Q1”: The answer’s fraction “much” is not a number.']],
    ],
    [
      'truefalse',
      answer('100', 'true'),
      [[3, 'error', '“Q1”: One of the answers true and false has to be correct.']],
    ],
    [
      'shortanswer',
      `<usecase>1</usecase>${answer('100', 'ab*')}${answer('0', '*', 'No.')}`,
      [
        [3, 'loss', '“Q1”: The feedback to a wrong answer is skipped: “No.”'],
        [3, 'loss', '“Q1”: Letter case is ignored.'],
        [3, 'loss', '“Q1”: The * of “ab*” matched any text. Now only “ab” is right.'],
      ],
    ],
    [
      'numerical',
      `<answer fraction="100"><text>many</text></answer>`,
      [[3, 'error', '“Q1”: “many” is not a number.']],
    ],
    [
      'numerical',
      `<answer fraction="100"><text>5</text></answer><units><unit><unit_name>m</unit_name></unit></units>`,
      [[3, 'loss', '“Q1”: Units are skipped. Students enter only the number.']],
    ],
    ['essay', '<defaultgrade>some</defaultgrade>', [[3, 'error', '“Q1”: “some” is not a number of points.']]],
    ['essay', '<hidden>1</hidden>', [[3, 'note', '“Q1”: The question was hidden in Moodle.']]],
    [
      'essay',
      `${html('generalfeedback', '<img src="@@PLUGINFILE@@/a.png">')}<hint><text>Think.</text></hint>${html('graderinfo', 'Be kind.')}${html('correctfeedback', '<p>Your answer is correct.</p>')}`,
      [
        [null, 'loss', 'Hints of 1 question are skipped.'],
        [null, 'loss', 'Notes for graders of 1 question are skipped.'],
        [3, 'loss', '“Q1”: The image “a.png” is skipped: It is not in the file.'],
      ],
    ],
  ])('lists what is lost or wrong in a question of the type %s with %j', (type, parts, lines) => {
    expect(messages(question(type, parts))).toEqual(lines);
  });
});

describe('the content of a Moodle XML file', () => {
  it('can be plain text, Markdown and Moodle’s own format', () => {
    const texts = ['plain_text', 'markdown', 'moodle_auto_format'].map(
      (format) =>
        `<question type="essay"><questiontext format="${format}"><text>a &lt; b\n*c*</text></questiontext></question>`,
    );
    expect(read(texts.join('')).questions.map((each) => each.question)).toEqual([
      'a < b\n*c*',
      'a < b\n*c*',
      'a < b\n*c*',
    ]);
  });

  it('can have HTML entities outside of CDATA', () => {
    const text =
      '<question type="essay"><questiontext><text>Caf&eacute;&nbsp;&mdash; &lt;b&gt;&alpha;&lt;/b&gt;</text></questiontext></question>';
    expect(read(text).questions.map((each) => each.question)).toEqual(['Café — α']);
  });

  it('is refused with an entity that HTML does not have, and the error names it and its line', () => {
    const { report } = readMoodle(bytesOf('<quiz>\n<question>&zebra;</question></quiz>'));
    expect(report).toMatchObject([{ line: 2, message: expect.stringContaining('&zebra;') }]);
  });

  it.each([
    [
      'entities',
      '<!DOCTYPE quiz [<!ENTITY a "b">]><quiz>&a;</quiz>',
      'The file cannot be read: it declares a document type, which could hide entities.',
    ],
    [
      'deep nesting',
      `<quiz>${'<a>'.repeat(200)}${'</a>'.repeat(200)}</quiz>`,
      'The file cannot be read: its elements are nested more than 100 deep.',
    ],
    ['an unclosed element', '<quiz><question>', /^The file cannot be read: /],
    [
      'another first element',
      '<questestinterop/>',
      'This is no Moodle XML: its first element is “questestinterop”, not “quiz”.',
    ],
    [
      'too many elements',
      `<quiz>${'<a/>'.repeat(150_001)}</quiz>`,
      'The XML of an import must not have more than 150,000 elements.',
    ],
    [
      'more than 4 MB',
      `<quiz>${' '.repeat(20 * 1024 * 1024)}</quiz>`,
      'A file of questions must not be larger than 4 MB.',
    ],
    ['no question', '<quiz></quiz>', 'No questions were found.'],
  ])('with %s is refused', (_, text, message) => {
    const { questions, report } = readMoodle(bytesOf(text));
    expect(questions).toEqual([]);
    expect(report).toMatchObject([
      { level: 'error', message: typeof message === 'string' ? message : expect.stringMatching(message) },
    ]);
  });

  it('is the same after it was written and read again', () => {
    const given: ExportedQuestion[] = [
      {
        ...choice({
          answerExplanations: ['Too small.', 'Yes & <no>.', ''],
          explanation: 'A\nB',
          points: 2.5,
          concepts: ['Planets', 'Size'],
          difficulty: 'HARD',
        }),
        name: 'Big',
        category: 'Space/Planets',
      },
      { ...several(), name: 'P', category: 'Space/Planets' },
      { ...trueFalse(false, { answerExplanations: ['No.', 'Yes.'] }), name: 'T' },
      { ...shortAnswer(['a * b', 'c'], { answerExplanations: ['One.', ''] }), name: 'S' },
      { ...numeric([3, 4.5]), name: 'N' },
      {
        ...matching([
          ['Oslo', 'Norway'],
          ['Paris', 'France'],
          ['', 'Spain'],
        ]),
        name: 'M',
      },
      { ...essay(), name: 'E' },
    ];
    const { bytes, report } = writeMoodle(given);
    expect(report).toEqual([
      {
        line: null,
        level: 'note',
        message: 'Moodle ignores the difficulty of 1 question. Markwise imports it.',
      },
    ]);
    const again = readMoodle(bytes);
    expect(again.report).toEqual([]);
    expect(again.questions.map(({ line: _line, categoryLine: _at, ...rest }) => rest)).toEqual(given);
  });

  it('has a true/false question with other answers than True and False as multiple choice', () => {
    const { bytes, report } = writeMoodle([
      choice({ type: 'TRUE_FALSE', answers: ['Yes', 'No'], correctAnswer: [1] }),
    ]);
    expect(report).toMatchObject([{ level: 'loss' }]);
    expect(readMoodle(bytes).questions).toMatchObject([
      { type: 'MULTIPLE_CHOICE', answers: ['Yes', 'No'], correctAnswer: [1] },
    ]);
  });
});
