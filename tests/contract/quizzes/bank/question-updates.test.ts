import { describe, expect, it, vi } from 'vitest';
import { day } from '../../../../functions/platform/clock.ts';
import {
  describeOnMongo,
  describeOnSqlite,
  type StoreSuite,
} from '../../../../functions/platform/store/testing/store-suites.ts';
import { signIn } from '../../../support/accounts.ts';
import { createQuizCategory, questionTexts, readQuestion } from '../../../support/bank.ts';
import { gatewaysOn, type Gateway } from '../../../support/gateways.ts';
import { expectUnchanged } from '../../../support/expectations.ts';
import { givenApp } from '../../../support/given-app.ts';
import { givenTwoBanks, idsIn, selectionOf, updateQuestions } from '../../../support/many-questions.ts';

vi.setConfig({ testTimeout: 60_000 });

const suite: StoreSuite = (openStore) => {
  const given = givenApp(openStore, 'questionupdates');
  const bankOn = (gateway: Gateway) => givenTwoBanks(given, gateway);

  describe.each(gatewaysOn(openStore))('many questions of the bank over $name', (gateway) => {
    it('are moved, rated and excluded from practice in one step, and keep their order', async () => {
      const { ada, one, two, three, categoryId } = await bankOn(gateway);
      const changes = { categoryId, difficulty: 'HARD', availableForPractice: false };
      const moved = { ...changes, version: 1, revision: 2 };
      const reply = await updateQuestions(ada, selectionOf(one, three), changes);
      expect(reply).toMatchObject({ status: 200 });
      expect(idsIn(reply)).toEqual([three.id, one.id]);
      for (const { id } of [one, three]) expect(await readQuestion(ada, id)).toMatchObject(moved);
      expect(await readQuestion(ada, two.id)).toEqual(two);
      expect(await questionTexts(ada)).toEqual(['Three?', 'One?', 'Two?']);
      const cleared = await updateQuestions(ada, selectionOf({ id: one.id }), {
        categoryId: null,
        difficulty: null,
      });
      expect(idsIn(cleared)).toEqual([one.id]);
      expect(await readQuestion(ada, one.id)).toMatchObject({ categoryId: null, difficulty: null });
    });

    it('are not written if they already have the value', async () => {
      const { ada, one, two, categoryId } = await bankOn(gateway);
      await updateQuestions(ada, selectionOf(one), { categoryId });
      const before = await readQuestion(ada, one.id);
      expect(idsIn(await updateQuestions(ada, selectionOf({ id: one.id }, two), { categoryId }))).toEqual([
        two.id,
      ]);
      expect(await readQuestion(ada, one.id)).toEqual(before);
    });

    it('are selected by a filter in the caller’s bank, and changed only if their number is as expected', async () => {
      const { ada, eve, hers, categoryId, seen } = await bankOn(gateway);
      const filter = { concept: 'derivatives', type: 'MULTIPLE_CHOICE' };
      await expectUnchanged(seen, async () => {
        expect(await updateQuestions(ada, { filter, count: 4 }, { categoryId })).toMatchObject({
          status: 409,
          text: '3 questions match now, not 4. Nothing was changed.',
        });
        expect(await updateQuestions(ada, { filter: { search: 'zebra' } }, { categoryId })).toMatchObject({
          status: 400,
          text: 'selection.filter: No matching questions.',
        });
      });
      expect(idsIn(await updateQuestions(ada, { filter, count: 3 }, { categoryId }))).toHaveLength(3);
      expect(await questionTexts(ada, `?categoryId=${categoryId}`)).toEqual(['Three?', 'Two?', 'One?']);
      expect(await readQuestion(eve, hers.id)).toEqual(hers);
    });

    it('are deleted together and restored together', async () => {
      const { ada, clock, one, two, three } = await bankOn(gateway);
      const gone = idsIn(await updateQuestions(ada, selectionOf(one, two), { isDeleted: true }));
      expect(gone).toEqual([two.id, one.id]);
      expect(await questionTexts(ada)).toEqual(['Three?']);
      clock.advance(1000);
      const back = await updateQuestions(ada, selectionOf(...gone.map((id) => ({ id })), { id: three.id }), {
        isDeleted: false,
      });
      expect(idsIn(back)).toEqual([two.id, one.id]);
      expect(await readQuestion(ada, one.id)).toEqual(one);
      expect(await questionTexts(ada)).toEqual(['Three?', 'Two?', 'One?']);
    });

    it('cannot be restored if one of them was deleted at least 30 days ago', async () => {
      const { ada, clock, one, two } = await bankOn(gateway);
      await updateQuestions(ada, selectionOf(one), { isDeleted: true });
      clock.advance(30 * day);
      await signIn(ada, 'ada@markwise.example');
      await updateQuestions(ada, selectionOf(two), { isDeleted: true });
      const back = await updateQuestions(ada, selectionOf(one, two), { isDeleted: false });
      expect(back).toMatchObject({ status: 404, text: 'Question not found.' });
      expect(await questionTexts(ada)).toEqual(['Three?']);
    });

    it('can be changed by admins, even if they belong to several users', async () => {
      const { root, ada, one, hers } = await bankOn(gateway);
      expect(idsIn(await updateQuestions(root, selectionOf(one, hers), { difficulty: 'HARD' }))).toHaveLength(
        2,
      );
      expect(await readQuestion(ada, one.id)).toMatchObject({ difficulty: 'HARD' });
    });

    it('are all in a category or all without it if the category is deleted while they are moved', async () => {
      const { ada, one, two, three } = await bankOn(gateway);
      for (let round = 0; round < 5; round += 1) {
        const categoryId = await createQuizCategory(ada, `Round ${round}`);
        const all = selectionOf(...[one, two, three].map(({ id }) => ({ id })));
        const [removal, move] = await Promise.all([
          ada.remove(`/api/quizCategories/${categoryId}`),
          updateQuestions(ada, all, { categoryId }),
        ]);
        expect([204, 409]).toContain(removal.status);
        expect([200, 400]).toContain(move.status);
        const moved = await questionTexts(ada, `?categoryId=${categoryId}`);
        expect(moved.length).toBe(removal.status === 409 ? 3 : 0);
      }
    });
  });
};

describeOnSqlite('changes of many questions', suite);
await describeOnMongo('changes of many questions', suite);
