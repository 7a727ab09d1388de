import { describe, expect, it } from 'vitest';
import { choice, essay, matching, numeric, several, shortAnswer, trueFalse } from '../testing/given.ts';
import type { ExportedQuestion } from './exchange.ts';
import { exportGift } from './gift-export.ts';

const written = (question: ExportedQuestion) => exportGift([question]).text;
const losses = (question: ExportedQuestion) => exportGift([question]).report.map(({ message }) => message);

describe('exportGift', () => {
  it.each([
    [
      'answer options',
      choice({ answerExplanations: ['', 'Yes', ''], explanation: 'Mass' }),
      '[plain]Which planet is the largest? {\n\t~Mars\n\t=Jupiter#Yes\n\t~Venus\n####Mass}\n',
    ],
    [
      'several answers, where a wrong answer costs as much as a correct answer earns',
      several({ answers: ['2', '3', '4', '5'], correctAnswer: [1, 2, 4] }),
      '[plain]Which are prime? {\n\t~%33.33333%2\n\t~%33.33333%3\n\t~%-33.33333%4\n\t~%33.33333%5\n}\n',
    ],
    [
      'true and false',
      trueFalse(false, { answerExplanations: ['It is.', ''] }),
      '[plain]The sun is a star. {FALSE#It is.}\n',
    ],
    [
      'short answers',
      shortAnswer(['Paris', '2*x']),
      '[plain]The capital of France? {\n\t=%100%Paris\n\t=%100%2\\\\*x\n}\n',
    ],
    ['numbers', numeric([3, [3.14, 0.01]]), '[plain]What is pi? {#\n\t=%100%3:0\n\t=%100%3.14:0.01\n}\n'],
    [
      'pairs',
      matching([
        ['a', 'b'],
        ['c', 'd'],
        ['', 'e'],
      ]),
      '[plain]Which capital belongs to which country? {\n\t=a -> b\n\t=c -> d\n\t= -> e\n}\n',
    ],
    [
      'an essay with its name and concepts',
      { ...essay({ question: 'Why {x} = #1?\n[html]', concepts: ['light', 'a]b'] }), name: 'Sky: why' },
      '// [tag:light] [tag:a\\]b]\n::Sky\\: why::[plain]Why \\{x\\} \\= \\#1?\\n[html] {}\n',
    ],
  ])('writes %s', (_kind, question, text) => {
    expect(exportGift([question])).toEqual({ text, report: [] });
  });

  it('writes a category when it changes', () => {
    const filed = (category?: string) => ({ ...essay({ question: 'Q' }), ...(category ? { category } : {}) });
    expect(
      exportGift([filed('a/b'), filed('a/b'), filed()])
        .text.split('\n')
        .filter(Boolean),
    ).toEqual([
      '$CATEGORY: $course$/top/a/b',
      '[plain]Q {}',
      '[plain]Q {}',
      '$CATEGORY: $course$/top',
      '[plain]Q {}',
    ]);
  });

  it('escapes a text that looks like a format or a weight', () => {
    expect(written(choice({ answers: ['[html]', '%50%x'], correctAnswer: [1] }))).toContain(
      '\t=[plain][html]\n\t~[plain]%50%x\n',
    );
  });

  it.each([
    [
      trueFalse(true, { answers: ['Yes', 'No'] }),
      'Exported as multiple choice, because its answers are not True and False.',
    ],
    [
      matching([
        ['a->b', 'c'],
        ['d', 'e'],
      ]),
      'The sign -> is written as →.',
    ],
    [shortAnswer(['a->b']), 'The sign -> is written as →.'],
  ])('reports what GIFT cannot contain (%#)', (question, message) => {
    expect(losses(question)).toEqual([message]);
  });

  it('writes points, difficulty and some concepts in comments, and reports that other systems ignore them', () => {
    const { text, report } = exportGift([
      essay({ question: 'One?', difficulty: 'HARD', points: 2.5, concepts: ['light', 'a<b', '[id:x]'] }),
      essay({ question: 'Two?', points: 0 }),
    ]);
    expect(text.split('\n')).toEqual([
      '// [tag:light] [concept:a%3Cb] [concept:%5Bid:x%5D] [points:2.5] [difficulty:HARD]',
      '[plain]One? {}',
      '',
      '// [points:0]',
      '[plain]Two? {}',
      '',
    ]);
    const others = 'are in comments. Markwise imports them. Other systems ignore them.';
    expect(report).toEqual(
      [
        `Points of 2 questions ${others}`,
        `Difficulty of 1 question ${others}`,
        `Some concepts of 1 question ${others}`,
      ].map((message) => ({ line: null, level: 'note', message })),
    );
  });

  it('reports the line of each loss', () => {
    const { text, report } = exportGift([
      choice(),
      {
        ...matching([
          ['a->b', 'c'],
          ['d', 'e'],
        ]),
        category: 'x',
      },
    ]);
    expect(report.map(({ line }) => text.split('\n')[(line ?? 0) - 1])).toEqual([
      '[plain]Which capital belongs to which country? {',
    ]);
  });
});
