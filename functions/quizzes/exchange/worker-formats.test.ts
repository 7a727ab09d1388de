import { describe, expect, it, vi } from 'vitest';
import { choice, matching, numeric } from '../../../core/quizzes/testing/given.ts';
import { quizDefaults } from '../../../core/quizzes/quiz.ts';
import { pngOf } from '../../../tests/support/png.ts';
import { formatIds, formatsWithImages } from '../formats/format.ts';
import { WorkerPool } from '../../platform/workers/worker-pool.ts';
import { ownTextGenerator } from '../generation/text-generator.ts';
import { WorkerTextGenerator } from '../generation/worker-text-generator.ts';
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

const picture = choice({ textFormat: 'MARKDOWN', question: '![A map](file:map)' });
const images = new Map([['map', pngOf(3, 2)]]);

const pool = new WorkerPool(new URL('../text-worker.ts', import.meta.url), { processes: 1 });
const formats = new WorkerFormats(pool);

describe('question files in a worker process', () => {
  it.each(formatIds)('are written and read as without a worker: %s', async (format) => {
    const written = await formats.write(format, questions, quiz, 'ada');
    const expected = await ownFormats.write(format, questions, quiz, 'ada');
    expect(Buffer.compare(written.bytes, expected.bytes)).toBe(0);
    expect(written.report).toEqual(expected.report);
    const [read, expectedRead] = await Promise.all(
      [formats, ownFormats].map((each) => each.read(format, written.bytes, 'ada')),
    );
    expect(read).toEqual(expectedRead);
  });

  it.each([...formatsWithImages])('keep their images: %s', async (format) => {
    const { bytes } = await formats.write(format, [picture], undefined, 'ada', images);
    const expected = await ownFormats.write(format, [picture], undefined, 'ada', images);
    expect(Buffer.compare(bytes, expected.bytes)).toBe(0);
    const read = await formats.read(format, bytes, 'ada');
    expect([...read.images.values()].map((content) => Buffer.compare(content, pngOf(3, 2)))).toEqual([0]);
  });

  it('are not mixed up if many are read at once', async () => {
    const texts = Array.from({ length: 20 }, (_each, at) => Buffer.from(`Number ${at}? {=a ~b}`));
    const read = await Promise.all(texts.map((bytes, at) => formats.read('gift', bytes, `account ${at}`)));
    expect(read.map((each) => each.questions[0]?.question)).toEqual(
      texts.map((_each, at) => `Number ${at}?`),
    );
  });

  it('fail alone if one of them cannot be written', async () => {
    const good = formats.read('gift', Buffer.from('What? {=a ~b}'), 'ada');
    const bad = formats.write('gift', [{ ...choice(), answers: Object.create(null) }], undefined, 'ada');
    await expect(bad).rejects.toThrow();
    expect((await good).questions).toHaveLength(1);
  });
});

describe('questions from texts in a worker process', () => {
  const generator = new WorkerTextGenerator(pool);
  const text = '<p>Osmosis is the movement of water through a membrane.</p>';
  const criteria = { count: 3, seed: 'a seed' };

  it('are the same as without a worker, for the text of a page', async () => {
    const generated = await generator.generate(text, criteria, 'ada');
    expect(generated).toEqual(await ownTextGenerator.generate(text, criteria, 'ada'));
    expect(generated.plain).toBe('Osmosis is the movement of water through a membrane.');
    expect(generated.questions).not.toEqual([]);
  });

  it('are not generated without criteria', async () => {
    expect((await generator.generate(text, null, 'ada')).questions).toEqual([]);
  });

  it('are checked as without a worker', async () => {
    const given = { questions: [{ type: 'ESSAY', quote: 'water' }] };
    expect(await generator.check(given, text, 'ada')).toEqual(
      await ownTextGenerator.check(given, text, 'ada'),
    );
  });
});
