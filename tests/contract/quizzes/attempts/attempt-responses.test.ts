import { describe, expect, it } from 'vitest';
import {
  describeOnSqlite,
  type OpenStore,
  type StoreSuite,
} from '../../../../functions/platform/store/testing/store-suites.ts';
import type { Store } from '../../../../functions/platform/store/store.ts';
import type { StoredAttempt } from '../../../../functions/quizzes/attempts/attempt.store.ts';
import type { ResponsesDocument } from '../../../../functions/quizzes/attempts/response.store.ts';
import {
  answersTo,
  givenClassroom,
  readJson,
  correctAnswers,
  startAttempt,
  submitAttempt,
  type AttemptReply,
} from '../../../support/attempts.ts';
import { goodPassword } from '../../../support/accounts.ts';
import { gatewaysOn } from '../../../support/gateways.ts';
import { fused } from '../../../support/fused-store.ts';

/** Stores that count how often responses are read. */
function withReadCount(openStore: OpenStore) {
  const reads = { count: 0 };
  const open: OpenStore = async (name) => {
    const store = await openStore(name);
    return {
      ping: () => store.ping(),
      close: () => store.close(),
      collection: <T extends { readonly _id: string }>(collectionName: string) => {
        const collection = store.collection<T>(collectionName);
        if (collectionName !== 'quizResponses') return collection;
        return new Proxy(collection, {
          get(target, method) {
            if (method === 'find' || method === 'findOne') reads.count += 1;
            const member: unknown = Reflect.get(target, method);
            return typeof member === 'function' ? (member.bind(target) as unknown) : member;
          },
        });
      },
    };
  };
  return { open, reads };
}

/** Moves the responses into their attempts, where earlier versions stored them. */
async function storeResponsesInAttempts(store: Store): Promise<void> {
  const attempts = store.collection<StoredAttempt>('quizAttempts');
  const all = store.collection<ResponsesDocument>('quizResponses');
  for (const { _id, responses, revision, closed } of await all.find({}).toArray()) {
    const $set = { responses, ...(!closed && { revision }) };
    await attempts.updateOne({ _id: { $eq: _id } }, { $set });
  }
  await all.deleteMany({});
  await store.collection('migrations').deleteMany({});
}

const suite: StoreSuite = (openStore) => {
  const { open: openCounting, reads } = withReadCount(openStore);
  const given = givenClassroom(openCounting, 'responses');
  const breakable = fused(openStore, ['quizAttempts']);
  const givenFused = givenClassroom(breakable.open, 'responsescut');

  describe.each(gatewaysOn(openStore))('the responses of attempts over $name', (gateway) => {
    it('are not read by lists, practice and summaries of results', async () => {
      const { ada, teacher, quiz, store } = await given(gateway);
      const { _id } = await quiz();
      const past = await startAttempt(ada, _id);
      await ada.patch(`/api/attempts/${past.id}`, { answers: answersTo(past, correctAnswers) });
      await submitAttempt(ada, past.id);
      const open = await startAttempt(ada, _id);
      await ada.patch(`/api/attempts/${open.id}`, { answers: answersTo(open, { ESSAY: 'Light scatters.' }) });
      reads.count = 0;
      const lists = [
        await ada.get(`/api/attempts?quizId=${_id}`),
        await ada.get('/api/attempts/progress'),
        await ada.get('/api/quiz/meta'),
        await ada.get('/api/practice'),
        await ada.get('/api/assistant/weak-concepts'),
        await teacher.get(`/api/quiz/${_id}/results`),
        await teacher.get(`/api/quiz/${_id}/results/summary`),
        await teacher.get('/api/attempts/grading-queue'),
      ];
      expect(lists.map(({ status }) => status)).toEqual(lists.map(() => 200));
      expect(reads.count).toBe(0);
      expect(JSON.stringify(await store.collection('quizAttempts').find({}).toArray())).not.toContain(
        'Light scatters.',
      );
      const again = await readJson<AttemptReply>(ada, `/api/attempts/${open.id}`);
      expect(again.questions.at(-1)?.response.text).toBe('Light scatters.');
      expect(reads.count).toBeGreaterThan(0);
    });

    it('are submitted by the next request if the submission was interrupted, and nothing is saved after it', async () => {
      const { ada, quiz } = await givenFused(gateway);
      const { _id } = await quiz();
      const attempt = await startAttempt(ada, _id);
      const path = `/api/attempts/${attempt.id}`;
      breakable.state.fuse = { writesUntilFailure: 1, failsFromThenOn: true };
      const answers = answersTo(attempt, correctAnswers);
      expect((await ada.post(`${path}/submit`, { answers })).status).toBe(500);
      breakable.state.fuse = null;
      const late = await ada.patch(path, { answers: answersTo(attempt, { SHORT_ANSWER: 'Rome' }) });
      expect([late.status, late.text]).toEqual([409, 'This attempt was handed in already.']);
      const { submittedAt, result } = await readJson<AttemptReply>(ada, path);
      expect([submittedAt, result?.score]).toEqual(['2026-11-21T09:00:00.000Z', 5]);
      expect((await ada.post(`${path}/submit`, {})).status).toBe(409);
      expect(await startAttempt(ada, _id)).toMatchObject({ number: 2 });
    });

    it('are not submitted, and stay the same, if the submission was refused', async () => {
      const { ada, quiz } = await given(gateway);
      const attempt = await startAttempt(ada, (await quiz())._id);
      const path = `/api/attempts/${attempt.id}`;
      const saved = await ada.patch(path, { answers: answersTo(attempt, { SHORT_ANSWER: 'Paris' }) });
      const bad = [{ questionId: attempt.questions[2]?.id, text: 'x'.repeat(2_001) }];
      expect((await ada.post(`${path}/submit`, { answers: bad })).status).toBe(400);
      expect((await ada.get(path)).text).toBe(saved.text);
    });

    it('are shown, saved, graded and moved if they were stored inside attempts by earlier versions', async () => {
      const { ada, teacher, quiz, store, product } = await given(gateway);
      const { _id } = await quiz();
      const past = await startAttempt(ada, _id);
      await ada.patch(`/api/attempts/${past.id}`, { answers: answersTo(past, correctAnswers) });
      await submitAttempt(ada, past.id);
      const open = await startAttempt(ada, _id);
      const path = `/api/attempts/${open.id}`;
      await ada.patch(path, { answers: answersTo(open, { SHORT_ANSWER: 'Paris' }) });
      const counts = [path, `/api/attempts/${past.id}`, `/api/attempts?quizId=${_id}`];
      const readAll = async () => {
        const statistics = (await teacher.get(`/api/quiz/${_id}/statistics`)).text;
        const submission = (await teacher.get(`/api/attempts/${past.id}/submission`)).text;
        const own = await Promise.all(counts.map((one) => ada.get(one)));
        return [...own.map(({ text }) => text), statistics, submission];
      };
      const before = await readAll();
      await storeResponsesInAttempts(store);
      expect(await readAll()).toEqual(before);
      const saved = await ada.patch(path, { answers: answersTo(open, { NUMERIC: '3.14' }), revision: 1 });
      expect(JSON.parse(saved.text)).toMatchObject({ revision: 2 });
      const later = await readAll();
      await product.purge();
      expect(await readAll()).toEqual(later);
      const stored = await store.collection<StoredAttempt>('quizAttempts').find({}).toArray();
      expect(stored.map((each) => 'responses' in each)).toEqual([false, false]);
      expect(await submitAttempt(ada, open.id)).toMatchObject({ score: 2 });
    });

    it('are deleted with the account', async () => {
      const { ada, quiz, store } = await given(gateway);
      const attempt = await startAttempt(ada, (await quiz())._id);
      await ada.patch(`/api/attempts/${attempt.id}`, { answers: answersTo(attempt, correctAnswers) });
      expect(await store.collection('quizResponses').countDocuments({})).toBe(1);
      expect((await ada.post('/api/account/delete', { password: goodPassword })).status).toBe(204);
      const left = ['quizAttempts', 'quizResponses', 'storageUse'].map((name) =>
        store.collection(name).countDocuments({}),
      );
      expect(await Promise.all(left)).toEqual([0, 0, 0]);
    });
  });
};

describeOnSqlite('the responses of attempts', suite);
