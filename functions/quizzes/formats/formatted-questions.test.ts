import { describe, expect, it } from 'vitest';
import type { ExportedQuestion } from '../../../core/quizzes/formats/exchange.ts';
import type { Question } from '../../../core/quizzes/question.ts';
import { choice, matching, shortAnswer } from '../../../core/quizzes/testing/given.ts';
import { unzip } from './archive/unzip.ts';
import type { FormatId } from './format.ts';
import { questionFormats } from './index.ts';

const formatted = choice({
  textFormat: 'MARKDOWN',
  question: 'What is the **value** of $x^2$ at \\$5 * 3?\n\n<script>alert(1)</script>',
  answers: ['$2x$', '`<b>`', 'plain \\*words\\*'],
  correctAnswer: [1],
  answerExplanations: ['It is *so*.', '', ''],
  explanation: '- the $a<b$ rule\n- [more](https://a.example)',
});

function written(format: FormatId, questions: readonly ExportedQuestion[]) {
  const { bytes, report } = questionFormats[format].write(questions);
  const parts =
    format === 'qti' ? [...unzip(bytes, (name) => name.endsWith('.xml')).files.values()] : [bytes];
  const text = parts.map((part) => new TextDecoder().decode(part)).join('\n');
  return { bytes, text, losses: report.filter(({ level }) => level !== 'note') };
}

function readAgain(format: FormatId, question: ExportedQuestion): Question | undefined {
  return questionFormats[format].read(written(format, [question]).bytes).questions[0];
}

describe('a formatted question', () => {
  it.each<FormatId>(['csv', 'text'])('is the same after it was written and read as %s', (format) => {
    expect(written(format, [formatted]).losses).toEqual([]);
    expect(readAgain(format, formatted)).toMatchObject(formatted);
  });

  it.each<FormatId>(['qti', 'moodle', 'gift'])(
    'is written as HTML in %s, without the HTML of its author',
    (format) => {
      const { text, losses } = written(format, [formatted]);
      expect(losses).toEqual([]);
      // Removes the escapes of GIFT or of XML.
      const html =
        format === 'gift'
          ? text.replaceAll(/\\([~=#{}:\\])/g, '$1')
          : text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&');
      expect(html).toContain('<strong>value</strong> of \\(x^2\\) at $5 * 3?');
      expect(html).toContain('<p>&lt;script&gt;alert(1)&lt;/script&gt;</p>');
      expect(html).toContain('<code>&lt;b&gt;</code>');
      expect(html).toContain('<li>the \\(a&lt;b\\) rule</li>');
    },
  );

  it.each<FormatId>(['qti', 'moodle', 'gift'])(
    'keeps its formulas when %s is read, and reports the lost formatting',
    (format) => {
      const { questions, report } = questionFormats[format].read(written(format, [formatted]).bytes);
      expect(questions[0]).toMatchObject({
        textFormat: 'MARKDOWN',
        question: 'What is the value of \\(x^2\\) at \\$5 * 3?\n\n\\<script>alert(1)\\</script>',
        answers: ['\\(2x\\)', '\\<b>', 'plain \\*words\\*'],
        correctAnswer: [1],
      });
      expect(report).toMatchObject([{ level: 'loss', message: expect.stringContaining('formatting') }]);
    },
  );

  it('is written in plain words in Aiken, which is reported', () => {
    const { text, losses } = written('aiken', [formatted]);
    expect(text).toContain('What is the value of x^2 at $5 * 3?');
    expect(losses.map(({ message }) => message)).toContain('Formatting is skipped.');
  });

  it.each<FormatId>(['gift', 'moodle'])(
    'has right sides without formatting in %s, which is reported',
    (format) => {
      const question = matching(
        [
          ['a', '**b**'],
          ['c', 'd'],
        ],
        { textFormat: 'MARKDOWN' },
      );
      expect(readAgain(format, question)?.pairs[0]?.right).toBe('b');
      expect(written(format, [question]).losses).toMatchObject([
        { message: expect.stringMatching(/^Right sides .*are written without formatting\.$/) },
      ]);
    },
  );

  it.each<FormatId>(['csv', 'gift', 'moodle', 'qti', 'text'])(
    'has accepted texts and right sides that are compared as plain text in %s',
    (format) => {
      const short = shortAnswer(['2*x', '_'], {
        textFormat: 'MARKDOWN',
        question: 'Type $2x$ with **signs**',
      });
      expect(readAgain(format, short)?.answers).toEqual(['2*x', '_']);
      if (format === 'text') return;
      const sides = matching(
        [
          ['$a$', 'b \\* c'],
          ['d', 'e'],
        ],
        { textFormat: 'MARKDOWN' },
      );
      expect(readAgain(format, sides)?.pairs[0]?.right).toBe(format === 'csv' ? 'b \\* c' : 'b * c');
    },
  );
});

describe('a file in Markdown', () => {
  it('is a formatted question in GIFT and Moodle XML, and its texts in other formats look the same', () => {
    const gift = '[markdown]Is **it**?{=*yes* ~[plain]2*3*4 ~[html]<i>no</i>}';
    const moodle = `<quiz><question type="multichoice"><questiontext format="markdown"><text>Is **it**?</text></questiontext>
      <answer fraction="100" format="markdown"><text>*yes*</text></answer>
      <answer fraction="0" format="plain_text"><text>2*3*4</text></answer>
      <answer fraction="0" format="html"><text>no</text></answer></question></quiz>`;
    for (const [format, file] of [
      ['gift', gift],
      ['moodle', moodle],
    ] as const)
      expect(questionFormats[format].read(new TextEncoder().encode(file)).questions).toMatchObject([
        { textFormat: 'MARKDOWN', question: 'Is **it**?', answers: ['*yes*', '2\\*3\\*4', 'no'] },
      ]);
  });

  it('with an unknown format in a CSV table is read as plain text, which is reported', () => {
    const csv = 'question,type,textFormat\nWhy?,essay,html\nWhat?,essay,Markdown';
    const { questions, report } = questionFormats.csv.read(new TextEncoder().encode(csv));
    expect(questions.map(({ textFormat }) => textFormat)).toEqual(['PLAIN', 'MARKDOWN']);
    expect(report.map(({ message }) => message)).toEqual(['“html” is not a text format: plain or markdown.']);
  });
});
