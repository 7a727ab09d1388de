import { strToU8 } from 'fflate';
import { describe, expect, test } from 'vitest';
import { quizDefaults } from '../../../core/quizzes/quiz.ts';
import { choice, several } from '../../../core/quizzes/testing/given.ts';
import { detectFormat } from './detect-format.ts';
import { formatIds } from './format.ts';
import { questionFormats } from './index.ts';

describe('question formats', () => {
  test.each(formatIds)('%s writes a file that it recognizes and reads', (id) => {
    const format = questionFormats[id];
    const { bytes, report } = format.write(
      [choice(), choice({ question: 'The smallest?', correctAnswer: [1] })],
      {
        title: 'Planets',
        ...quizDefaults,
      },
    );
    expect(report).toEqual([]);
    expect(detectFormat(`questions.${format.extension}`, bytes)).toBe(id);
    const read = format.read(bytes);
    expect(read.report).toEqual([]);
    expect(read.questions).toMatchObject([
      choice(),
      choice({ question: 'The smallest?', correctAnswer: [1] }),
    ]);
  });

  test.each(formatIds)('%s answers a file of another format with an error and nothing else', (id) => {
    for (const bytes of [new Uint8Array([0xff, 0, 0x50, 0x4b]), strToU8('PK\u0003\u0004broken')]) {
      const { questions, report } = questionFormats[id].read(bytes);
      expect(questions).toEqual([]);
      expect(report.length).toBeGreaterThan(0);
    }
  });

  test.each(formatIds.filter((id) => id !== 'qti' && id !== 'moodle'))(
    '%s refuses a file of too many lines',
    (id) => {
      for (const end of ['\n', '\r\n', '\r']) {
        const { questions, report } = questionFormats[id].read(strToU8(`a${end}`.repeat(100_000)));
        expect(questions).toEqual([]);
        expect(report[0]?.message).toBe('A file of questions must not have more than 100,000 lines.');
      }
    },
  );

  test.each(formatIds)('%s refuses a file that is too large', (id) => {
    const { questions, report } = questionFormats[id].read(new Uint8Array(10 * 1024 * 1024 + 1).fill(0x20));
    expect(questions).toEqual([]);
    expect(report[0]?.level).toBe('error');
  });

  test.each([
    ['quiz.gift', 'anything', 'gift'],
    ['quiz.txt', '// a comment\n::Q1:: What? {=a ~b}', 'gift'],
    ['quiz.txt', '1. Why? {T}', 'gift'],
    ['quiz.txt', 'What?\r\nA) this\r\nB) that\r\nANSWER: B\r\n', 'aiken'],
    ['quiz.txt', 'Quiz title: A\n\n1. What?\n*a) this\nb) that', 'text'],
    ['quiz.txt', 'Question;Answer 1;Answer 2\nWhat?;a;b', 'csv'],
    ['quiz.tsv', 'x', 'csv'],
    ['quiz.xml', '<?xml version="1.0"?><questestinterop/>', 'qti'],
    ['quiz.xml', '<?xml version="1.0" encoding="UTF-8"?>\n<quiz>\n<!-- question: 0 -->', 'moodle'],
    ['quiz.xml', '\ufeff<quiz >', 'moodle'],
    ['assessment_meta.xml', '<?xml version="1.0"?><quiz identifier="g1">', 'qti'],
    ['quiz.imscc', 'x', 'qti'],
    ['quiz.pdf', '%PDF-1.7', null],
    ['quiz', '', null],
  ])('are detected by name and content: %s with %j', (name, text, format) => {
    expect(detectFormat(name, strToU8(text))).toBe(format);
  });

  test('report if the encoding is a guess', () => {
    const bytes = Buffer.from('question,type\nWie größer?,essay', 'latin1');
    expect(questionFormats.csv.read(bytes)).toMatchObject({
      questions: [{ question: 'Wie größer?' }],
      report: [{ line: null, level: 'note' }],
    });
  });

  test('read several correct answers from a table and export them to Canvas', () => {
    const { questions } = questionFormats.csv.read(questionFormats.csv.write([several()]).bytes);
    const { bytes } = questionFormats.qti.write(questions);
    expect(questionFormats.qti.read(bytes).questions).toMatchObject([several()]);
  });
});
