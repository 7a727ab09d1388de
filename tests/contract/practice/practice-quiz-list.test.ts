import { describe, expect, it, vi } from 'vitest';
import { day } from '../../../functions/platform/clock.ts';
import { describeOnSqlite, type StoreSuite } from '../../../functions/platform/store/testing/store-suites.ts';
import { quizDefaults } from '../../../core/quizzes/quiz.ts';
import { practiceOwner } from '../../../functions/quizzes/generation/practice-quizzes.ts';
import type { QuizDocument } from '../../../functions/quizzes/authoring/quiz.store.ts';
import { readJson, startAttempt, submitAttempt } from '../../support/attempts.ts';
import type { Browser } from '../../support/browser.ts';
import { gateways } from '../../support/gateways.ts';
import { comparableReply, expectUnchanged } from '../../support/expectations.ts';
import {
  addQuestions,
  biology,
  bodyOf,
  generateQuiz,
  givenClassroom,
  type GeneratedQuizReply,
} from '../../support/generation.ts';

vi.setConfig({ testTimeout: 60_000 });

type Classroom = Awaited<ReturnType<ReturnType<typeof givenClassroom>>>;

const titles = async (browser: Browser) =>
  (await readJson<GeneratedQuizReply[]>(browser, '/api/quiz/meta')).map(({ title }) => title);

async function counts({ store }: Classroom) {
  const names = ['quizzes', 'questions', 'questionVersions', 'answerKeys', 'quizAttempts', 'practiceCards'];
  return Promise.all(names.map((name) => store.collection(name).countDocuments({})));
}

/** Stores `count` practice quizzes of Sam directly. */
async function storePracticeQuizzes(
  { store, samId }: Classroom,
  count: number,
  deletedAt: string | null = null,
): Promise<void> {
  const made = Array.from({ length: count }, (_, at): QuizDocument => ({
    ...quizDefaults,
    _id: `stored-${deletedAt ?? 'there'}-${at}`,
    title: `Stored ${at}`,
    ownerId: practiceOwner(samId),
    practiceOf: samId,
    courseId: null,
    isPublished: false,
    active: true,
    deletedAt,
    questions: [],
    questionCount: 0,
    files: [],
    revision: 1,
    createdAt: '2026-11-01T00:00:00.000Z',
    updatedAt: '2026-11-01T00:00:00.000Z',
  }));
  await store.collection<QuizDocument>('quizzes').insertMany(made);
}

async function finishQuiz(browser: Browser, id: string): Promise<void> {
  await submitAttempt(browser, (await startAttempt(browser, id)).id);
}

// oxlint-disable-next-line max-lines-per-function -- one suite
const suite: StoreSuite = (openStore) => {
  const given = givenClassroom(openStore, 'practicequizzes');

  // oxlint-disable-next-line max-lines-per-function -- one suite
  describe.each(gateways)('practice quizzes over $name', (gateway) => {
    it('are named after their subject and the student’s date, with the time if that name is taken', async () => {
      const { ada, sam, clock } = await given(gateway);
      await addQuestions(ada, 4);
      const titleOfGenerated = async (order: object) => (await generateQuiz(sam, order)).title;
      expect(await titleOfGenerated({ concepts: ['Odd', 'Even'] })).toBe('Odd, Even · 21 Nov');
      expect(await titleOfGenerated({ concepts: ['Odd', 'Even'] })).toBe('Odd, Even · 21 Nov, 09:00');
      expect(await titleOfGenerated({ concepts: ['Odd', 'Even'] })).toBe('Odd, Even · 21 Nov, 09:00:00');
      expect(await titleOfGenerated({})).toBe('Mixed questions · 21 Nov');
      expect(await titleOfGenerated({ text: biology, count: 1 })).toBe('From a text · 21 Nov');
      expect(await titleOfGenerated({ title: 'Mine' })).toBe('Mine');
      expect(await titleOfGenerated({ title: 'Mine' })).toBe('Mine · 09:00');
      clock.advance(day / 2);
      expect(await titleOfGenerated({ timeZone: 'Pacific/Auckland' })).toBe('Mixed questions · 22 Nov');
      const nowhere = await sam.post('/api/quiz/generate-quiz', { timeZone: 'Mars/Olympus' });
      expect([nowhere.status, nowhere.text]).toEqual([
        400,
        'Error generating the quiz\ntimeZone: Unknown time zone. Use a name like Europe/Berlin.',
      ]);
    });

    it('are named after their categories if no concepts are given', async () => {
      const { ada, sam } = await given(gateway);
      const { text } = await ada.post('/api/quizCategories', { categoryName: 'Calculus' });
      const { id: categoryId } = JSON.parse(text) as { id: string };
      await addQuestions(ada, 2, { categoryId });
      expect(await generateQuiz(sam, { categoryIds: [categoryId] })).toMatchObject({
        title: 'Calculus · 21 Nov',
      });
    });

    it('are generated once per idempotency key', async () => {
      const { ada, sam, eve } = await given(gateway);
      await addQuestions(ada, 6);
      const order = { count: 3, key: 'a click' };
      const replies = await Promise.all([1, 2, 3].map(() => generateQuiz(sam, order)));
      replies.push(await generateQuiz(sam, { ...order, count: 5 }));
      expect(new Set(replies.map(({ id }) => id)).size).toBe(1);
      expect(await titles(sam)).toEqual(['Mixed questions · 21 Nov']);
      const other = await generateQuiz(sam, { ...order, key: 'another' });
      expect(other.id).not.toBe(replies[0]?.id);
      expect((await eve.get(`/api/quiz/${other.id}`)).status).toBe(404);
      await sam.send({ method: 'DELETE', path: `/api/quiz/practice/${other.id}` });
      const deleted = await sam.post('/api/quiz/generate-quiz', { ...order, key: 'another' });
      expect(deleted.text).toContain('The quiz that was created with this key is deleted');
    });

    it('can be deleted and restored by their student; everybody else gets 404', async () => {
      const test = await given(gateway);
      const { ada, sam, root, nobody } = test;
      await addQuestions(ada, 2);
      const quiz = await generateQuiz(sam, {});
      const path = `/api/quiz/practice/${quiz.id}`;
      const remove = (browser: Browser, at = path) => browser.send({ method: 'DELETE', path: at });
      await expectUnchanged(
        () => titles(sam),
        async () => {
          expect((await remove(nobody)).status).toBe(401);
          const missing = await remove(ada, '/api/quiz/practice/no-such-quiz');
          for (const other of [ada, root]) {
            const foreign = await remove(other);
            expect(foreign.status).toBe(404);
            expect({ ...comparableReply(foreign), headers: [] }).toEqual({
              ...comparableReply(missing),
              headers: [],
            });
          }
        },
      );
      expect((await remove(sam)).status).toBe(204);
      expect(await titles(sam)).toEqual([]);
      expect((await sam.get(`/api/quiz/${quiz.id}`)).status).toBe(404);
      expect((await remove(sam)).status).toBe(404);
      const restore = '/api/quiz/practice/restore';
      expect((await ada.post(restore, { ids: [quiz.id] })).status).toBe(404);
      expect((await sam.post(restore, { ids: [quiz.id, 'no-such-quiz'] })).status).toBe(404);
      expect(await titles(sam)).toEqual([]);
      expect(bodyOf(await sam.post(restore, { ids: [quiz.id] }))).toEqual([quiz.id]);
      expect(await titles(sam)).toEqual([quiz.title]);
    });

    it('are the only quizzes that the route deletes: an exam returns 404', async () => {
      const { ada, sam } = await given(gateway);
      const [questionId] = await addQuestions(ada, 1);
      const quizData = { title: 'Exam', questions: [{ questionId }] };
      const exam = bodyOf<GeneratedQuizReply>(
        await ada.post('/api/quiz', { quizData, isPublished: true }),
        201,
      );
      for (const one of [ada, sam])
        expect((await one.send({ method: 'DELETE', path: `/api/quiz/practice/${exam.id}` })).status).toBe(
          404,
        );
      expect(await titles(sam)).toEqual(['Exam']);
    });

    it('are deleted together if they are finished, while open and new ones stay', async () => {
      const test = await given(gateway);
      const { ada, sam, eve } = test;
      await addQuestions(ada, 2);
      const [done, open, untouched] = [
        await generateQuiz(sam, { title: 'Done' }),
        await generateQuiz(sam, { title: 'Open' }),
        await generateQuiz(sam, { title: 'Untouched' }),
      ];
      await finishQuiz(sam, done.id);
      await finishQuiz(sam, open.id);
      await startAttempt(sam, open.id);
      const path = '/api/quiz/practice/delete-finished';
      expect(bodyOf(await eve.post(path, {}))).toEqual([]);
      expect(bodyOf(await sam.post(path, {}))).toEqual([done.id]);
      expect(await titles(sam)).toEqual([open.title, untouched.title]);
      expect(bodyOf(await sam.post(path, {}))).toEqual([]);
    });

    it('are permanently deleted after 30 days, with attempts, cards, questions, versions and keys', async () => {
      const test = await given(gateway);
      const { sam, clock, product } = test;
      const before = await counts(test);
      const quiz = await generateQuiz(sam, { text: biology, count: 3 });
      await finishQuiz(sam, quiz.id);
      await readJson(sam, '/api/practice');
      expect((await counts(test)).every((count, at) => count > (before[at] ?? 0))).toBe(true);
      await sam.send({ method: 'DELETE', path: `/api/quiz/practice/${quiz.id}` });
      clock.advance(29 * day);
      await product.purge();
      expect((await readJson<{ total: number }>(sam, '/api/practice')).total).toBe(3);
      clock.advance(day);
      await product.purge();
      expect(await counts(test)).toEqual(before);
    });

    it('keep their questions if another practice quiz still uses them', async () => {
      const test = await given(gateway);
      const { sam, clock, product, store } = test;
      const first = await generateQuiz(sam, { text: biology, count: 1 });
      await finishQuiz(sam, first.id);
      const again = await generateQuiz(sam, { count: 1 });
      const attempt = await startAttempt(sam, again.id);
      await sam.send({ method: 'DELETE', path: `/api/quiz/practice/${first.id}` });
      clock.advance(20 * day);
      await titles(sam);
      clock.advance(11 * day);
      await product.purge();
      expect((await readJson<typeof attempt>(sam, `/api/attempts/${attempt.id}`)).questions).toEqual(
        attempt.questions,
      );
      expect(await store.collection('answerKeys').countDocuments({})).toBe(1);
      expect(await submitAttempt(sam, attempt.id)).toMatchObject({ possible: 1 });
    });

    it('are limited to 500, and the error explains how to make room', async () => {
      const test = await given(gateway);
      const { ada, sam } = test;
      await addQuestions(ada, 1);
      await storePracticeQuizzes(test, 499);
      const last = await generateQuiz(sam, {});
      await expectUnchanged(
        () => counts(test),
        async () => {
          const full = await sam.post('/api/quiz/generate-quiz', {});
          expect(full.status).toBe(400);
          expect(full.text).toContain(
            '500 practice quizzes: delete finished ones in the list of quizzes first.',
          );
        },
      );
      await sam.send({ method: 'DELETE', path: `/api/quiz/practice/${last.id}` });
      const next = await generateQuiz(sam, {});
      expect((await sam.post('/api/quiz/practice/restore', { ids: [last.id] })).status).toBe(400);
      expect((await titles(sam)).length).toBe(500);
      expect(await titles(sam)).toContain(next.title);
    });

    it('are permanently deleted early if an account has more than 500 deleted ones, oldest first', async () => {
      const test = await given(gateway);
      const { ada, sam, store } = test;
      await addQuestions(ada, 1);
      await storePracticeQuizzes(test, 500, '2026-11-20T00:00:00.000Z');
      const quiz = await generateQuiz(sam, {});
      await sam.send({ method: 'DELETE', path: `/api/quiz/practice/${quiz.id}` });
      expect(await store.collection('quizzes').countDocuments({})).toBe(500);
      expect(bodyOf(await sam.post('/api/quiz/practice/restore', { ids: [quiz.id] }))).toEqual([quiz.id]);
    });
  });
};

describeOnSqlite('list of practice quizzes', suite);
