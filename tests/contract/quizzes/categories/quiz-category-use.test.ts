import { describe, expect, it, vi } from 'vitest';
import {
  describeOnSqlite,
  type StoreSuite,
} from '../../../../functions/platform/store/testing/store-suites.ts';
import { addQuestion, createQuizCategory, givenBankUsers, storeQuiz } from '../../../support/bank.ts';
import type { Browser } from '../../../support/browser.ts';
import { gatewaysOn } from '../../../support/gateways.ts';
import { givenApp } from '../../../support/given-app.ts';

vi.setConfig({ testTimeout: 60_000 });

async function countsOf(browser: Browser) {
  const [category] = JSON.parse((await browser.get('/api/quizCategories')).text) as {
    quizCount: number;
    questionCount: number;
    bankQuestionCount: number;
  }[];
  return [category?.quizCount, category?.questionCount, category?.bankQuestionCount];
}

const suite: StoreSuite = (openStore) => {
  const given = givenApp(openStore, 'categoryuse');

  describe.each(gatewaysOn(openStore))('a quiz category over $name', (gateway) => {
    it('counts quizzes that the caller can take or edit, and an instructor’s own questions', async () => {
      const { ada, eve, sam, root, store, adaId, eveId } = await givenBankUsers(given, gateway);
      const categoryId = await createQuizCategory(ada, 'Calculus');
      const { id } = await addQuestion(ada, { categoryId });
      const gone = await addQuestion(ada, { categoryId, question: 'Gone?' });
      await ada.remove(`/api/questions/${gone.id}`);
      const quiz = (_id: string, ownerId: string, more: object) =>
        storeQuiz(store, { _id, ownerId, categoryId, ...more }, [id, 'other']);
      await quiz('draft', adaId, {});
      await quiz('open', adaId, { isPublished: true });
      await quiz('elsewhere', adaId, { isPublished: true, courseId: 'not-mine' });
      await quiz('deleted', adaId, { isPublished: true, deletedAt: '2026-11-20T09:00:00.000Z' });
      await quiz('private', eveId, { practiceOf: eveId });
      expect(await countsOf(sam)).toEqual([1, 2, 0]);
      expect(await countsOf(ada)).toEqual([3, 7, 1]);
      expect(await countsOf(eve)).toEqual([1, 2, 0]);
      expect(await countsOf(root)).toEqual([3, 6, 0]);
    });

    it('shows its owner how many quizzes and questions use it, and logs a new name', async () => {
      const { ada, eve, root, sam, store, adaId } = await givenBankUsers(given, gateway);
      const categoryId = await createQuizCategory(ada, 'Calculus');
      const use = (browser: Browser) => browser.get(`/api/quizCategories/${categoryId}/use`);
      const counts = async (browser: Browser) => {
        const { id, _id, ...rest } = JSON.parse((await use(browser)).text) as Record<string, unknown>;
        expect([id, _id]).toEqual([categoryId, categoryId]);
        return Object.values(rest);
      };
      expect(await counts(ada)).toEqual([0, 0]);
      for (const question of ['One?', 'Two?']) await addQuestion(ada, { categoryId, question });
      await storeQuiz(store, { _id: 'one', ownerId: adaId, categoryId });
      await storeQuiz(store, {
        _id: 'gone',
        ownerId: adaId,
        categoryId,
        deletedAt: '2026-11-20T09:00:00.000Z',
      });
      await storeQuiz(store, { _id: 'drill', ownerId: 'sam', practiceOf: 'sam', categoryId });
      expect(await counts(ada)).toEqual([1, 2]);
      expect(await counts(root)).toEqual([1, 2]);
      expect((await use(eve)).status).toBe(404);
      expect((await use(sam)).status).toBe(403);
      const missing = { status: 404, text: 'Category not found.' };
      expect(await ada.get('/api/quizCategories/missing/use')).toMatchObject(missing);
      await createQuizCategory(ada, 'Algebra');
      for (const categoryName of ['algebra', 'Calculus', 'Calculus I'])
        await ada.put(`/api/quizCategories/${categoryId}`, { categoryName });
      const log = await root.get('/api/audit-log?search=ada');
      const { 0: entry, length } = (JSON.parse(log.text) as { action: string }[]).filter(
        ({ action }) => action === 'renameQuizCategory',
      );
      expect(length).toBe(1);
      expect(entry).toMatchObject({
        subjectType: 'quizCategory',
        subject: 'Calculus',
        before: 'Calculus',
        after: 'Calculus I',
      });
    });
  });
};

describeOnSqlite('the use of quiz categories', suite);
