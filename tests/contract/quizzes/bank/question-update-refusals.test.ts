import { describe, expect, it, vi } from 'vitest';
import {
  describeOnSqlite,
  type StoreSuite,
} from '../../../../functions/platform/store/testing/store-suites.ts';
import { choiceBody, storedQuiz } from '../../../support/bank.ts';
import { gatewaysOn, type Gateway } from '../../../support/gateways.ts';
import { codeOf, unchanged } from '../../../support/expectations.ts';
import { givenOn } from '../../../support/given-app.ts';
import { bankOf, idsIn, these, update } from '../../../support/many-questions.ts';
import { sendForm } from '../../../support/quizzes.ts';

vi.setConfig({ testTimeout: 60_000 });

const suite: StoreSuite = (openStore) => {
  const given = givenOn(openStore, 'updaterefusals');
  const bankOn = (gateway: Gateway) => bankOf(given, gateway);

  describe.each(gatewaysOn(openStore))('many questions of the bank over $name', (gateway) => {
    it('are not changed if one is missing, deleted or another user’s', async () => {
      const { ada, one, two, three, hers, categoryId, seen } = await bankOn(gateway);
      await ada.remove(`/api/questions/${three.id}`);
      const missing = { status: 404, text: 'Question not found.' };
      await unchanged(seen, async () => {
        for (const { id } of [hers, three, { id: 'missing' }, { id: '{"$gt":""}' }]) {
          for (const changes of [{ categoryId }, { isDeleted: true }, { availableForPractice: null }])
            expect(await update(ada, these(one, { id }, two), changes)).toMatchObject(missing);
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
      await unchanged(seen, async () => {
        const reply = await update(ada, these(one, inQuiz), { availableForPractice: false });
        expect(reply).toMatchObject({ status: 404, text: 'Question not found.' });
      });
    });

    it('are not changed if one was changed after it was selected', async () => {
      const { ada, one, two, three, seen } = await bankOn(gateway);
      await ada.put(`/api/questions/${two.id}`, { ...choiceBody, question: 'Two, otherwise?' });
      await unchanged(seen, async () => {
        for (const changes of [{ availableForPractice: false }, { isDeleted: true }])
          expect(await update(ada, these(one, two, three), changes)).toMatchObject({
            status: 409,
            text: 'One of the questions was changed in another tab or device after you selected it. Nothing was changed now.',
          });
      });
      // Without revisions, the change overwrites.
      const all = these({ id: one.id }, { id: two.id });
      expect(idsIn(await update(ada, all, { availableForPractice: false }))).toHaveLength(2);
    });

    it('are not deleted if a quiz uses one, and the error names the quiz', async () => {
      const { ada, adaId, store, one, two, three, seen } = await bankOn(gateway);
      await storedQuiz(store, { _id: 'limits', ownerId: adaId, title: 'Limits' }, [two.id]);
      await unchanged(seen, async () => {
        const reply = await update(ada, these(one, two, three), { isDeleted: true });
        expect(reply).toMatchObject({
          status: 409,
          text: 'One of the questions is used in “Limits”. Remove it there first; none was deleted.',
        });
        const document = `mutation ($selection: QuestionSelectionInput!) {
          updateQuestions(selection: $selection, changes: { isDeleted: true }) { ids }
        }`;
        const { result } = await ada.graphql(document, { selection: these(one, two, three) });
        expect(result.errors?.[0]?.extensions).toMatchObject({ code: 'CONFLICT', inUse: [two.id] });
      });
      expect(idsIn(await update(ada, these(one, three), { isDeleted: true }))).toHaveLength(2);
    });

    it('cannot be changed by students and signed-out callers, or with invalid input', async () => {
      const { ada, sam, nobody, one, seen } = await bankOn(gateway);
      const tooMany = Array.from({ length: 5001 }, (_, at) => ({ id: `q${at}` }));
      const cases: readonly (readonly [selection: unknown, changes: unknown, text: string])[] = [
        [{}, { availableForPractice: true }, 'selection: Give question IDs or a filter, not both.'],
        [
          { ...these(one), filter: {} },
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
        [these(one), {}, 'changes: Give at least one field to change.'],
        [these(one), { availableForPractice: null }, 'changes.availableForPractice: A value is needed.'],
        [
          these(one),
          { isDeleted: true, availableForPractice: false },
          'changes.isDeleted: Delete or restore questions without other changes.',
        ],
        [
          { filter: {} },
          { isDeleted: false },
          'selection.filter: A filter does not find deleted questions. Give their IDs.',
        ],
        [these(one), { categoryId: 'missing' }, 'changes.categoryId: Category not found.'],
        [these(one), { difficulty: 'ODD' }, 'changes.difficulty: The value is invalid.'],
        [these(one), { ownerId: 'x' }, 'changes.ownerId: Unknown field.'],
      ];
      await unchanged(seen, async () => {
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
        expect((await update(sam, these(one), { isDeleted: true })).status).toBe(403);
        expect((await update(nobody, these(one), { isDeleted: true })).status).toBe(401);
        const document = 'mutation { updateQuestions(selection: { filter: {} }, changes: {}) { ids } }';
        expect(codeOf(await sam.graphql(document))).toBe('FORBIDDEN');
      });
    });
  });
};

describeOnSqlite('refused changes of many questions', suite);
