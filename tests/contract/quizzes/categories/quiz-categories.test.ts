import { describe, expect, it, vi } from 'vitest';
import {
  describeOnSqlite,
  type StoreSuite,
} from '../../../../functions/platform/store/testing/store-suites.ts';
import { added, categoryOf, staffed, storedQuiz } from '../../../support/bank.ts';
import type { Browser } from '../../../support/browser.ts';
import { gatewaysOn } from '../../../support/gateways.ts';
import { codeOf, unchanged } from '../../../support/expectations.ts';
import { givenOn } from '../../../support/given-app.ts';

vi.setConfig({ testTimeout: 60_000 });

interface CategoryReply {
  readonly id: string;
  readonly categoryName: string;
  readonly quizCount: number;
  readonly bankQuestionCount: number;
  readonly questionCount: number;
}

async function categoriesOf(browser: Browser, path = '/api/quizCategories'): Promise<CategoryReply[]> {
  const reply = await browser.get(path);
  if (reply.status !== 200) throw new Error(`${reply.status} ${reply.text}`);
  return JSON.parse(reply.text) as CategoryReply[];
}

const suite: StoreSuite = (openStore) => {
  const given = givenOn(openStore, 'categories');

  describe.each(gatewaysOn(openStore))('a quiz category over $name', (gateway) => {
    it('is shared by all instructors, listed by name, and visible to students while it is active', async () => {
      const { ada, eve, sam } = await staffed(given, gateway);
      expect(await ada.get('/api/quizCategories')).toMatchObject({ status: 200, text: '[]' });
      const reply = await ada.post('/api/quizCategories', { categoryName: '  Waves  and optics ' });
      expect(reply.status, reply.text).toBe(201);
      const waves = JSON.parse(reply.text);
      expect(waves).toEqual({
        id: waves.id,
        _id: waves.id,
        categoryName: 'Waves and optics',
        active: true,
        quizCount: 0,
        questionCount: 0,
        bankQuestionCount: 0,
      });
      const algebra = await categoryOf(eve, 'algebra');
      const edited = await eve.put(`/api/quizCategories/${waves.id}`, {
        categoryName: 'Waves',
        active: false,
      });
      expect(JSON.parse(edited.text)).toMatchObject({ categoryName: 'Waves', active: false });
      const names = async (browser: Browser, path?: string) =>
        (await categoriesOf(browser, path)).map(({ categoryName }) => categoryName);
      expect(await names(ada)).toEqual(['algebra', 'Waves']);
      expect(await names(sam)).toEqual(['algebra']);
      expect(await names(ada, '/api/quiz/category/meta')).toEqual(['algebra']);
      const inactive = '{ quizCategories(active: false) { categoryName } }';
      expect((await sam.graphql(inactive)).result.data).toEqual({ quizCategories: [] });
      expect((await ada.graphql(inactive)).result.data).toEqual({
        quizCategories: [{ categoryName: 'Waves' }],
      });
      expect((await ada.put(`/api/quizCategories/${waves.id}`, { active: true })).status).toBe(200);
      expect(await ada.remove(`/api/quizCategories/${algebra}`)).toMatchObject({ status: 204, text: '' });
      expect(await names(sam)).toEqual(['Waves']);
    });

    it('counts quizzes that the caller can take or edit, and an instructor’s own questions', async () => {
      const { ada, eve, sam, root, store, adaId, eveId } = await staffed(given, gateway);
      const categoryId = await categoryOf(ada, 'Calculus');
      const { id } = await added(ada, { categoryId });
      await added(eve, { categoryId });
      const gone = await added(ada, { categoryId, question: 'Gone?' });
      await ada.remove(`/api/questions/${gone.id}`);
      const quiz = (_id: string, ownerId: string, more: object) =>
        storedQuiz(store, { _id, ownerId, categoryId, ...more }, [id, 'other']);
      await quiz('draft', adaId, {});
      await quiz('open', eveId, { isPublished: true });
      await quiz('elsewhere', eveId, { isPublished: true, courseId: 'not-mine' });
      await quiz('deleted', adaId, { isPublished: true, deletedAt: '2026-11-20T09:00:00.000Z' });
      await quiz('private', eveId, { practiceOf: eveId });
      const counts = async (browser: Browser) => {
        const [category] = await categoriesOf(browser);
        return [category?.quizCount, category?.questionCount, category?.bankQuestionCount];
      };
      expect(await counts(sam)).toEqual([1, 2, 0]);
      expect(await counts(ada)).toEqual([2, 5, 1]);
      expect(await counts(eve)).toEqual([2, 5, 1]);
      expect(await counts(root)).toEqual([3, 6, 0]);
    });

    it('has a unique name, ignoring letter case and spaces', async () => {
      const { ada, eve } = await staffed(given, gateway);
      const first = await categoryOf(ada, 'Calculus I');
      const second = await categoryOf(ada, 'Physics');
      await unchanged(
        () => categoriesOf(ada),
        async () => {
          const taken = 'categoryName: Another category has this name.';
          for (const categoryName of ['Calculus I', ' CALCULUS  i', 'Ｃalculus I'])
            expect(await eve.post('/api/quizCategories', { categoryName })).toMatchObject({
              status: 400,
              text: `Failed to add quiz category\n${taken}`,
            });
          expect(
            await eve.put(`/api/quizCategories/${second}`, { categoryName: 'calculus I' }),
          ).toMatchObject({
            status: 400,
            text: `Failed to edit quiz category\n${taken}`,
          });
        },
      );
      const renamed = await ada.put(`/api/quizCategories/${first}`, { categoryName: 'CALCULUS I' });
      expect(JSON.parse(renamed.text)).toMatchObject({ categoryName: 'CALCULUS I' });
      const both = await Promise.all(
        [ada, eve].map((browser) => browser.post('/api/quizCategories', { categoryName: 'At once' })),
      );
      expect(both.map(({ status }) => status).toSorted()).toEqual([201, 400]);
    });

    it('can be changed only by instructors, and only with valid input', async () => {
      const { ada, sam, nobody } = await staffed(given, gateway);
      const id = await categoryOf(ada, 'Calculus');
      await unchanged(
        () => categoriesOf(ada),
        async () => {
          for (const requestedId of [id, 'missing', '__proto__', '%7B%22%24gt%22%3A%22%22%7D']) {
            for (const [browser, status] of [
              [sam, 403],
              [nobody, 401],
            ] as const) {
              expect((await browser.put(`/api/quizCategories/${requestedId}`, { x: 1 })).status).toBe(status);
              expect((await browser.remove(`/api/quizCategories/${requestedId}`)).status).toBe(status);
              expect((await browser.post('/api/quizCategories', 'text')).status).toBe(status);
            }
          }
          for (const requestedId of ['missing', '__proto__', '%7B%22%24gt%22%3A%22%22%7D']) {
            const missing = { status: 404, text: 'Category not found.' };
            expect(await ada.put(`/api/quizCategories/${requestedId}`, { active: false })).toMatchObject(
              missing,
            );
            expect(await ada.remove(`/api/quizCategories/${requestedId}`)).toMatchObject(missing);
          }
          for (const categoryName of ['', '   ', 'x'.repeat(101), 'a\u0000b', 7, null, { $gt: '' }, ['x']]) {
            expect((await ada.post('/api/quizCategories', { categoryName })).status).toBe(400);
            expect((await ada.put(`/api/quizCategories/${id}`, { categoryName })).status).toBe(400);
          }
          const long = 'x'.repeat(300);
          const tooLong = (title: string) => ({
            status: 400,
            text: `${title}\ncategoryName: At most 100 characters.`,
          });
          expect(await ada.post('/api/quizCategories', { categoryName: long })).toMatchObject(
            tooLong('Failed to add quiz category'),
          );
          expect(await ada.put(`/api/quizCategories/${id}`, { categoryName: long })).toMatchObject(
            tooLong('Failed to edit quiz category'),
          );
          expect((await ada.post('/api/quizCategories', {})).status).toBe(400);
          expect((await ada.put(`/api/quizCategories/${id}`, { active: null })).status).toBe(400);
          expect((await ada.put(`/api/quizCategories/${id}`, { nameKey: 'x' })).status).toBe(400);
          const add = 'mutation { addQuizCategory(categoryName: "New") { id } }';
          expect(codeOf(await sam.graphql(add))).toBe('FORBIDDEN');
          expect(codeOf(await nobody.graphql(add))).toBe('UNAUTHENTICATED');
        },
      );
      expect((await nobody.get('/api/quizCategories')).status).toBe(401);
      expect((await nobody.get('/api/quiz/category/meta')).status).toBe(401);
      expect((await ada.put(`/api/quizCategories/${id}`, {})).status).toBe(200);
    });
  });
};

describeOnSqlite('quiz categories', suite);
