import { describe, expect, it, vi } from 'vitest';
import {
  describeOnSqlite,
  type StoreSuite,
} from '../../../../functions/platform/store/testing/store-suites.ts';
import {
  addQuestion,
  createQuizCategory,
  choiceBody,
  givenBankUsers,
  storeQuiz,
} from '../../../support/bank.ts';
import type { Browser } from '../../../support/browser.ts';
import { gatewaysOn } from '../../../support/gateways.ts';
import { codeOf, expectUnchanged } from '../../../support/expectations.ts';
import { givenApp } from '../../../support/given-app.ts';

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
  const given = givenApp(openStore, 'categories');

  describe.each(gatewaysOn(openStore))('a quiz category over $name', (gateway) => {
    it('belongs to one bank, and others see it only with a visible quiz or practice question in it', async () => {
      const { ada, eve, sam, root, store, adaId } = await givenBankUsers(given, gateway);
      expect(await ada.get('/api/quizCategories')).toMatchObject({ status: 200, text: '[]' });
      const reply = await ada.post('/api/quizCategories', { categoryName: '  Waves  and optics ' });
      expect(reply.status, reply.text).toBe(201);
      const waves = JSON.parse(reply.text);
      expect(waves).toEqual({
        id: waves.id,
        _id: waves.id,
        categoryName: 'Waves and optics',
        active: true,
        bankId: adaId,
        isOwn: true,
        canEdit: true,
        quizCount: 0,
        questionCount: 0,
        bankQuestionCount: 0,
      });
      const path = `/api/quizCategories/${waves.id}`;
      const namesSeenBy = async (browser: Browser, at?: string) =>
        (await categoriesOf(browser, at)).map(({ categoryName }) => categoryName);
      await createQuizCategory(eve, 'algebra');
      expect(await namesSeenBy(ada)).toEqual(['Waves and optics']);
      expect(await namesSeenBy(eve)).toEqual(['algebra']);
      expect(await namesSeenBy(root)).toEqual(['algebra', 'Waves and optics']);
      expect(await namesSeenBy(sam)).toEqual([]);
      await expectUnchanged(
        () => categoriesOf(ada),
        async () => {
          const refused = { status: 404, text: 'Category not found.' };
          expect(await eve.put(path, { categoryName: 'Mine' })).toMatchObject(refused);
          expect(await eve.remove(path)).toMatchObject(refused);
          expect(await eve.get(`${path}/use`)).toMatchObject(refused);
          const question = await eve.post('/api/questions', { ...choiceBody, categoryId: waves.id });
          expect(question).toMatchObject({ status: 400 });
          expect(question.text).toContain('categoryId: Category not found.');
        },
      );
      const quiz = { ownerId: adaId, categoryId: waves.id as string };
      await storeQuiz(store, { _id: 'open', ...quiz, isPublished: true }, ['some']);
      // A quiz for everyone makes ada a teacher of all, so that sam can practise with her questions.
      const optics = await createQuizCategory(ada, 'Optics');
      await createQuizCategory(ada, 'Not yet used');
      await addQuestion(ada, { categoryId: optics, availableForPractice: true });
      const exams = await createQuizCategory(ada, 'Exams');
      await addQuestion(ada, { categoryId: exams, availableForPractice: false, question: 'Secret?' });
      expect(await namesSeenBy(sam)).toEqual(['Optics', 'Waves and optics']);
      expect(await namesSeenBy(eve)).toEqual(['algebra', 'Waves and optics']);
      const [, seen] = await categoriesOf(eve);
      expect(seen).toMatchObject({ isOwn: false, canEdit: false, quizCount: 1, bankQuestionCount: 0 });
      const hidden = await ada.put(path, { categoryName: 'Waves', active: false });
      expect(JSON.parse(hidden.text)).toMatchObject({ categoryName: 'Waves', active: false, isOwn: true });
      expect(await namesSeenBy(sam)).toEqual(['Optics']);
      expect(await namesSeenBy(eve)).toEqual(['algebra']);
      expect(await namesSeenBy(ada, '/api/quiz/category/meta')).toEqual(['Exams', 'Not yet used', 'Optics']);
      const inactive = '{ quizCategories(active: false) { categoryName } }';
      expect((await sam.graphql(inactive)).result.data).toEqual({ quizCategories: [] });
      expect((await ada.graphql(inactive)).result.data).toEqual({
        quizCategories: [{ categoryName: 'Waves' }],
      });
      expect((await ada.remove(`/api/quizCategories/${await createQuizCategory(ada, 'Gone')}`)).status).toBe(
        204,
      );
      // An admin can change the category. A former instructor has no bank.
      expect((await root.put(path, { categoryName: 'Light' })).status).toBe(200);
      await root.patch(`/api/users/${adaId}/role`, { role: 'Student' });
      expect(await namesSeenBy(ada)).not.toContain('Exams');
      expect((await ada.put(path, { categoryName: 'Mine' })).status).toBe(403);
    });

    it('can be changed only by instructors, and only with valid input', async () => {
      const { ada, sam, nobody } = await givenBankUsers(given, gateway);
      const id = await createQuizCategory(ada, 'Calculus');
      await expectUnchanged(
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
