import { describe, expect, it, vi } from 'vitest';
import {
  describeOnSqlite,
  type StoreSuite,
} from '../../../../functions/platform/store/testing/store-suites.ts';
import { added, categoryOf, staffed, storedQuiz } from '../../../support/bank.ts';
import type { Browser } from '../../../support/browser.ts';
import { gatewaysOn } from '../../../support/gateways.ts';
import { givenOn } from '../../../support/given-app.ts';

vi.setConfig({ testTimeout: 60_000 });

const suite: StoreSuite = (openStore) => {
  const given = givenOn(openStore, 'categoryuse');

  describe.each(gatewaysOn(openStore))('a shared quiz category over $name', (gateway) => {
    it('shows instructors how many quizzes and questions use it, and logs a new name', async () => {
      const { ada, eve, root, sam, store, adaId, eveId } = await staffed(given, gateway);
      const categoryId = await categoryOf(ada, 'Calculus');
      const use = (browser: Browser) => browser.get(`/api/quizCategories/${categoryId}/use`);
      const counts = async (browser: Browser) => {
        const { id, _id, ...rest } = JSON.parse((await use(browser)).text) as Record<string, unknown>;
        expect([id, _id]).toEqual([categoryId, categoryId]);
        return Object.values(rest);
      };
      expect(await counts(ada)).toEqual([0, 0, 0, 0, 0, 0]);
      for (const question of ['One?', 'Two?']) await added(ada, { categoryId, question });
      await added(eve, { categoryId });
      await storedQuiz(store, { _id: 'hers', ownerId: eveId, categoryId });
      await storedQuiz(store, {
        _id: 'gone',
        ownerId: adaId,
        categoryId,
        deletedAt: '2026-11-20T09:00:00.000Z',
      });
      await storedQuiz(store, { _id: 'drill', ownerId: 'sam', practiceOf: 'sam', categoryId });
      expect(await counts(ada)).toEqual([2, 1, 1, 3, 0, 2]);
      expect(await counts(eve)).toEqual([2, 1, 1, 3, 1, 1]);
      expect(await counts(root)).toEqual([2, 2, 1, 3, 1, 3]);
      expect((await use(sam)).status).toBe(403);
      const missing = { status: 404, text: 'Category not found.' };
      expect(await ada.get('/api/quizCategories/missing/use')).toMatchObject(missing);
      await categoryOf(ada, 'Algebra');
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
