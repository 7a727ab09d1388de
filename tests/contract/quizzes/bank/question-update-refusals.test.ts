import { describe, expect, it, vi } from 'vitest';
import {
  describeOnSqlite,
  type StoreSuite,
} from '../../../../functions/platform/store/testing/store-suites.ts';
import { choiceBody, storeQuiz } from '../../../support/bank.ts';
import { gatewaysOn, type Gateway } from '../../../support/gateways.ts';
import { codeOf, expectUnchanged } from '../../../support/expectations.ts';
import { givenApp } from '../../../support/given-app.ts';
import { givenTwoBanks, idsIn, selectionOf, updateQuestions } from '../../../support/many-questions.ts';
import { sendForm } from '../../../support/quizzes.ts';

vi.setConfig({ testTimeout: 60_000 });

const suite: StoreSuite = (openStore) => {
  const given = givenApp(openStore, 'updaterefusals');
  const bankOn = (gateway: Gateway) => givenTwoBanks(given, gateway);

  describe.each(gatewaysOn(openStore))('many questions of the bank over $name', (gateway) => {
    it('are not changed if one is missing, deleted or another user’s', async () => {
      const { ada, one, two, three, hers, categoryId, seen } = await bankOn(gateway);
      await ada.remove(`/api/questions/${three.id}`);
      const missing = { status: 404, text: 'Question not found.' };
      await expectUnchanged(seen, async () => {
        for (const { id } of [hers, three, { id: 'missing' }, { id: '{"$gt":""}' }]) {
          for (const changes of [{ categoryId }, { isDeleted: true }, { availableForPractice: null }])
            expect(await updateQuestions(ada, selectionOf(one, { id }, two), changes)).toMatchObject(missing);
        }
      });
    });

    it('are not changed if one belongs to a quiz', async () => {
      const { ada, one, seen } = await bankOn(gateway);
      const quizData = {
        title: 'Limits',
        questions: [{ question: 'In it?', answers: ['Yes', 'No'], correctAnswer: [1] }],
      };
      const quiz = JSON.parse(
        (await sendForm(ada, 'POST', '/api/quiz', [['quizData', JSON.stringify(quizData)]])).text,
      );
      const inQuiz = { id: quiz.quizData.questions[0].id as string };
      await expectUnchanged(seen, async () => {
        const reply = await updateQuestions(ada, selectionOf(one, inQuiz), { availableForPractice: false });
        expect(reply).toMatchObject({ status: 404, text: 'Question not found.' });
      });
    });

    it('are not changed if one was changed after it was selected', async () => {
      const { ada, one, two, three, seen } = await bankOn(gateway);
      await ada.put(`/api/questions/${two.id}`, { ...choiceBody, question: 'Two, otherwise?' });
      await expectUnchanged(seen, async () => {
        for (const changes of [{ availableForPractice: false }, { isDeleted: true }])
          expect(await updateQuestions(ada, selectionOf(one, two, three), changes)).toMatchObject({
            status: 409,
            text: 'One of the questions was changed elsewhere after you selected it. Nothing was changed now.',
          });
      });
      // Without revisions, the change overwrites.
      const all = selectionOf({ id: one.id }, { id: two.id });
      expect(idsIn(await updateQuestions(ada, all, { availableForPractice: false }))).toHaveLength(2);
    });

    it('are not deleted if a quiz uses one, and the error names the quiz', async () => {
      const { ada, adaId, store, one, two, three, seen } = await bankOn(gateway);
      await storeQuiz(store, { _id: 'limits', ownerId: adaId, title: 'Limits' }, [two.id]);
      await expectUnchanged(seen, async () => {
        const reply = await updateQuestions(ada, selectionOf(one, two, three), { isDeleted: true });
        expect(reply).toMatchObject({
          status: 409,
          text: 'One of the questions is used in “Limits”. Remove it there first; none was deleted.',
        });
        const document = `mutation ($selection: QuestionSelectionInput!) {
          updateQuestions(selection: $selection, changes: { isDeleted: true }) { ids }
        }`;
        const { result } = await ada.graphql(document, { selection: selectionOf(one, two, three) });
        expect(result.errors?.[0]?.extensions).toMatchObject({ code: 'CONFLICT', inUse: [two.id] });
      });
      expect(idsIn(await updateQuestions(ada, selectionOf(one, three), { isDeleted: true }))).toHaveLength(2);
    });

    it('cannot be changed by students and signed-out callers, or with invalid input', async () => {
      const { ada, sam, nobody, one, seen } = await bankOn(gateway);
      const tooMany = Array.from({ length: 5001 }, (_, at) => ({ id: `q${at}` }));
      const cases: readonly (readonly [selection: unknown, changes: unknown, text: string])[] = [
        [{}, { availableForPractice: true }, 'selection: Give question IDs or a filter, not both.'],
        [
          { ...selectionOf(one), filter: {} },
          { availableForPractice: true },
          'selection: Give question IDs or a filter, not both.',
        ],
        [
          { questions: [] },
          { availableForPractice: true },
          'selection.questions: Choose at least one question.',
        ],
        [
          { questions: tooMany },
          { availableForPractice: true },
          'selection.questions: At most 5,000 questions at once.',
        ],
        [selectionOf(one), {}, 'changes: Give at least one field to change.'],
        [
          selectionOf(one),
          { availableForPractice: null },
          'changes.availableForPractice: A value is needed.',
        ],
        [
          selectionOf(one),
          { isDeleted: true, availableForPractice: false },
          'changes.isDeleted: Delete or restore questions without other changes.',
        ],
        [
          { filter: {} },
          { isDeleted: false },
          'selection.filter: A filter does not find deleted questions. Give their IDs.',
        ],
        [selectionOf(one), { categoryId: 'missing' }, 'changes.categoryId: Category not found.'],
        [selectionOf(one), { difficulty: 'ODD' }, 'changes.difficulty: The value is invalid.'],
        [selectionOf(one), { ownerId: 'x' }, 'changes.ownerId: Unknown field.'],
      ];
      await expectUnchanged(seen, async () => {
        for (const [selection, changes, text] of cases)
          expect(await ada.patch('/api/questions', { selection, changes })).toMatchObject({
            status: 400,
            text,
          });
        const operators = await ada.patch('/api/questions', {
          selection: { questions: [{ id: { $gt: '' } }] },
          changes: { isDeleted: true },
        });
        expect(operators.status).toBe(400);
        expect((await updateQuestions(sam, selectionOf(one), { isDeleted: true })).status).toBe(403);
        expect((await updateQuestions(nobody, selectionOf(one), { isDeleted: true })).status).toBe(401);
        const document = 'mutation { updateQuestions(selection: { filter: {} }, changes: {}) { ids } }';
        expect(codeOf(await sam.graphql(document))).toBe('FORBIDDEN');
      });
    });
  });
};

describeOnSqlite('refused changes of many questions', suite);
