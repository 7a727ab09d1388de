import { describe, expect, it, vi } from 'vitest';
import { day } from '../functions/core/clock.ts';
import type { StoredDocument } from '../functions/core/store/store.ts';
import {
  describeOnMongo,
  describeOnSqlite,
  type StoreSuite,
} from '../functions/core/store/testing/store-suites.ts';
import { signIn } from './testing/accounts.ts';
import { added, categoryOf, choiceBody, namesIn, questionOf, staffed, storedQuiz } from './testing/bank.ts';
import type { Browser } from './testing/browser.ts';
import { doors, type Door } from './testing/doors.ts';
import { codeOf, unchanged } from './testing/expectations.ts';
import { givenOn } from './testing/given-app.ts';

vi.setConfig({ testTimeout: 60_000 });

const update = (browser: Browser, which: object, changes: object) =>
  browser.patch('/api/questions', { which, changes });
const these = (...questions: readonly { readonly id: string; readonly revision?: number }[]) => ({
  questions: questions.map(({ id, revision }) => ({ id, ...(revision !== undefined && { revision }) })),
});
const idsIn = ({ text }: { readonly text: string }) => (JSON.parse(text) as { ids: string[] }).ids;

const suite: StoreSuite = (openStore) => {
  const given = givenOn(openStore, 'questionupdates');

  /** A bank of three of ada's and one of eve's; the newest of ada's is the third. */
  async function bankOn(door: Door) {
    const place = await staffed(given, door);
    const { ada, eve, clock } = place;
    const write = async (question: string) => {
      clock.advance(1000);
      return added(ada, { question });
    };
    const [one, two, three] = [await write('One?'), await write('Two?'), await write('Three?')];
    const hers = await added(eve, { question: 'Hers?' });
    const categoryId = await categoryOf(ada, 'Calculus');
    clock.advance(1000);
    const look = async () => [await ada.get('/api/all-questions'), await eve.get('/api/all-questions')];
    const seen = async () => (await look()).map(({ text }) => text);
    return { ...place, one, two, three, hers, categoryId, seen };
  }

  describe.each(doors)('many questions of the bank over $name', (door) => {
    it('are moved, rated and taken out of practice in one step, and stand in the same order', async () => {
      const { ada, one, two, three, categoryId } = await bankOn(door);
      const reply = await update(ada, these(one, three), { categoryId, difficulty: 'HARD', practice: false });
      expect(reply).toMatchObject({ status: 200 });
      expect(idsIn(reply)).toEqual([three.id, one.id]);
      for (const { id } of [one, three])
        expect(await questionOf(ada, id)).toMatchObject({
          ...{ categoryId, difficulty: 'HARD', practice: false, version: 1, revision: 2 },
        });
      expect(await questionOf(ada, two.id)).toEqual(two);
      expect(await namesIn(ada)).toEqual(['Three?', 'One?', 'Two?']);
      const cleared = await update(ada, these({ id: one.id }), { categoryId: null, difficulty: null });
      expect(idsIn(cleared)).toEqual([one.id]);
      expect(await questionOf(ada, one.id)).toMatchObject({ categoryId: null, difficulty: null });
    });

    it('that are so already are not touched', async () => {
      const { ada, one, two, categoryId } = await bankOn(door);
      await update(ada, these(one), { categoryId });
      const before = await questionOf(ada, one.id);
      expect(idsIn(await update(ada, these({ id: one.id }, two), { categoryId }))).toEqual([two.id]);
      expect(await questionOf(ada, one.id)).toEqual(before);
    });

    it('are found by a filter, of the own bank alone, and no others than were seen', async () => {
      const { ada, eve, hers, categoryId, seen } = await bankOn(door);
      const filter = { concept: 'derivatives', type: 'MULTIPLE_CHOICE' };
      await unchanged(seen, async () => {
        expect(await update(ada, { filter, count: 4 }, { categoryId })).toMatchObject({
          status: 409,
          text: '3 questions match by now, not 4. Nothing was changed.',
        });
        expect(await update(ada, { filter: { search: 'zebra' } }, { categoryId })).toMatchObject({
          status: 400,
          text: 'which.filter: No question fits that.',
        });
      });
      expect(idsIn(await update(ada, { filter, count: 3 }, { categoryId }))).toHaveLength(3);
      expect(await namesIn(ada, `?categoryId=${categoryId}`)).toEqual(['Three?', 'Two?', 'One?']);
      expect(await questionOf(eve, hers.id)).toEqual(hers);
    });

    it('are not changed at all where one is missing, deleted or somebody else’s', async () => {
      const { ada, one, two, three, hers, categoryId, seen } = await bankOn(door);
      await ada.remove(`/api/questions/${three.id}`);
      const missing = { status: 404, text: 'There is no such question.' };
      await unchanged(seen, async () => {
        for (const { id } of [hers, three, { id: 'missing' }, { id: '{"$gt":""}' }]) {
          for (const changes of [{ categoryId }, { deleted: true }, { practice: null }])
            expect(await update(ada, these(one, { id }, two), changes)).toMatchObject(missing);
        }
      });
    });

    it('are not changed at all where one was changed since it was chosen', async () => {
      const { ada, one, two, three, seen } = await bankOn(door);
      await ada.put(`/api/questions/${two.id}`, { ...choiceBody, question: 'Two, otherwise?' });
      await unchanged(seen, async () => {
        for (const changes of [{ practice: false }, { deleted: true }])
          expect(await update(ada, these(one, two, three), changes)).toMatchObject({
            status: 409,
            text: 'One of the questions was changed elsewhere since you chose it. Nothing was changed now.',
          });
      });
      // Without revisions the change wins.
      const all = these({ id: one.id }, { id: two.id });
      expect(idsIn(await update(ada, all, { practice: false }))).toHaveLength(2);
    });

    it('are deleted together and brought back together', async () => {
      const { ada, clock, one, two, three } = await bankOn(door);
      const gone = idsIn(await update(ada, these(one, two), { deleted: true }));
      expect(gone).toEqual([two.id, one.id]);
      expect(await namesIn(ada)).toEqual(['Three?']);
      clock.advance(1000);
      const back = await update(ada, these(...gone.map((id) => ({ id })), { id: three.id }), {
        deleted: false,
      });
      expect(idsIn(back)).toEqual([two.id, one.id]);
      expect(await questionOf(ada, one.id)).toEqual(one);
      expect(await namesIn(ada)).toEqual(['Three?', 'Two?', 'One?']);
    });

    it('deleted longer than 30 days ago do not come back, nor does one of them alone', async () => {
      const { ada, clock, one, two } = await bankOn(door);
      await update(ada, these(one), { deleted: true });
      clock.advance(30 * day);
      await signIn(ada, 'ada@markwise.example');
      await update(ada, these(two), { deleted: true });
      const back = await update(ada, these(one, two), { deleted: false });
      expect(back).toMatchObject({ status: 404, text: 'There is no such question.' });
      expect(await namesIn(ada)).toEqual(['Three?']);
    });

    it('of which one stands in a quiz are not deleted, and the quiz is named', async () => {
      const { ada, adaId, store, one, two, three, seen } = await bankOn(door);
      await storedQuiz(store, { _id: 'limits', ownerId: adaId, title: 'Limits' }, [two.id]);
      await unchanged(seen, async () => {
        const reply = await update(ada, these(one, two, three), { deleted: true });
        expect(reply).toMatchObject({
          status: 409,
          text: 'One of the questions stands in “Limits”. Take it out there first; none was deleted.',
        });
        const document = `mutation ($which: QuestionSelectionInput!) {
          updateQuestions(which: $which, changes: { deleted: true }) { ids }
        }`;
        const { result } = await ada.graphql(document, { which: these(one, two, three) });
        expect(result.errors?.[0]?.extensions).toMatchObject({ code: 'CONFLICT', inUse: [two.id] });
      });
      expect(idsIn(await update(ada, these(one, three), { deleted: true }))).toHaveLength(2);
    });

    it('are the admin’s to change, whoever they belong to', async () => {
      const { root, ada, one, hers } = await bankOn(door);
      expect(idsIn(await update(root, these(one, hers), { difficulty: 'HARD' }))).toHaveLength(2);
      expect(await questionOf(ada, one.id)).toMatchObject({ difficulty: 'HARD' });
    });

    it('are nobody else’s, and badly asked for in no way', async () => {
      const { ada, sam, nobody, one, seen } = await bankOn(door);
      const tooMany = Array.from({ length: 5001 }, (_, at) => ({ id: `q${at}` }));
      const cases: readonly (readonly [which: unknown, changes: unknown, text: string])[] = [
        [{}, { practice: true }, 'which: Name questions, or a filter: one of them.'],
        [
          { ...these(one), filter: {} },
          { practice: true },
          'which: Name questions, or a filter: one of them.',
        ],
        [{ questions: [] }, { practice: true }, 'which.questions: Choose at least one question.'],
        [{ questions: tooMany }, { practice: true }, 'which.questions: At most 5,000 questions at once.'],
        [these(one), {}, 'changes: Say what to change.'],
        [these(one), { practice: null }, 'changes.practice: A value is needed.'],
        [
          these(one),
          { deleted: true, practice: false },
          'changes.deleted: Delete, or bring back, without other changes.',
        ],
        [
          { filter: {} },
          { deleted: false },
          'which.filter: What is deleted is in no list: name the questions.',
        ],
        [these(one), { categoryId: 'missing' }, 'changes.categoryId: There is no such category.'],
        [these(one), { difficulty: 'ODD' }, 'changes.difficulty: The value does not fit.'],
        [these(one), { ownerId: 'x' }, 'changes.ownerId: There is no such field.'],
      ];
      await unchanged(seen, async () => {
        for (const [which, changes, text] of cases)
          expect(await ada.patch('/api/questions', { which, changes })).toMatchObject({ status: 400, text });
        const operators = await ada.patch('/api/questions', {
          which: { questions: [{ id: { $gt: '' } }] },
          changes: { deleted: true },
        });
        expect(operators.status).toBe(400);
        expect((await update(sam, these(one), { deleted: true })).status).toBe(403);
        expect((await update(nobody, these(one), { deleted: true })).status).toBe(401);
        const document = 'mutation { updateQuestions(which: { filter: {} }, changes: {}) { ids } }';
        expect(codeOf(await sam.graphql(document))).toBe('FORBIDDEN');
      });
    });

    it('moved while their category is deleted stand in it, or in none', async () => {
      const { ada, eve, one, two, three } = await bankOn(door);
      for (let round = 0; round < 5; round += 1) {
        const categoryId = await categoryOf(ada, `Round ${round}`);
        const all = these(...[one, two, three].map(({ id }) => ({ id })));
        const [removal, move] = await Promise.all([
          eve.remove(`/api/quizCategories/${categoryId}`),
          update(ada, all, { categoryId }),
        ]);
        expect([204, 409]).toContain(removal.status);
        expect([200, 400]).toContain(move.status);
        const inIt = await namesIn(ada, `?categoryId=${categoryId}`);
        expect(inIt.length).toBe(removal.status === 409 ? 3 : 0);
      }
    });
  });

  describe.each(doors)('questions of the bank put into a quiz over $name', (door) => {
    const fill = (browser: Browser, quizId: string, body: object) =>
      browser.post(`/api/quiz/${quizId}/questions`, body);
    const questionsIn = async (browser: Browser, quizId: string): Promise<string[]> => {
      const { text } = await browser.get(`/api/quiz/${quizId}`);
      const { quizData } = JSON.parse(text) as { quizData: { questions: { id: string }[] } };
      return quizData.questions.map(({ id }) => id);
    };

    it('come to its end in the order of the bank, those that stand there already stay', async () => {
      const { ada, adaId, store, one, two, three } = await bankOn(door);
      await storedQuiz(store, { _id: 'limits', ownerId: adaId }, [two.id]);
      const reply = await fill(ada, 'limits', { which: { filter: {}, count: 3 }, revision: 1 });
      expect(reply).toMatchObject({ status: 200 });
      expect(JSON.parse(reply.text)).toMatchObject({ questionCount: 3, revision: 2 });
      expect(await questionsIn(ada, 'limits')).toEqual([two.id, three.id, one.id]);
    });

    it('come not into a quiz that was changed, is somebody else’s, or would have too many', async () => {
      const { ada, eve, sam, adaId, eveId, store, one, hers } = await bankOn(door);
      await storedQuiz(store, { _id: 'mine', ownerId: adaId, revision: 3 });
      await storedQuiz(
        store,
        { _id: 'full', ownerId: adaId },
        Array.from({ length: 500 }, (_, at) => `q${at}`),
      );
      await storedQuiz(store, { _id: 'hers', ownerId: eveId });
      const quizzes = () => store.collection<StoredDocument>('quizzes').find({}).sort({ _id: 1 }).toArray();
      await unchanged(quizzes, async () => {
        expect(await fill(ada, 'mine', { which: these(one), revision: 2 })).toMatchObject({
          status: 409,
          text: 'The quiz was changed elsewhere since you loaded it. Nothing was overwritten.',
        });
        expect(await fill(ada, 'full', { which: these(one) })).toMatchObject({
          status: 400,
          text: 'which: A quiz has at most 500 questions: it has 500, and 1 would come in.',
        });
        const missing = await fill(ada, 'missing', { which: these(one) });
        expect(missing.status).toBe(404);
        expect(await fill(ada, 'hers', { which: 'x' })).toMatchObject({ status: 404, text: missing.text });
        expect((await fill(ada, 'mine', { which: these(hers) })).status).toBe(404);
        expect((await fill(sam, 'mine', { which: these(one) })).status).toBe(403);
        expect((await fill(eve, 'mine', { which: these(hers) })).status).toBe(404);
      });
    });
  });
};

describeOnSqlite('changes of many questions', suite);
await describeOnMongo('changes of many questions', suite);
