import { describe, expect, it } from 'vitest';
import { day, isoAfter } from '../../../functions/platform/clock.ts';
import { reservedForAttempts, storageLimits } from '../../../functions/platform/limits/storage-quota.ts';
import type { StoredDocument } from '../../../functions/platform/store/store.ts';
import {
  describeOnMongo,
  describeOnSqlite,
  type StoreSuite,
} from '../../../functions/platform/store/testing/store-suites.ts';
import { idOf } from '../../support/accounts.ts';
import {
  answersTo,
  givenClassroom,
  readJson,
  startAttempt,
  submitAttempt,
  type Classroom,
} from '../../support/attempts.ts';
import type { Browser } from '../../support/browser.ts';
import { courseBody, type CourseReply } from '../../support/courses.ts';
import { allGatewaysOn } from '../../support/gateways.ts';
import { codeOf } from '../../support/expectations.ts';

interface Use extends StoredDocument {
  readonly bytes: number;
  readonly countedAt: string;
}

const remedy =
  'Delete courses, quizzes, questions or files that you no longer need. They free their space 30 days after you delete them.';
const ownFull = `Your account has used its 15 MB for courses, quizzes, questions and files. ${remedy}`;
const full = `Your account has used its 20 MB of storage. ${remedy}`;
const ownLimit = storageLimits.Student - reservedForAttempts;

async function usedBytes({ store }: Classroom, browser: Browser): Promise<number> {
  return (await store.collection<Use>('storageUse').findOne({ _id: await idOf(browser) }))?.bytes ?? 0;
}

interface RemainingOptions {
  readonly limit?: number;
  /** Milliseconds since the bytes were counted. */
  readonly sinceMs?: number;
}

/**
 * Stores a storage count that leaves the user `bytes` below the limit. By default, the limit is a student's for courses,
 * quizzes, questions and files.
 */
async function setRemaining(
  { store, clock }: Classroom,
  browser: Browser,
  bytes: number,
  { limit = ownLimit, sinceMs = 0 }: RemainingOptions = {},
): Promise<void> {
  const uses = store.collection<Use>('storageUse');
  // The ID is read first, since reading an account counts its storage.
  const _id = await idOf(browser);
  await uses.deleteOne({ _id });
  await uses.insertOne({ _id, bytes: limit - bytes, countedAt: isoAfter(clock, -sinceMs) });
}

const course = (notes: string) => ({ ...courseBody, notes });

const suite: StoreSuite = (openStore) => {
  const given = givenClassroom(openStore, 'quota');

  describe.each(allGatewaysOn(openStore))('the storage quota over $name', (gateway) => {
    it('counts data for the user who saved it, and frees its space when it is purged', async () => {
      const test = await given(gateway);
      const { ada, teacher, quiz, clock, product } = test;
      const { _id } = await quiz();
      const [adas, teachers] = [await usedBytes(test, ada), await usedBytes(test, teacher)];
      const attempt = await startAttempt(ada, _id);
      const answers = answersTo(attempt, { ESSAY: 'x'.repeat(10_000) });
      expect((await ada.patch(`/api/attempts/${attempt.id}`, { answers })).status).toBe(200);
      const withAnswers = await usedBytes(test, ada);
      expect(withAnswers - adas).toBeGreaterThan(10_000);
      // The attempt itself has about 1,200 bytes.
      expect(withAnswers - adas).toBeLessThan(12_000);
      expect(await usedBytes(test, teacher)).toBe(teachers);
      const saved = JSON.parse(
        (await ada.post('/api/course', course('n'.repeat(5_000)))).text,
      ) as CourseReply;
      expect((await usedBytes(test, ada)) - withAnswers).toBeGreaterThan(5_000);
      expect((await ada.remove(`/api/course/${saved.id}`)).status).toBe(204);
      expect((await usedBytes(test, ada)) - withAnswers).toBeGreaterThan(5_000);
      const id = await idOf(ada);
      clock.advance(31 * day);
      await product.purge();
      expect(await test.store.collection('courses').countDocuments({})).toBe(0);
      const use = await test.store.collection<Use>('storageUse').findOne({ _id: id });
      expect(use?.bytes).toBe(withAnswers);
    });

    it('refuses writes at the limit, stores nothing, and still allows deletions', async () => {
      const test = await given(gateway);
      const { ada, quiz, store } = test;
      const attempt = await startAttempt(ada, (await quiz())._id);
      const path = `/api/attempts/${attempt.id}`;
      const stored = await ada.patch(path, { answers: answersTo(attempt, { SHORT_ANSWER: 'Paris' }) });
      const saved = JSON.parse((await ada.post('/api/course', courseBody)).text) as CourseReply;
      await setRemaining(test, ada, 300, { limit: storageLimits.Student });
      const used = await usedBytes(test, ada);
      const answers = answersTo(attempt, { ESSAY: 'x'.repeat(1_000) });
      const refused = [
        await ada.patch(path, { answers }),
        await ada.post(`${path}/submit`, { answers }),
        await ada.post('/api/course', courseBody),
        await ada.patch(`/api/course/${saved.id}`, { notes: 'n'.repeat(1_000) }),
      ];
      expect(refused.map(({ status, text }) => [status, text])).toEqual([
        [403, full],
        [403, full],
        [403, ownFull],
        [403, ownFull],
      ]);
      const graphql = await ada.graphql(
        'mutation ($id: ID!, $answers: [AttemptAnswerInput!]!) { saveAttempt(id: $id, answers: $answers) { id } }',
        { id: attempt.id, answers },
      );
      expect(codeOf(graphql)).toBe('FORBIDDEN');
      expect((await ada.get(path)).text).toBe(stored.text);
      expect(await store.collection('courses').countDocuments({})).toBe(1);
      expect(await usedBytes(test, ada)).toBe(used);
      expect((await ada.remove(`/api/course/${saved.id}`)).status).toBe(204);
      expect(await submitAttempt(ada, attempt.id)).toMatchObject({ score: 1 });
    });

    it('reserves 5 MB for attempts, so that a full account can still take a quiz', async () => {
      const test = await given(gateway);
      const { ada, quiz } = test;
      const { _id } = await quiz();
      await setRemaining(test, ada, 300);
      const refused = await ada.post('/api/course', courseBody);
      expect([refused.status, refused.text]).toEqual([403, ownFull]);
      const attempt = await startAttempt(ada, _id);
      const answers = answersTo(attempt, { SHORT_ANSWER: 'Paris', ESSAY: 'x'.repeat(10_000) });
      expect((await ada.patch(`/api/attempts/${attempt.id}`, { answers })).status).toBe(200);
      expect(await submitAttempt(ada, attempt.id)).toMatchObject({ score: 1 });
    });

    it('is not exceeded by concurrent writes', async () => {
      const test = await given(gateway);
      const { ada, store } = test;
      const before = await usedBytes(test, ada);
      await ada.post('/api/course', course('n'.repeat(4_000)));
      const size = (await usedBytes(test, ada)) - before;
      await setRemaining(test, ada, 3.5 * size);
      const replies = await Promise.all(
        Array.from({ length: 8 }, () => ada.post('/api/course', course('n'.repeat(4_000)))),
      );
      expect(replies.map(({ status }) => status).toSorted()).toEqual([
        201, 201, 201, 403, 403, 403, 403, 403,
      ]);
      expect(await store.collection('courses').countDocuments({})).toBe(4);
    });

    it('is counted again once a day, with older data and without the remains of failed writes', async () => {
      const test = await given(gateway);
      const { ada, store } = test;
      await ada.post('/api/course', course('n'.repeat(4_000)));
      const used = await usedBytes(test, ada);
      await store.collection<Use>('storageUse').deleteOne({ _id: await idOf(ada) });
      await ada.post('/api/course', course('n'.repeat(4_000)));
      expect(await usedBytes(test, ada)).toBeGreaterThan(1.9 * used);
      await setRemaining(test, ada, 100);
      expect((await ada.post('/api/course', course('n'.repeat(4_000)))).status).toBe(403);
      await setRemaining(test, ada, 100, { sinceMs: 2 * day });
      expect((await ada.post('/api/course', course('n'.repeat(4_000)))).status).toBe(201);
      expect(await usedBytes(test, ada)).toBeLessThan(4 * used);
    });

    it('is larger for instructors, and counts their questions, quizzes and imports', async () => {
      const test = await given(gateway);
      const { teacher } = test;
      const question = { question: 'q'.repeat(5_000), answers: ['0', '1'], correctAnswer: [1] };
      await setRemaining(test, teacher, 100);
      expect((await teacher.post('/api/questions', question)).status).toBe(201);
      await setRemaining(test, teacher, 100, { limit: storageLimits.Instructor - reservedForAttempts });
      const used = await usedBytes(test, teacher);
      const quizData = { title: 'Full', questions: [question] };
      const refused = [
        await teacher.post('/api/questions', question),
        await teacher.post('/api/quiz', { quizData, isPublished: true }),
        await teacher.post('/api/questions/import', { text: `${'q'.repeat(5_000)} {T}`, format: 'GIFT' }),
      ];
      expect(refused.map(({ status }) => status)).toEqual([403, 403, 403]);
      expect(await usedBytes(test, teacher)).toBe(used);
      expect(await readJson<unknown[]>(teacher, '/api/all-questions')).toHaveLength(1);
    });
  });
};

describeOnSqlite('storage', suite);
await describeOnMongo('storage', suite);
