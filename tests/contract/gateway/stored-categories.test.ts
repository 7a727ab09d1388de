import { setImmediate } from 'node:timers/promises';
import { describe, expect, it, vi } from 'vitest';
import { migrate, type AnyDocument } from '../../../functions/platform/store/migrate.ts';
import { migrations } from '../../../functions/platform/store/migrations.ts';
import {
  describeOnMongo,
  describeOnSqlite,
  type StoreSuite,
} from '../../../functions/platform/store/testing/store-suites.ts';
import { addQuestion, readQuestion, givenBankUsers, storeQuiz } from '../../support/bank.ts';
import type { Browser } from '../../support/browser.ts';
import { fused } from '../../support/fused-store.ts';
import { gatewayOn } from '../../support/gateways.ts';
import { givenApp } from '../../support/given-app.ts';

vi.setConfig({ testTimeout: 120_000 });

interface CategoryReply {
  readonly id: string;
  readonly categoryName: string;
  readonly active: boolean;
  readonly bankQuestionCount: number;
}

async function categoriesOf(browser: Browser): Promise<CategoryReply[]> {
  return JSON.parse((await browser.get('/api/quizCategories')).text) as CategoryReply[];
}

const sharedCategory = (_id: string, categoryName: string, active = true): AnyDocument => ({
  _id,
  categoryName,
  nameKey: categoryName.toLowerCase(),
  active,
  createdAt: '2026-11-01T09:00:00.000Z',
  leavingAt: null,
});

const suite: StoreSuite = (openStore) => {
  const written = ['quizCategories', 'questions', 'quizzes', 'bankImports', 'questionUpdates', 'migrations'];
  const { open, state } = fused(openStore, written);
  const given = givenApp(open, 'sharedcategories');
  const gateway = gatewayOn(openStore);

  describe('categories that all instructors shared', () => {
    it('belong to one bank each after the migration, even if it crashed, and all content keeps its category', async () => {
      const { ada, eve, root, store, clock, adaId, eveId } = await givenBankUsers(given, gateway);
      const questions = store.collection<AnyDocument>('questions');
      const addToCategory = async (browser: Browser, question: string, categoryId: string) => {
        const { id } = await addQuestion(browser, { question });
        await questions.updateOne({ _id: { $eq: id } }, { $set: { categoryId } });
        return id;
      };
      await store
        .collection<AnyDocument>('quizCategories')
        .insertMany([
          sharedCategory('both', 'Calculus'),
          sharedCategory('hers', 'Optics', false),
          sharedCategory('quiz', 'Quizzes only'),
          sharedCategory('empty', 'Nothing yet'),
        ]);
      const first = await addToCategory(ada, 'First?', 'both');
      clock.advance(1000);
      const second = await addToCategory(eve, 'Second?', 'both');
      const optics = await addToCategory(eve, 'Optics?', 'hers');
      const deletedQuestion = await addToCategory(eve, 'Gone?', 'both');
      await eve.remove(`/api/questions/${deletedQuestion}`);
      await storeQuiz(store, { _id: 'one', ownerId: adaId, categoryId: 'quiz', isPublished: true });
      await storeQuiz(store, { _id: 'two', ownerId: eveId, categoryId: 'both', isPublished: true });
      await store.collection<AnyDocument>('bankImports').insertOne({
        _id: 'import',
        ownerId: eveId,
        made: ['both'],
        questions: [
          { id: 'a', categoryId: 'both' },
          { id: 'b', categoryId: null },
        ] as never,
      });
      await store.collection<AnyDocument>('questionUpdates').insertOne({
        _id: 'update',
        userId: eveId,
        act: { kind: 'set', set: { categoryId: 'both' } } as never,
      });
      await store
        .collection<AnyDocument>('migrations')
        .insertOne({ _id: 'version', version: 5, holder: null, heldUntil: '' });
      let crashes = 0;
      for (let writes = 1; ; writes += 2) {
        state.fuse = { writesUntilFailure: writes, failsFromThenOn: true };
        const end = await migrate(store, migrations, {
          clock,
          newId: () => `process-${writes}`,
          wait: async () => void (await setImmediate()),
        }).then(
          () => 'done',
          () => 'died',
        );
        state.fuse = null;
        if (end === 'done') break;
        crashes += 1;
        clock.advance(31_000);
      }
      expect(crashes).toBeGreaterThan(3);
      const [adas, eves] = [await categoriesOf(ada), await categoriesOf(eve)];
      const withQuestions = (all: CategoryReply[], name: string) =>
        all.find(({ categoryName, bankQuestionCount }) => categoryName === name && bankQuestionCount > 0);
      // The quizzes are open to everybody, so each instructor also sees the category of the other's quiz.
      expect(adas.map(({ categoryName }) => categoryName)).toEqual([
        'Calculus',
        'Calculus',
        'Nothing yet',
        'Quizzes only',
      ]);
      expect(eves.map(({ categoryName }) => categoryName)).toEqual([
        'Calculus',
        'Nothing yet',
        'Optics',
        'Quizzes only',
      ]);
      expect(withQuestions(adas, 'Calculus')?.id).toBe('both');
      const copy = withQuestions(eves, 'Calculus')?.id;
      expect(withQuestions(eves, 'Optics')).toMatchObject({ id: 'hers', active: false });
      expect((await readQuestion(ada, first)).categoryId).toBe('both');
      expect((await readQuestion(eve, second)).categoryId).toBe(copy);
      expect((await readQuestion(eve, optics)).categoryId).toBe('hers');
      await eve.post(`/api/questions/${deletedQuestion}/restore`, {});
      expect((await readQuestion(eve, deletedQuestion)).categoryId).toBe(copy);
      const quizzes = JSON.parse((await root.get('/api/quiz/meta')).text) as {
        id: string;
        categoryId: string;
      }[];
      expect(Object.fromEntries(quizzes.map(({ id, categoryId }) => [id, categoryId]))).toEqual({
        one: 'quiz',
        two: copy,
      });
      expect(await store.collection<AnyDocument>('bankImports').findOne({})).toMatchObject({
        made: [copy],
        questions: [{ categoryId: copy }, { categoryId: null }],
      });
      expect(await store.collection<AnyDocument>('questionUpdates').findOne({})).toMatchObject({
        act: { set: { categoryId: copy } },
      });
      // Categories of different banks can have the same name.
      const renamed = await ada.put('/api/quizCategories/both', { categoryName: 'Analysis' });
      expect(renamed.status, renamed.text).toBe(200);
      expect(withQuestions(await categoriesOf(eve), 'Calculus')?.id).toBe(copy);
      expect((await eve.post('/api/quizCategories', { categoryName: 'calculus' })).status).toBe(400);
      expect((await ada.post('/api/quizCategories', { categoryName: 'calculus' })).status).toBe(201);
    });
  });
};

describeOnSqlite('the migration of quiz categories', suite);
await describeOnMongo('the migration of quiz categories', suite);
