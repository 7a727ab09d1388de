import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ImportedQuestion } from '../../../../core/quizzes/formats/exchange.ts';
import { imageUsesIn, withImageIds } from '../../../../core/quizzes/formats/file-images.ts';
import { normalizeQuestion } from '../../../../core/quizzes/question-rules.ts';
import { blankQuestion, type Question } from '../../../../core/quizzes/question.ts';
import { markdownWith } from '../../../../core/quizzes/formats/formatted-question.ts';
import { imageMarkdown } from '../../../../core/rich-text/image-markdown.ts';
import { pngOf } from '../../../../tests/support/png.ts';
import { formatsWithImages } from '../format.ts';
import { questionFormats } from '../index.ts';
import { contentId } from './file-images.ts';

/** Three images of this site, by ID. Two of them have the same content. */
const images = new Map<string, Uint8Array>([
  ['one', pngOf(3, 2, 1)],
  ['two', pngOf(2, 2, 2)],
  ['again', pngOf(3, 2, 1)],
]);

const words = fc
  .array(
    fc.oneof(
      fc.constantFrom(
        'a',
        'Which',
        '2 * 3',
        'snake_case',
        '[1]',
        '](',
        '<b>',
        '&amp;',
        'C:\\',
        '!',
        '\\',
        '$5',
      ),
      fc.constantFrom('![x](file:none)', '“ü”', '鶴', '👩‍🚀', '\uE000', 'file:none', '# 1', '- 2'),
    ),
    { minLength: 1, maxLength: 5 },
  )
  .map((parts) => parts.join(' '));

/** Markdown of plain words, and of images with descriptions. */
const texts = fc
  .array(
    fc.oneof(
      words,
      fc
        .tuple(fc.constantFrom(...images.keys()), fc.oneof(fc.constant(''), words))
        .map(([id, description]) => imageMarkdown(id, description)),
    ),
    { minLength: 1, maxLength: 4 },
  )
  .chain((parts) => fc.constantFrom(' ', '\n', '\n\n').map((gap) => parts.join(gap)))
  .map((text) => markdownWith(text, { hasFormulas: false, imageIds: new Set(images.keys()) }));

const questions: fc.Arbitrary<Question> = fc
  .record({
    question: texts,
    answers: fc.uniqueArray(texts, { minLength: 2, maxLength: 3 }),
    explanation: fc.oneof(fc.constant(''), texts),
    first: texts,
  })
  .map(({ first, ...fields }) =>
    normalizeQuestion({
      ...blankQuestion,
      ...fields,
      type: 'MULTIPLE_CHOICE',
      textFormat: 'MARKDOWN',
      correctAnswer: [1],
      answerExplanations: fields.answers.map((_, at) => (at === 0 ? first : '')),
    }),
  )
  // The same answer with another ID of the same image is the same answer in a file.
  .filter(
    ({ answers }) =>
      new Set(answers.map((answer) => answer.replaceAll('again', 'one'))).size === answers.length,
  )
  .filter((question) => /\[[^[\]]*\]\(file:(?:one|two|again)\)/.test(JSON.stringify(question)));

/** The question with the IDs of contents, as a file names them. */
const inFile = (question: Question) =>
  withImageIds(question, new Map([...images].map(([id, content]) => [id, contentId(content)])));

function bare({ line: _line, name: _name, quizIndex: _quiz, ...question }: ImportedQuestion): Question {
  return question;
}

describe.each([...formatsWithImages])('questions with images in a file of the format %s', (id) => {
  const format = questionFormats[id];

  it('are the same after they were written and read, with the same bytes', () => {
    fc.assert(
      fc.property(fc.array(questions, { minLength: 1, maxLength: 3 }), (given) => {
        const written = format.write(given, undefined, images);
        const read = format.read(written.bytes);
        expect([written.report, read.report]).toEqual([[], []]);
        expect(read.questions.map(bare)).toEqual(given.map(inFile));
        const used = [...imageUsesIn(given).keys()].flatMap((each) => images.get(each) ?? []);
        const expected = new Map(used.map((content) => [contentId(content), Buffer.from(content)]));
        const found = new Map(
          [...(read.images ?? [])].map(([each, content]) => [each, Buffer.from(content)]),
        );
        expect(found).toEqual(expected);
      }),
      { numRuns: 150 },
    );
  });
});
