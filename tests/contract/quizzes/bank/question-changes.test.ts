import { describe, expect, it, vi } from 'vitest';
import { day } from '../../../../functions/platform/clock.ts';
import {
  describeOnSqlite,
  type StoreSuite,
} from '../../../../functions/platform/store/testing/store-suites.ts';
import { signIn } from '../../../support/accounts.ts';
import { startAttempt, submitAttempt } from '../../../support/attempts.ts';
import {
  addQuestion,
  createQuizCategory,
  choiceBody,
  questionTexts,
  readQuestion,
  givenBankUsers,
  storeQuiz,
} from '../../../support/bank.ts';
import type { Browser } from '../../../support/browser.ts';
import { gatewaysOn } from '../../../support/gateways.ts';
import { expectUnchanged } from '../../../support/expectations.ts';
import { givenApp } from '../../../support/given-app.ts';

vi.setConfig({ testTimeout: 60_000 });

const suite: StoreSuite = (openStore) => {
  const given = givenApp(openStore, 'questionchanges');

  describe.each(gatewaysOn(openStore))('a question of the bank over $name', (gateway) => {
    it('has a version for each change of wording, key and points, and none for its category', async () => {
      const { ada, clock } = await givenBankUsers(given, gateway);
      const { id } = await addQuestion(ada);
      const put = async (change: object) => {
        clock.advance(1000);
        return JSON.parse((await ada.put(`/api/questions/${id}`, { ...choiceBody, ...change })).text);
      };
      const categoryId = await createQuizCategory(ada, 'Calculus');
      expect(await put({})).toMatchObject({ version: 1, revision: 1 });
      expect(
        await put({ categoryId, concepts: ['Slopes'], difficulty: 'HARD', availableForPractice: false }),
      ).toMatchObject({
        version: 1,
        revision: 2,
        categoryId,
        concepts: ['Slopes'],
        difficulty: 'HARD',
        availableForPractice: false,
      });
      expect(await put({ correctAnswer: [2] })).toMatchObject({ version: 2, revision: 3 });
      expect(await put({ correctAnswer: [2], points: 5 })).toMatchObject({ version: 3 });
      expect(await put({ explanation: 'New' })).toMatchObject({ version: 4, revision: 5 });
      const versions = JSON.parse((await ada.get(`/api/questions/${id}/versions`)).text);
      expect(versions).toMatchObject([
        { number: 4, correctAnswer: [1], explanation: 'New' },
        { number: 3, correctAnswer: [2], points: 5 },
        { number: 2, correctAnswer: [2], points: 2 },
        { number: 1, correctAnswer: [1], points: 2, createdAt: '2026-11-21T09:00:00.000Z' },
      ]);
    });

    it('is changed by the first edit of a revision, and later edits of the same revision fail', async () => {
      const { ada, root } = await givenBankUsers(given, gateway);
      const { id, revision } = await addQuestion(ada);
      const edit = (browser: Browser, question: string) =>
        browser.put(`/api/questions/${id}`, { ...choiceBody, question, revision });
      const replies = await Promise.all([
        edit(ada, 'Mine?'),
        edit(root, 'The admin’s?'),
        edit(ada, 'Again?'),
      ]);
      expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
      const question = await readQuestion(ada, id);
      expect(question).toMatchObject({ revision: 2, version: 2 });
      expect(JSON.parse((await ada.get(`/api/questions/${id}/versions`)).text)).toHaveLength(2);
      const late = await edit(ada, 'Late?');
      expect(late).toMatchObject({
        status: 409,
        text: 'The question was changed elsewhere after you loaded it. Nothing was overwritten.',
      });
      expect(await readQuestion(ada, id)).toEqual(question);
      // Without a revision, the edit overwrites.
      expect((await ada.put(`/api/questions/${id}`, choiceBody)).status).toBe(200);
    });

    it('is not deleted while a quiz uses it, and the error names the quizzes', async () => {
      const { ada, root, store, adaId, eveId } = await givenBankUsers(given, gateway);
      const { id } = await addQuestion(ada);
      await storeQuiz(store, { _id: 'one', ownerId: adaId, title: 'Limits' }, [id]);
      await storeQuiz(
        store,
        { _id: 'two', ownerId: adaId, title: 'Old', deletedAt: '2026-11-20T09:00:00.000Z' },
        [id],
      );
      await storeQuiz(store, { _id: 'three', ownerId: eveId, title: 'Not to be named' }, [id]);
      await storeQuiz(store, { _id: 'four', ownerId: eveId, practiceOf: eveId, title: 'Practice' }, [id]);
      const used = await readQuestion(ada, id);
      expect(used.usedIn).toEqual([{ quizId: 'one', title: 'Limits' }]);
      await expectUnchanged(
        () => readQuestion(ada, id),
        async () => {
          expect(await ada.remove(`/api/questions/${id}`)).toMatchObject({
            status: 409,
            text: 'The question is used in “Limits”, “Old” (deleted, can be restored) and 1 quiz of others. Remove it there first.',
          });
        },
      );
      expect((await root.remove(`/api/questions/${id}`)).text).toContain('“Not to be named”');
      const other = await addQuestion(ada, { question: 'Free?' });
      expect(await ada.remove(`/api/questions/${other.id}`)).toMatchObject({ status: 204, text: '' });
    });

    it('keeps its newest 50 versions, and older versions that are in an attempt', async () => {
      const { ada, adaId, sam, product, store } = await givenBankUsers(given, gateway);
      const { id } = await addQuestion(ada);
      await storeQuiz(store, { _id: 'taken', ownerId: adaId, isPublished: true }, [id]);
      const attempt = await startAttempt(sam, 'taken');
      for (let points = 10; points < 63; points += 1)
        await ada.put(`/api/questions/${id}`, { ...choiceBody, points });
      const numbers = async () =>
        (JSON.parse((await ada.get(`/api/questions/${id}/versions`)).text) as { number: number }[]).map(
          ({ number }) => number,
        );
      expect(await numbers()).toHaveLength(54);
      await product.purge();
      const newest = Array.from({ length: 50 }, (_, at) => 54 - at);
      expect(await numbers()).toEqual([...newest, 1]);
      for (const name of ['questionVersions', 'answerKeys'])
        expect(await store.collection(name).countDocuments({})).toBe(51);
      expect(await submitAttempt(sam, attempt.id)).toMatchObject({
        questions: [{ points: choiceBody.points }],
      });
      const again = JSON.parse((await ada.put(`/api/questions/${id}`, choiceBody)).text);
      expect(again).toMatchObject({ version: 55, points: choiceBody.points });
    });

    it('disappears when it is deleted, can be restored for 30 days, and is then purged', async () => {
      const { ada, eve, clock, product } = await givenBankUsers(given, gateway);
      const question = await addQuestion(ada);
      const path = `/api/questions/${question.id}`;
      expect((await ada.remove(path)).status).toBe(204);
      for (const reply of [
        await ada.get(path),
        await ada.get(`${path}/versions`),
        await ada.remove(path),
        await ada.put(path, choiceBody),
      ])
        expect(reply).toMatchObject({ status: 404, text: 'Question not found.' });
      expect(await questionTexts(ada)).toEqual([]);
      expect((await addQuestion(ada)).duplicates).toEqual([]);
      expect((await eve.post(`${path}/restore`, {})).status).toBe(404);
      clock.advance(30 * day - 1);
      await product.purge();
      await signIn(ada, 'ada@markwise.example');
      const restored = JSON.parse((await ada.post(`${path}/restore`, {})).text);
      expect({ ...restored, duplicates: [] }).toEqual(question);
      await ada.remove(path);
      clock.advance(30 * day);
      await signIn(ada, 'ada@markwise.example');
      expect((await ada.post(`${path}/restore`, {})).status).toBe(404);
      await product.purge();
      clock.advance(-1);
      expect((await ada.post(`${path}/restore`, {})).status).toBe(404);
    });
  });
};

describeOnSqlite('changes of questions', suite);
