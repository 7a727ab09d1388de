import { describe, expect, it } from 'vitest';
import {
  describeOnMongo,
  describeOnSqlite,
  type StoreSuite,
} from '../functions/core/store/testing/store-suites.ts';
import { categoryOf, namesIn, staffed } from './testing/bank.ts';
import { doorsOn, type DoorReply } from './testing/doors.ts';
import { givenOn } from './testing/given-app.ts';

const gift = [
  '$CATEGORY: Algebra',
  'What is the derivative of x²? {=2x ~x ~2}',
  '$CATEGORY: top/Week 1/Unheard  of',
  'How much is 6 · 7? {#42}',
].join('\n\n');

function read<Data>(reply: DoorReply, status: number): Data {
  if (reply.status !== status) throw new Error(`${reply.status} ${reply.text}`);
  return JSON.parse(reply.text) as Data;
}

interface Report {
  readonly report: readonly object[];
}

const suite: StoreSuite = (openStore) => {
  const given = givenOn(openStore, 'importshelves');

  describe.each(doorsOn(openStore))('questions that name a category over $name', (door) => {
    it('come into categories that are made for them where that is wanted, and a preview makes none', async () => {
      const { ada, root } = await staffed(given, door);
      const algebra = await categoryOf(root, 'Algebra');
      const wanted = { text: gift, makeCategories: true };
      const told = { level: 'NOTE', message: 'The category “Unheard of” is made for 1 question.' };
      const named = async () =>
        read<{ id: string; categoryName: string }[]>(await ada.get('/api/quizCategories'), 200);
      const preview = read<Report>(await ada.post('/api/questions/import/preview', wanted), 200);
      expect(preview.report).toEqual([expect.objectContaining(told)]);
      expect(await named()).toHaveLength(1);
      const into = async () => {
        const reply = await ada.post('/api/questions/import', wanted);
        return read<Report & { questions: { categoryId: string }[] }>(reply, 201);
      };
      const first = await into();
      const made = (await named()).find(({ categoryName }) => categoryName === 'Unheard of');
      expect(first.questions).toMatchObject([{ categoryId: algebra }, { categoryId: made?.id }]);
      expect(first.report).toEqual([expect.objectContaining(told)]);
      expect((await into()).questions[1]?.categoryId).toBe(made?.id);
      expect(await named()).toHaveLength(2);
      const none = { text: gift, makeCategories: true, only: [9] };
      expect((await ada.post('/api/questions/import', none)).status).toBe(400);
      const others = { text: gift.replace('Unheard', 'Never heard'), makeCategories: true, only: [1] };
      expect((await ada.post('/api/questions/import', others)).status).toBe(201);
      expect(await named()).toHaveLength(2);
    });

    it('leave no category behind where they do not come in', async () => {
      const { ada, root, store } = await staffed(given, door);
      await categoryOf(root, 'Algebra');
      const categories = store.collection<{ _id: string; categoryName: string; nameKey: string }>(
        'quizCategories',
      );
      const more = Array.from({ length: 498 }, (_, at) => `Shelf ${at}`);
      for (const name of more)
        // oxlint-disable-next-line no-await-in-loop -- one after the other
        await categories.insertOne({ _id: name, categoryName: name, nameKey: name.toLowerCase() });
      const text = `${gift}\n\n$CATEGORY: One more\n\nIs it full?{T}\n`;
      const reply = await ada.post('/api/questions/import', { text, makeCategories: true });
      expect([reply.status, reply.text]).toEqual([400, 'There are at most 500 categories.']);
      expect(await namesIn(ada)).toEqual([]);
      expect(await categories.countDocuments({})).toBe(499);
    });
  });
};

describeOnSqlite('categories of an import', suite);
await describeOnMongo('categories of an import', suite);
