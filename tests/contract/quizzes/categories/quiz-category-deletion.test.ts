import { describe, expect, it, vi } from 'vitest';
import type { StoredDocument } from '../../../../functions/platform/store/store.ts';
import {
  describeOnSqlite,
  type StoreSuite,
} from '../../../../functions/platform/store/testing/store-suites.ts';
import {
  addQuestion,
  createQuizCategory,
  choiceBody,
  readQuestion,
  givenBankUsers,
  storeQuiz,
} from '../../../support/bank.ts';
import type { Browser } from '../../../support/browser.ts';
import { gatewaysOn } from '../../../support/gateways.ts';
import { expectUnchanged } from '../../../support/expectations.ts';
import { givenApp } from '../../../support/given-app.ts';

vi.setConfig({ testTimeout: 60_000 });

interface CategoryReply {
  readonly id: string;
  readonly categoryName: string;
  readonly quizCount: number;
  readonly questionCount: number;
}

async function categoriesOf(browser: Browser, path = '/api/quizCategories'): Promise<CategoryReply[]> {
  const reply = await browser.get(path);
  if (reply.status !== 200) throw new Error(`${reply.status} ${reply.text}`);
  return JSON.parse(reply.text) as CategoryReply[];
}

const suite: StoreSuite = (openStore) => {
  const given = givenApp(openStore, 'categorydeletion');

  describe.each(gatewaysOn(openStore))('a quiz category over $name', (gateway) => {
    it('has a unique name in its bank, ignoring letter case and spaces', async () => {
      const { ada, eve } = await givenBankUsers(given, gateway);
      const first = await createQuizCategory(ada, 'Calculus I');
      const second = await createQuizCategory(ada, 'Physics');
      await expectUnchanged(
        () => categoriesOf(ada),
        async () => {
          const message = 'categoryName: Another category has this name.';
          for (const categoryName of ['Calculus I', ' CALCULUS  i', 'Ｃalculus I'])
            expect(await ada.post('/api/quizCategories', { categoryName })).toMatchObject({
              status: 400,
              text: `Failed to add quiz category\n${message}`,
            });
          expect(
            await ada.put(`/api/quizCategories/${second}`, { categoryName: 'calculus I' }),
          ).toMatchObject({
            status: 400,
            text: `Failed to edit quiz category\n${message}`,
          });
        },
      );
      const renamed = await ada.put(`/api/quizCategories/${first}`, { categoryName: 'CALCULUS I' });
      expect(JSON.parse(renamed.text)).toMatchObject({ categoryName: 'CALCULUS I' });
      await createQuizCategory(eve, 'Calculus I');
      const both = await Promise.all(
        [ada, ada].map((browser) => browser.post('/api/quizCategories', { categoryName: 'At once' })),
      );
      expect(both.map(({ status }) => status).toSorted()).toEqual([201, 400]);
    });

    it('is not deleted while it is used, and the error lists the uses', async () => {
      const { ada, store, adaId } = await givenBankUsers(given, gateway);
      const categoryId = await createQuizCategory(ada, 'Calculus');
      const path = `/api/quizCategories/${categoryId}`;
      const { id } = await addQuestion(ada, { categoryId });
      const title = 'Failed to delete quiz category';
      await expectUnchanged(
        () => categoriesOf(ada),
        async () => {
          const text = `${title}\nThe category is in use: 1 question is in it. Move it first.`;
          expect(await ada.remove(path)).toMatchObject({ status: 409, text });
        },
      );
      await storeQuiz(store, { _id: 'one', ownerId: adaId, categoryId });
      await storeQuiz(store, { _id: 'two', ownerId: adaId, categoryId });
      expect((await ada.remove(path)).text).toContain('2 quizzes and 1 question are in it');
      await store.collection<StoredDocument>('quizzes').deleteMany({});
      expect((await ada.put(`/api/questions/${id}`, choiceBody)).status).toBe(200);
      expect((await ada.remove(path)).status).toBe(204);
    });

    it('leaves no question in a deleted category if questions are added at the same time', async () => {
      const { ada } = await givenBankUsers(given, gateway);
      for (let round = 0; round < 10; round += 1) {
        const categoryId = await createQuizCategory(ada, `Round ${round}`);
        const { id } = await addQuestion(ada, { question: `Kept ${round}?` });
        const [removal, addition, edit] = await Promise.all([
          ada.remove(`/api/quizCategories/${categoryId}`),
          ada.post('/api/questions', { ...choiceBody, question: `New ${round}?`, categoryId }),
          ada.put(`/api/questions/${id}`, { ...choiceBody, question: `Kept ${round}?`, categoryId }),
        ]);
        expect([201, 400]).toContain(addition.status);
        expect([200, 400]).toContain(edit.status);
        expect([204, 409]).toContain(removal.status);
        const exists = (await categoriesOf(ada)).some((category) => category.id === categoryId);
        expect(exists).toBe(removal.status === 409);
        const search = await ada.get(`/api/all-questions?categoryId=${categoryId}`);
        const questions = JSON.parse(search.text) as object[];
        if (!exists) expect(questions).toEqual([]);
      }
    });

    it('that was deleted cannot be assigned, even to a restored question', async () => {
      const { ada } = await givenBankUsers(given, gateway);
      const categoryId = await createQuizCategory(ada, 'Calculus');
      const { id } = await addQuestion(ada, { categoryId });
      await ada.remove(`/api/questions/${id}`);
      expect((await ada.remove(`/api/quizCategories/${categoryId}`)).status).toBe(204);
      const refused = await ada.post('/api/questions', { ...choiceBody, categoryId });
      expect(refused).toMatchObject({
        status: 400,
        text: 'Failed to add question. Please try again later.\ncategoryId: Category not found.',
      });
      await ada.post(`/api/questions/${id}/restore`, {});
      expect(await readQuestion(ada, id)).toMatchObject({ categoryId: null });
    });

    it('is active again, or deleted, after the next purge if its deletion was interrupted', async () => {
      const { ada, store, clock, product } = await givenBankUsers(given, gateway);
      const used = await createQuizCategory(ada, 'Used');
      const empty = await createQuizCategory(ada, 'Empty');
      await addQuestion(ada, { categoryId: used });
      const categories = store.collection<StoredDocument & { leavingAt: string | null }>('quizCategories');
      for (const _id of [used, empty])
        await categories.updateOne({ _id }, { $set: { leavingAt: clock.now().toISOString() } });
      expect(await categoriesOf(ada)).toEqual([]);
      clock.advance(10 * 60_000);
      await product.purge();
      expect((await categoriesOf(ada)).map(({ id }) => id)).toEqual([used]);
      expect((await ada.post('/api/quizCategories', { categoryName: 'Empty' })).status).toBe(201);
    });
  });
};

describeOnSqlite('deletion of quiz categories', suite);
