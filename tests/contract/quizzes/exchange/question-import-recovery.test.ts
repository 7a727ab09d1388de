import { describe, expect, it, vi } from 'vitest';
import { minute } from '../../../../functions/platform/clock.ts';
import {
  describeOnSqlite,
  type StoreSuite,
} from '../../../../functions/platform/store/testing/store-suites.ts';
import { item, quizFile } from '../../../../functions/quizzes/formats/qti/testing/canvas-files.ts';
import { createQuizCategory, questionTexts, givenBankUsers } from '../../../support/bank.ts';
import { gateways, type Gateway } from '../../../support/gateways.ts';
import { fused } from '../../../support/fused-store.ts';
import { givenApp } from '../../../support/given-app.ts';

// Hundreds of requests per test.
vi.setConfig({ testTimeout: 120_000 });

const [gateway] = gateways as readonly [Gateway];
// Enough questions for several chunks of writes.
const names = Array.from({ length: 205 }, (_, at) => `Number ${at}?`);
const body = { text: names.map((name) => `${name} {=yes ~no}`).join('\n\n'), format: 'GIFT' };

const categorized = {
  text: ['Algebra', 'New', 'Newer', 'Newest']
    .map((name) => `$CATEGORY: ${name}\n\nIs it of ${name}? {T}`)
    .join('\n\n'),
  createCategories: true,
};

const collections = ['bankImports', 'questions', 'questionVersions', 'answerKeys'];
const suite: StoreSuite = (openStore) => {
  const { open, state } = fused(openStore, collections);
  const given = givenApp(open, 'importfuse');

  describe('an import with new categories', () => {
    const categoryStore = fused(openStore, [...collections, 'quizCategories']);
    const givenCategories = givenApp(categoryStore.open, 'importshelffuse');

    it('stores all categories and questions, or nothing, whichever write the store refuses', async () => {
      const { ada, store, clock, product } = await givenBankUsers(givenCategories, gateway);
      const algebra = await createQuizCategory(ada, 'Algebra');
      const categories = store.collection<{ _id: string }>('quizCategories');
      const questions = store.collection<{ _id: string; categoryId: string | null }>('questions');
      const endings = new Set<string>();
      let hasFailed = true;
      for (let at = 1; hasFailed; at += 1) {
        const fuse = { writesUntilFailure: at, failsFromThenOn: false };
        categoryStore.state.fuse = fuse;
        const { status } = await ada.post('/api/questions/import', categorized);
        categoryStore.state.fuse = null;
        hasFailed = fuse.writesUntilFailure <= 0;
        expect(status).toBe(hasFailed ? 500 : 201);
        clock.advance(11 * minute);
        await product.purge();
        const storedCategories = await categories.find({}).toArray();
        const remaining = await questions.find({}).toArray();
        endings.add(`${storedCategories.length} ${remaining.length}`);
        const withoutCategory = remaining.filter(
          ({ categoryId }) => !storedCategories.some(({ _id }) => _id === categoryId),
        );
        expect(withoutCategory, `broken at write ${at}`).toEqual([]);
        for (const name of collections) await store.collection(name).deleteMany({});
        await categories.deleteMany({ _id: { $ne: algebra } });
      }
      expect(endings).toEqual(new Set(['1 0', '4 4']));
    });

    it('writes nothing if the new categories would exceed the bank’s limit', async () => {
      const { ada, store, adaId: ownerId } = await givenBankUsers(givenCategories, gateway);
      const numbers = Array.from({ length: 498 }, (_, at) => `${at}`);
      const max = numbers.map((_id) => ({ _id, ownerId, categoryName: _id, nameKey: _id }));
      await store.collection('quizCategories').insertMany(max);
      const fuse = { writesUntilFailure: 1000, failsFromThenOn: false };
      categoryStore.state.fuse = fuse;
      const { status, text } = await ada.post('/api/questions/import', categorized);
      categoryStore.state.fuse = null;
      expect([status, text]).toEqual([400, 'A question bank can have at most 500 categories.']);
      expect(fuse.writesUntilFailure).toBe(1000);
    });

    it('removes the new categories if a purge undoes the import', async () => {
      const { ada, store, clock, product } = await givenBankUsers(givenCategories, gateway);
      const count = () => store.collection('quizCategories').countDocuments({});
      // Four categories and the import are recorded, then the process dies.
      categoryStore.state.fuse = { writesUntilFailure: 6, failsFromThenOn: true };
      expect((await ada.post('/api/questions/import', categorized)).status).toBe(500);
      categoryStore.state.fuse = null;
      expect(await count()).toBe(4);
      clock.advance(11 * minute);
      await product.purge();
      expect([await count(), await questionTexts(ada)]).toEqual([0, []]);
    });
  });

  describe('an import of several quizzes', () => {
    const stored = ['quizzes', 'questions', 'questionVersions', 'answerKeys', 'quizWrites', 'quizImports'];
    const quizStore = fused(openStore, stored);
    const givenQuizzes = givenApp(quizStore.open, 'quizzesfuse');
    const essay = (prompt: string) => item({ type: 'essay_question', prompt });
    const text = quizFile(essay('A1?') + essay('A2?'), 'a', 'First').replace(
      '</questestinterop>',
      `<assessment ident="b" title="Second"><section>${essay('B1?')}</section></assessment></questestinterop>`,
    );

    it.each([
      ['refuses a write', false],
      ['stops with the process', true],
    ])('is all-or-nothing if the store %s, at any write', async (_what, failsFromThenOn) => {
      const { ada, store, clock, product } = await givenBankUsers(givenQuizzes, gateway);
      const countOf = (name: string) => store.collection(name).countDocuments({});
      const endings = new Set<string>();
      let hasFailed = true;
      for (let at = 1; hasFailed; at += 1) {
        const fuse = { writesUntilFailure: at, failsFromThenOn };
        quizStore.state.fuse = fuse;
        const { status, text: reply } = await ada.post('/api/quizzes/import', { text });
        quizStore.state.fuse = null;
        hasFailed = fuse.writesUntilFailure <= 0;
        expect(status, reply).toBe(hasFailed ? 500 : 201);
        clock.advance(11 * minute);
        await product.purge();
        // Questions of an undone write are marked as deleted, and have no versions.
        const questions = await store
          .collection<{ _id: string; deletedAt: string | null }>('questions')
          .countDocuments({ deletedAt: null });
        const others = ['questionVersions', 'answerKeys', 'quizWrites', 'quizImports'];
        const counts = await Promise.all(others.map(countOf));
        endings.add([await countOf('quizzes'), questions, ...counts].join(' '));
        for (const name of stored) await store.collection(name).deleteMany({});
      }
      expect(endings).toEqual(new Set(['0 0 0 0 0 0', '2 3 3 3 0 0']));
    });
  });

  describe('an import into the bank', () => {
    it.each([
      ['refuses a write', false],
      ['stops with the process', true],
    ])('is all-or-nothing if the store %s, at any write', async (_what, failsFromThenOn) => {
      const { ada, store, clock, product } = await givenBankUsers(given, gateway);
      const counts = () => Promise.all(collections.map((name) => store.collection(name).countDocuments({})));
      const endings = new Set<number>();
      let hasFailed = true;
      for (let at = 1; hasFailed; at += 1) {
        const fuse = { writesUntilFailure: at, failsFromThenOn };
        state.fuse = fuse;
        const { status } = await ada.post('/api/questions/import', body);
        state.fuse = null;
        hasFailed = fuse.writesUntilFailure <= 0;
        expect(status).toBe(hasFailed ? 500 : 201);
        clock.advance(11 * minute);
        await product.purge();
        const [, total = 0] = await counts();
        expect(await counts(), `broken at write ${at}`).toEqual([0, total, total, total]);
        expect(await questionTexts(ada, '?first=100')).toEqual(names.slice(0, Math.min(total, 100)));
        endings.add(total);
        for (const name of collections) await store.collection(name).deleteMany({});
      }
      expect(endings).toEqual(new Set([0, names.length]));
    });

    it('shows nothing before all is stored', async () => {
      const { ada, store, clock, product } = await givenBankUsers(given, gateway);
      state.fuse = { writesUntilFailure: 7, failsFromThenOn: true };
      expect((await ada.post('/api/questions/import', body)).status).toBe(500);
      state.fuse = null;
      expect(await store.collection('answerKeys').countDocuments({})).toBe(names.length);
      expect(await questionTexts(ada)).toEqual([]);
      expect((await ada.get('/api/quiz/all-question')).text).toBe('[]');
      clock.advance(9 * minute);
      await product.purge();
      expect(await store.collection('bankImports').countDocuments({})).toBe(1);
      clock.advance(2 * minute);
      await product.purge();
      expect(await store.collection('answerKeys').countDocuments({})).toBe(0);
    });
  });
};

describeOnSqlite('interrupted imports', suite);
