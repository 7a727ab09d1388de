import { describe, expect, it, vi } from 'vitest';
import type { StoredDocument } from '../../../../functions/platform/store/store.ts';
import {
  describeOnSqlite,
  type StoreSuite,
} from '../../../../functions/platform/store/testing/store-suites.ts';
import { storeQuiz } from '../../../support/bank.ts';
import type { Browser } from '../../../support/browser.ts';
import { gatewaysOn, type Gateway } from '../../../support/gateways.ts';
import { expectUnchanged } from '../../../support/expectations.ts';
import { givenApp } from '../../../support/given-app.ts';
import { givenTwoBanks, selectionOf } from '../../../support/many-questions.ts';

vi.setConfig({ testTimeout: 60_000 });

const suite: StoreSuite = (openStore) => {
  const given = givenApp(openStore, 'quizfilling');
  const bankOn = (gateway: Gateway) => givenTwoBanks(given, gateway);

  describe.each(gatewaysOn(openStore))('bank questions that are added to a quiz, over $name,', (gateway) => {
    const addToQuiz = (browser: Browser, quizId: string, body: object) =>
      browser.post(`/api/quiz/${quizId}/questions`, body);
    const questionsIn = async (browser: Browser, quizId: string): Promise<string[]> => {
      const { text } = await browser.get(`/api/quiz/${quizId}`);
      const { quizData } = JSON.parse(text) as { quizData: { questions: { id: string }[] } };
      return quizData.questions.map(({ id }) => id);
    };

    it('are added at its end in the order of the bank, and existing ones keep their position', async () => {
      const { ada, adaId, store, one, two, three } = await bankOn(gateway);
      await storeQuiz(store, { _id: 'limits', ownerId: adaId }, [two.id]);
      const reply = await addToQuiz(ada, 'limits', { selection: { filter: {}, count: 3 }, revision: 1 });
      expect(reply).toMatchObject({ status: 200 });
      expect(JSON.parse(reply.text)).toMatchObject({ questionCount: 3, revision: 2 });
      expect(await questionsIn(ada, 'limits')).toEqual([two.id, three.id, one.id]);
    });

    it('are refused if the quiz was changed, has another owner, or would have too many questions', async () => {
      const { ada, eve, sam, adaId, eveId, store, one, hers } = await bankOn(gateway);
      await storeQuiz(store, { _id: 'mine', ownerId: adaId, revision: 3 });
      await storeQuiz(
        store,
        { _id: 'full', ownerId: adaId },
        Array.from({ length: 500 }, (_, at) => `q${at}`),
      );
      await storeQuiz(store, { _id: 'hers', ownerId: eveId });
      const quizzes = () => store.collection<StoredDocument>('quizzes').find({}).sort({ _id: 1 }).toArray();
      await expectUnchanged(quizzes, async () => {
        expect(await addToQuiz(ada, 'mine', { selection: selectionOf(one), revision: 2 })).toMatchObject({
          status: 409,
          text: 'The quiz was changed elsewhere after you loaded it. Nothing was overwritten.',
        });
        expect(await addToQuiz(ada, 'full', { selection: selectionOf(one) })).toMatchObject({
          status: 400,
          text: 'selection: A quiz has at most 500 questions: it has 500, and 1 would be added.',
        });
        const missing = await addToQuiz(ada, 'missing', { selection: selectionOf(one) });
        expect(missing.status).toBe(404);
        expect(await addToQuiz(ada, 'hers', { selection: 'x' })).toMatchObject({
          status: 404,
          text: missing.text,
        });
        expect((await addToQuiz(ada, 'mine', { selection: selectionOf(hers) })).status).toBe(404);
        expect((await addToQuiz(sam, 'mine', { selection: selectionOf(one) })).status).toBe(403);
        expect((await addToQuiz(eve, 'mine', { selection: selectionOf(hers) })).status).toBe(404);
      });
    });
  });
};

describeOnSqlite('adding bank questions', suite);
