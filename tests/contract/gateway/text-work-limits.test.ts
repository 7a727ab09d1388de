import { describe, expect, it, vi } from 'vitest';
import { describeOnSqlite, type StoreSuite } from '../../../functions/platform/store/testing/store-suites.ts';
import { WorkerPool, type PoolLimits } from '../../../functions/platform/workers/worker-pool.ts';
import { WorkerFormats } from '../../../functions/quizzes/exchange/worker-formats.ts';
import { WorkerTextGenerator } from '../../../functions/quizzes/generation/worker-text-generator.ts';
import { addQuestion } from '../../support/bank.ts';
import { allGatewaysOn } from '../../support/gateways.ts';
import { biology, givenClassroom } from '../../support/generation.ts';

vi.setConfig({ testTimeout: 60_000 });

const busy = new URL('../../../functions/platform/workers/testing/busy-worker.ts', import.meta.url);

function busyDependencies(limits: Partial<PoolLimits>) {
  const pool = new WorkerPool(busy, {
    processes: 1,
    deadlineMs: 200,
    ...limits,
  });
  return { formats: new WorkerFormats(pool), generator: new WorkerTextGenerator(pool) };
}

const gift = { text: 'What? {=this ~that}', format: 'GIFT' };
const collections = ['questions', 'questionVersions', 'answerKeys', 'quizzes', 'bankImports', 'quizWrites'];

const suite: StoreSuite = (openStore) => {
  const given = givenClassroom(openStore, 'textwork');

  describe.each(allGatewaysOn(openStore))('texts that take too long, over $name', (gateway) => {
    it('are refused with advice, and nothing is stored', async () => {
      const { ada, sam, store } = await given(gateway, busyDependencies({}));
      const requests = [
        [sam, '/api/quiz/generate-quiz', { text: biology }, /^text: .*takes too long.*shorter part/m],
        [ada, '/api/quiz/generate-quiz', { text: biology }, /^text: .*takes too long.*shorter part/m],
        [ada, '/api/questions/proposals', { text: biology }, /^text: .*takes too long.*shorter part/m],
        [ada, '/api/questions/import/preview', gift, /^text: .*takes too long.*smaller files/m],
        [ada, '/api/questions/import', gift, /^text: .*takes too long.*smaller files/m],
        [ada, '/api/quiz/import', gift, /^text: .*takes too long.*smaller files/m],
      ] as const;
      for (const [browser, path, body, message] of requests) {
        const reply = await browser.post(path, body);
        expect(reply, `${path} ${reply.text}`).toMatchObject({ status: 400 });
        expect(reply.text, path).toMatch(message);
      }
      for (const collection of collections)
        expect(await store.collection(collection).countDocuments({}), collection).toBe(0);
    });

    it('are refused in exports, with advice', async () => {
      const { ada } = await given(gateway, busyDependencies({}));
      await addQuestion(ada);
      const reply = await ada.get('/api/questions/export?format=GIFT');
      expect(reply, reply.text).toMatchObject({ status: 400 });
      expect(reply.text).toMatch(/takes too long.*fewer questions/);
    });

    it('make others wait, and are refused with 503 if too many wait', async () => {
      const { ada, eve, sam } = await given(gateway, busyDependencies({ waiting: 1, deadlineMs: 2_000 }));
      const replies = await Promise.all([
        ada.post('/api/questions/import/preview', gift),
        eve.post('/api/questions/import/preview', gift),
        sam.post('/api/quiz/generate-quiz', { text: biology }),
      ]);
      expect(replies.map(({ status }) => status).toSorted()).toEqual([400, 400, 503]);
      const refused = replies.find(({ status }) => status === 503);
      expect(refused?.headers.get('retry-after')).toBe('5');
      expect(refused?.text).toMatch(/Try again in a few seconds/);
    });
  });
};

describeOnSqlite('texts that take too long', suite);
