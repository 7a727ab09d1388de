import { describe, expect, it, vi } from 'vitest';
import { choice, matching, numeric } from '../../../core/quizzes/testing/given.ts';
import { quizDefaults } from '../../../core/quizzes/quiz.ts';
import { formatIds } from '../formats/format.ts';
import { ownFormats } from './formats.ts';
import { WorkerFormats } from './worker-formats.ts';

vi.setConfig({ testTimeout: 60_000 });

const { categoryId: _, ...head } = quizDefaults;
const quiz = { ...head, title: 'Planets' };
const questions = [
  choice(),
  numeric([3]),
  matching([
    ['Oslo', 'Norway'],
    ['Paris', 'France'],
  ]),
];

const threadOf = (code: string) => new URL(`data:text/javascript,${encodeURIComponent(code)}`);

describe('files of questions in a thread of their own', () => {
  it.each(formatIds)('are written and read as they are without one: %s', async (format) => {
    const formats = new WorkerFormats();
    const written = await formats.write(format, questions, quiz);
    const expected = await ownFormats.write(format, questions, quiz);
    expect(Buffer.compare(written.bytes, expected.bytes)).toBe(0);
    expect(written.report).toEqual(expected.report);
    expect(await formats.read(format, written.bytes)).toEqual(await ownFormats.read(format, written.bytes));
  });

  it('are told apart where many are read at once', async () => {
    const formats = new WorkerFormats();
    const texts = Array.from({ length: 20 }, (_each, at) => Buffer.from(`Number ${at}? {=a ~b}`));
    const read = await Promise.all(texts.map((bytes) => formats.read('gift', bytes)));
    expect(read.map((each) => each.questions[0]?.question)).toEqual(
      texts.map((_each, at) => `Number ${at}?`),
    );
  });

  it.each([
    ['is gone', 'process.exit(0)'],
    ['breaks', 'throw new Error("broken")'],
    ['never answers', 'setInterval(() => undefined, 1000)'],
    ['is busy for ever', 'for (;;) ;'],
  ])('fail where the thread %s, and the next is read by another', async (_what, code) => {
    const formats = new WorkerFormats(threadOf(code), 500);
    const text = Buffer.from('What? {=a ~b}');
    for (const round of [1, 2])
      await expect(formats.read('gift', text), `round ${round}`).rejects.toThrow('could not be read');
  });

  it('fail alone where one of them breaks the reader', async () => {
    const formats = new WorkerFormats();
    const good = formats.read('gift', Buffer.from('What? {=a ~b}'));
    const bad = formats.write('gift', [{ ...choice(), answers: Object.create(null) }]);
    await expect(bad).rejects.toThrow();
    expect((await good).questions).toHaveLength(1);
  });
});
