import { describe, expect, it, vi } from 'vitest';
import { minute } from '../../../../functions/platform/clock.ts';
import {
  describeOnSqlite,
  type StoreSuite,
} from '../../../../functions/platform/store/testing/store-suites.ts';
import { addQuestion, choiceBody, readQuestion, givenBankUsers } from '../../../support/bank.ts';
import { gateways, type Gateway } from '../../../support/gateways.ts';
import { fused } from '../../../support/fused-store.ts';
import { givenApp } from '../../../support/given-app.ts';

vi.setConfig({ testTimeout: 120_000 });

const [gateway] = gateways as readonly [Gateway];
const collections = ['questionUpdates', 'questions'];
const count = 12;

const suite: StoreSuite = (openStore) => {
  const { open, state } = fused(openStore, collections);
  const given = givenApp(open, 'updatefuse');

  /** A bank of twelve EASY questions. */
  async function givenBank() {
    const test = await givenBankUsers(given, gateway);
    const { ada } = test;
    const ids: string[] = [];
    for (let at = 0; at < count; at += 1)
      ids.push((await addQuestion(ada, { question: `Number ${at}?` })).id);
    const change = (changes: object) =>
      ada.patch('/api/questions', { selection: { questions: ids.map((id) => ({ id })) }, changes });
    const difficulties = async () => {
      const { text } = await ada.get('/api/all-questions');
      const all = JSON.parse(text) as { difficulty: string }[];
      return [...new Set(all.map(({ difficulty }) => difficulty))];
    };
    return { ...test, ids, change, difficulties };
  }

  describe('a change of many questions', () => {
    it.each([
      ['refuses a write', false],
      ['stops with the process', true],
    ])('is all-or-nothing if the store %s, at any write', async (_what, failsFromThenOn) => {
      const { store, clock, product, change, difficulties } = await givenBank();
      const endings = new Set<string>();
      let hasFailed = true;
      for (let at = 1; hasFailed; at += 1) {
        const level = at % 2 === 1 ? 'HARD' : 'MEDIUM';
        const fuse = { writesUntilFailure: at, failsFromThenOn };
        state.fuse = fuse;
        const { status } = await change({ difficulty: level });
        state.fuse = null;
        hasFailed = fuse.writesUntilFailure <= 0;
        expect(status).toBe(hasFailed ? 500 : 200);
        clock.advance(11 * minute);
        await product.purge();
        const levels = await difficulties();
        expect(levels, `broken at write ${at}`).toHaveLength(1);
        endings.add(levels[0] === level ? 'all' : 'none');
        expect(await store.collection('questionUpdates').countDocuments({})).toBe(0);
      }
      expect(endings).toEqual(new Set(['none', 'all']));
    });

    it('is completed before the user’s next change if it was interrupted, and never after it', async () => {
      const { change, difficulties, clock, product } = await givenBank();
      state.fuse = { writesUntilFailure: 5, failsFromThenOn: true };
      expect((await change({ difficulty: 'HARD' })).status).toBe(500);
      state.fuse = null;
      expect((await change({ difficulty: 'EASY' })).status).toBe(200);
      clock.advance(11 * minute);
      await product.purge();
      expect(await difficulties()).toEqual(['EASY']);
    });

    it('does not overwrite later edits if it was interrupted', async () => {
      const { ada, ids, change, clock, product } = await givenBank();
      state.fuse = { writesUntilFailure: 5, failsFromThenOn: true };
      expect((await change({ difficulty: 'HARD' })).status).toBe(500);
      state.fuse = null;
      const last = ids[0] ?? '';
      const edited = { ...choiceBody, question: 'Another?', difficulty: 'MEDIUM' };
      expect((await ada.put(`/api/questions/${last}`, edited)).status).toBe(200);
      clock.advance(11 * minute);
      await product.purge();
      expect(await readQuestion(ada, last)).toMatchObject({ question: 'Another?', difficulty: 'MEDIUM' });
      expect(await readQuestion(ada, ids.at(-1) ?? '')).toMatchObject({ difficulty: 'HARD' });
    });
  });
};

describeOnSqlite('interrupted changes of many questions', suite);
