import { describe, expect, it, vi } from 'vitest';
import {
  describeOnMongo,
  describeOnSqlite,
  type OpenStore,
  type StoreSuite,
} from '../../../../functions/platform/store/testing/store-suites.ts';
import type { QuestionDocument } from '../../../../functions/quizzes/bank/question.store.ts';
import type { Store } from '../../../../functions/platform/store/store.ts';
import { addQuestion, givenBankUsers } from '../../../support/bank.ts';
import type { Browser } from '../../../support/browser.ts';
import { type Gateway, gatewaysOn } from '../../../support/gateways.ts';
import { givenApp } from '../../../support/given-app.ts';

vi.setConfig({ testTimeout: 60_000 });

async function listQuestions(browser: Browser, path = '/api/all-questions') {
  const { status, text, headers } = await browser.get(path);
  expect(status, text.slice(0, 300)).toBe(200);
  const ids = (JSON.parse(text) as { id: string }[]).map(({ id }) => id);
  const [, next] = /^<(.*)>; rel="next"$/.exec(headers.get('link') ?? '') ?? [];
  return { ids, next, count: headers.get('x-total-count'), size: Buffer.byteLength(text) };
}

/** Ada with a bank of copies of one question. */
function givenBank(openStore: OpenStore, name: string) {
  const given = givenApp(openStore, name);
  return async (gateway: Gateway, count: number, more: object = {}) => {
    const { ada, store } = await givenBankUsers(given, gateway);
    const { id } = await addQuestion(ada, more);
    const questions = store.collection<QuestionDocument>('questions');
    const stored = await questions.findOne({ _id: { $eq: id } });
    if (!stored) throw new Error('The question is not stored.');
    const ids = Array.from({ length: count - 1 }, (_, at) => `copy-${at}`);
    await questions.insertMany(ids.map((_id) => ({ ...stored, _id, fingerprint: _id })));
    return { ada, ids: [id, ...ids] };
  };
}

/** Stores that count how often questions are counted. */
function withCountOfCounts(openStore: OpenStore) {
  const state = { counts: 0 };
  const wrap = (store: Store): Store => ({
    ping: () => store.ping(),
    close: () => store.close(),
    collection: <T extends { readonly _id: string }>(name: string) => {
      const collection = store.collection<T>(name);
      if (name !== 'questions') return collection;
      return new Proxy(collection, {
        get(target, method) {
          if (method === 'countDocuments') state.counts += 1;
          const member: unknown = Reflect.get(target, method);
          return typeof member === 'function' ? (member.bind(target) as unknown) : member;
        },
      });
    },
  });
  const open: OpenStore = async (name) => wrap(await openStore(name));
  return { open, state };
}

const suite: StoreSuite = (openStore) => {
  const { open, state } = withCountOfCounts(openStore);
  const bankOf = givenBank(open, 'wholebank');

  describe.each(gatewaysOn(openStore))(
    'the bank, listed without the argument first, over $name',
    (gateway) => {
      it('is sent as a whole, each question once', async () => {
        const { ada, ids } = await bankOf(gateway, 250);
        state.counts = 0;
        const bank = await listQuestions(ada, '/api/all-questions?search=derivative');
        expect(bank.ids.toSorted()).toEqual(ids.toSorted());
        expect(bank).toMatchObject({ count: '250', next: undefined });
        // Three pages are read. Counting takes as long as a page of the largest bank.
        expect(state.counts).toBe(1);
        expect((await listQuestions(ada, '/api/all-questions?first=20')).ids).toEqual(bank.ids.slice(0, 20));
      });

      it('is refused with an invalid cursor or filter', async () => {
        const { ada } = await bankOf(gateway, 2);
        for (const query of ['after=x', 'type=RIDDLE', 'first=0', 'first=101'])
          expect((await ada.get(`/api/all-questions?${query}`)).status, query).toBe(400);
      });
    },
  );
};

const largeSuite: StoreSuite = (openStore) => {
  const bankOf = givenBank(openStore, 'largebank');

  describe.each(gatewaysOn(openStore))(
    'a large bank, listed without the argument first, over $name',
    (gateway) => {
      it('is sent up to 5,000 questions, with a link to the rest', async () => {
        const { ada, ids } = await bankOf(gateway, 5_030, { explanation: '', concepts: [] });
        const { next = '', ...bank } = await listQuestions(ada);
        expect(bank.ids).toHaveLength(5_000);
        expect(bank.count).toBe('5030');
        const remaining = await listQuestions(ada, next);
        expect([...bank.ids, ...remaining.ids].toSorted()).toEqual(ids.toSorted());
        expect(remaining.next).toBeUndefined();
      });

      it('is sent up to about 4 MB, with a link to the rest', async () => {
        const { ada, ids } = await bankOf(gateway, 400, { explanation: '題'.repeat(5_000) });
        const { next = '', ...bank } = await listQuestions(ada);
        expect(bank.size).toBeGreaterThan(4_000_000);
        expect(bank.size).toBeLessThan(5_500_000);
        const remaining = await listQuestions(ada, next);
        expect([...bank.ids, ...remaining.ids].toSorted()).toEqual(ids.toSorted());
      });
    },
  );
};

describeOnSqlite('the whole bank', suite);
await describeOnMongo('the whole bank', suite);
// Only on the embedded store: to write thousands of questions takes a minute on the wire server of the tests.
describeOnSqlite('a large bank', largeSuite);
