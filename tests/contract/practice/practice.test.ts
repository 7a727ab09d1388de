import { isDeepStrictEqual } from 'node:util';
import { describe, expect, it } from 'vitest';
import { essay as essayOf } from '../../../core/quizzes/testing/given.ts';
import { day, isoAfter } from '../../../functions/platform/clock.ts';
import {
  describeOnMongo,
  describeOnSqlite,
  type StoreSuite,
} from '../../../functions/platform/store/testing/store-suites.ts';
import type { AttemptDocument } from '../../../functions/quizzes/attempts/attempt.store.ts';
import {
  answersTo,
  everyQuestionType,
  givenClassroom,
  readJson,
  startAttempt,
  submitAttempt,
} from '../../support/attempts.ts';
import { goodPassword } from '../../support/accounts.ts';
import type { Browser } from '../../support/browser.ts';
import { saveCourse } from '../../support/courses.ts';
import { gatewaysOn } from '../../support/gateways.ts';
import { downloadDataExport } from '../../support/export.ts';
import { answerCard, missTwoQuestions, practiceOf, twoQuestions } from '../../support/practice.ts';
import { comparableReply, expectUnchanged } from '../../support/expectations.ts';

const emptyPractice = {
  cards: [],
  due: 0,
  total: 0,
  doneToday: 0,
  examDate: null,
  dailyMinutes: 10,
  recommendedDailyMinutes: null,
  nextDueAt: null,
  upcoming: [],
};

// oxlint-disable-next-line max-lines-per-function -- one suite
const suite: StoreSuite = (openStore) => {
  const given = givenClassroom(openStore, 'practice');

  // oxlint-disable-next-line max-lines-per-function -- one suite
  describe.each(gatewaysOn(openStore))('practice over $name', (gateway) => {
    it('is empty before a question is missed', async () => {
      const { ada } = await given(gateway);
      expect(await practiceOf(ada)).toEqual(emptyPractice);
      expect(await readJson(ada, '/api/assistant/weak-concepts')).toEqual([]);
    });

    it('asks missed questions the next day, but not correctly answered ones', async () => {
      const test = await given(gateway);
      await missTwoQuestions(test, { SHORT_ANSWER: 'Paris' });
      expect(await practiceOf(test.ada)).toEqual({
        ...emptyPractice,
        total: 1,
        nextDueAt: '2026-11-22T09:00:00.000Z',
        upcoming: [{ date: '2026-11-22', count: 1 }],
      });
      test.clock.advance(day);
      const { cards, due } = await practiceOf(test.ada);
      expect(due).toBe(1);
      expect(cards).toMatchObject([
        {
          concepts: ['Planets'],
          cardRevision: 1,
          question: { question_text: everyQuestionType[0]?.question },
        },
      ]);
    });

    it('hides the key before a card is answered, and explains it after', async () => {
      const test = await given(gateway);
      await missTwoQuestions(test);
      test.clock.advance(day);
      const shown = await test.ada.get('/api/practice');
      expect(shown.text).not.toContain('correct');
      expect(shown.text).not.toContain(everyQuestionType[0]?.explanation);
      const { cards } = await practiceOf(test.ada);
      const choice = cards.find(({ question }) => question.type === 'MULTIPLE_CHOICE');
      const reply = await answerCard(test.ada, choice, 'Jupiter');
      const right = choice?.question.answers.find(({ text }) => text === 'Jupiter')?.id;
      expect(JSON.parse(reply.text)).toMatchObject({
        id: choice?.id,
        isCorrect: true,
        result: {
          earned: 1,
          explanation: everyQuestionType[0]?.explanation,
          correct: { answerIds: [right] },
        },
      });
    });

    it('asks cards with a correct answer later, and missed ones the next day', async () => {
      const test = await given(gateway);
      await missTwoQuestions(test);
      test.clock.advance(day);
      const { cards } = await practiceOf(test.ada);
      const [choice, short] = cards.toSorted((one) => (one.question.type === 'MULTIPLE_CHOICE' ? -1 : 1));
      const known = await answerCard(test.ada, choice, 'Jupiter');
      const again = await answerCard(test.ada, short, 'London');
      const dueAt = ({ text }: { text: string }) => (JSON.parse(text) as { dueAt: string }).dueAt;
      expect(JSON.parse(again.text)).toMatchObject({ isCorrect: false });
      expect(dueAt(again)).toBe('2026-11-23T09:00:00.000Z');
      expect(Date.parse(dueAt(known))).toBeGreaterThan(Date.parse(dueAt(again)));
      expect(await practiceOf(test.ada)).toMatchObject({ cards: [], due: 0, total: 2, doneToday: 2 });
    });

    it('counts an answer once, however many tabs send it', async () => {
      const test = await given(gateway);
      await missTwoQuestions(test, { SHORT_ANSWER: 'Paris' });
      test.clock.advance(day);
      const [card] = (await practiceOf(test.ada)).cards;
      const replies = await Promise.all([1, 2, 3].map(() => answerCard(test.ada, card, 'Jupiter')));
      expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
      expect(await practiceOf(test.ada)).toMatchObject({ doneToday: 1 });
    });

    it('makes one card of a question that is missed twice, and each answer counts for its concept', async () => {
      const test = await given(gateway);
      const { quizId } = await missTwoQuestions(test);
      await practiceOf(test.ada);
      const attempt = await startAttempt(test.ada, quizId);
      await submitAttempt(test.ada, attempt.id);
      expect(await practiceOf(test.ada)).toMatchObject({ total: 2 });
      expect(await readJson(test.ada, '/api/assistant/weak-concepts')).toMatchObject([
        {
          concept: 'Capitals',
          share: 0,
          answers: 2,
          cards: 1,
          evidence: [{ kind: 'attempt', correct: false }, {}],
        },
        { concept: 'Planets', answers: 2, cards: 1 },
      ]);
    });

    it('returns for one attempt only the concepts of its missed questions', async () => {
      const test = await given(gateway);
      const { attempt } = await missTwoQuestions(test);
      const half = await missTwoQuestions(test, { MULTIPLE_CHOICE: 'Jupiter' });
      const conceptsOf = async (browser: Browser, { id }: { id: string }) =>
        (await readJson<{ concept: string }[]>(browser, `/api/assistant/weak-concepts?attemptId=${id}`)).map(
          ({ concept }) => concept,
        );
      expect((await conceptsOf(test.ada, attempt)).toSorted()).toEqual(['Capitals', 'Planets']);
      expect(await conceptsOf(test.ada, half.attempt)).toEqual(['Capitals']);
      const none = await missTwoQuestions(test, { SHORT_ANSWER: 'Paris', MULTIPLE_CHOICE: 'Jupiter' });
      expect(await conceptsOf(test.ada, none.attempt)).toEqual([]);
      expect(await conceptsOf(test.eve, attempt)).toEqual([]);
      expect(await conceptsOf(test.ada, { id: 'no-such-attempt' })).toEqual([]);
    });

    it('creates no cards for a quiz that doesn’t release its answers', async () => {
      const test = await given(gateway);
      const { quizId } = await missTwoQuestions(test, {}, { answerRelease: 'NEVER' });
      expect(await practiceOf(test.ada)).toEqual(emptyPractice);
      await test.change(quizId, { answerRelease: 'AFTER_LAST_ATTEMPT', allowedAttempts: 2 });
      expect(await practiceOf(test.ada)).toEqual(emptyPractice);
      await submitAttempt(test.ada, (await startAttempt(test.ada, quizId)).id);
      expect(await practiceOf(test.ada)).toMatchObject({ total: 2 });
    });

    it('hides a card if its quiz no longer releases its answers', async () => {
      const test = await given(gateway);
      const { quizId } = await missTwoQuestions(test);
      test.clock.advance(day);
      const [card] = (await practiceOf(test.ada)).cards;
      await test.change(quizId, { answerRelease: 'NEVER' });
      expect((await answerCard(test.ada, card, 'Jupiter')).status).toBe(404);
      expect(await practiceOf(test.ada)).toEqual(emptyPractice);
      await test.change(quizId, { answerRelease: 'AFTER_SUBMISSION' });
      expect(await practiceOf(test.ada)).toMatchObject({ total: 2, cards: [{ id: card?.id }, {}] });
    });

    it('asks no card of a quiz that hides its answers again because another attempt was allowed', async () => {
      const test = await given(gateway);
      const last = { answerRelease: 'AFTER_LAST_ATTEMPT', allowedAttempts: 1 } as const;
      const { quizId } = await missTwoQuestions(test, {}, last);
      expect(await practiceOf(test.ada)).toMatchObject({ total: 2 });
      await test.change(quizId, { ...last, allowedAttempts: 2 });
      test.clock.advance(day);
      expect(await practiceOf(test.ada)).toEqual(emptyPractice);
      await submitAttempt(test.ada, (await startAttempt(test.ada, quizId)).id);
      expect(await practiceOf(test.ada)).toMatchObject({ total: 2, due: 2 });
    });

    it('schedules every attempt, however many others have no released answers', async () => {
      const test = await given(gateway);
      const silent = await missTwoQuestions(test, {}, { answerRelease: 'NEVER', allowedAttempts: -1 });
      const attempts = test.store.collection<AttemptDocument>('quizAttempts');
      const one = await attempts.findOne({ _id: { $eq: silent.attempt.id } });
      if (!one) throw new Error('The attempt is missing.');
      await missTwoQuestions(test);
      const names = Array.from({ length: 230 }, (_, at) => `copy-${at}`);
      const startedAt = isoAfter(test.clock, day);
      await attempts.insertMany(names.map((name) => ({ ...one, _id: name, slot: name, startedAt })));
      expect(await practiceOf(test.ada)).toMatchObject({ total: 2 });
    });

    it('schedules an attempt once before its essay is graded, and again after', async () => {
      const test = await given(gateway);
      const essay = essayOf({ concepts: ['Light'] });
      const { _id } = await test.quiz([...twoQuestions, essay]);
      const attempt = await startAttempt(test.ada, _id);
      const answers = answersTo(attempt, { ESSAY: 'Because.' });
      await test.ada.patch(`/api/attempts/${attempt.id}`, { answers });
      await submitAttempt(test.ada, attempt.id);
      const attempts = test.store.collection<AttemptDocument>('quizAttempts');
      const isLearned = async () => (await attempts.findOne({ _id: { $eq: attempt.id } }))?.isLearned;
      const weak = async () => {
        const field = 'weakConcepts { concept answers }';
        const aliases = Array.from({ length: 2 }, (_, at) => `a${at}: ${field}`).join(' ');
        const { result } = await test.ada.graphql(`{ ${aliases} }`);
        const all = Object.values(result.data as Record<string, readonly { readonly concept: string }[]>);
        expect(all.every((one) => isDeepStrictEqual(one, all[0]))).toBe(true);
        return all[0]?.map(({ concept }) => concept).toSorted();
      };
      expect(await weak()).toEqual(['Capitals', 'Planets']);
      expect(await isLearned()).toBe(true);
      const graded = { questionId: attempt.questions[2]?.id, points: 0, feedback: '' };
      expect((await test.teacher.patch(`/api/attempts/${attempt.id}/grade`, graded)).status).toBe(200);
      expect(await isLearned()).toBeUndefined();
      expect(await weak()).toEqual(['Capitals', 'Light', 'Planets']);
      expect(await test.store.collection('practiceAnswers').countDocuments({})).toBe(3);
    });

    it('names the essay of a weak concept if only the essay asked about it and its feedback is shown', async () => {
      const test = await given(gateway);
      const essay = essayOf({ concepts: ['Light', 'Planets'] });
      const { _id: quizId } = await test.quiz([...twoQuestions, essay], { title: 'Sky' });
      const attempt = await startAttempt(test.ada, quizId);
      await test.ada.patch(`/api/attempts/${attempt.id}`, {
        answers: answersTo(attempt, { ESSAY: 'Because.' }),
      });
      await submitAttempt(test.ada, attempt.id);
      const graded = { questionId: attempt.questions[2]?.id, points: 0, feedback: 'Name the scattering.' };
      expect((await test.teacher.patch(`/api/attempts/${attempt.id}/grade`, graded)).status).toBe(200);
      interface Weak {
        readonly concept: string;
        readonly cards: number;
        readonly essay: object | null;
      }
      const weak = async () =>
        (await readJson<Weak[]>(test.ada, '/api/assistant/weak-concepts'))
          .map(({ concept, cards, essay: asked }) => ({ concept, cards, essay: asked }))
          .toSorted((one, other) => one.concept.localeCompare(other.concept));
      const named = { attemptId: attempt.id, quizId, quizTitle: 'Sky' };
      expect(await weak()).toEqual([
        { concept: 'Capitals', cards: 1, essay: null },
        { concept: 'Light', cards: 0, essay: named },
        { concept: 'Planets', cards: 1, essay: null },
      ]);
      const { result } = await test.ada.graphql(
        '{ me { weakConcepts { concept essay { attemptId quizId quizTitle } } } }',
      );
      expect(result.data).toMatchObject({
        me: { weakConcepts: expect.arrayContaining([{ concept: 'Light', essay: named }]) as object },
      });
      await test.change(quizId, { answerRelease: 'NEVER' });
      expect((await weak()).map(({ essay: asked }) => asked)).toEqual([null, null, null]);
    });

    it('follows the plan, and asks a card again before the exam', async () => {
      const test = await given(gateway);
      await missTwoQuestions(test);
      const plan = { examDate: '2026-11-25', dailyMinutes: 1 };
      const planned = await test.ada.put('/api/practice/plan', plan);
      expect(JSON.parse(planned.text)).toMatchObject({ ...plan, total: 2 });
      test.clock.advance(day);
      const { cards } = await practiceOf(test.ada);
      expect(cards).toHaveLength(2);
      const reply = await answerCard(test.ada, cards[0], 'Jupiter');
      const { dueAt } = JSON.parse(reply.text) as { dueAt: string };
      expect(Date.parse(dueAt)).toBeLessThanOrEqual(Date.parse('2026-11-24T12:00:00.000Z'));
      expect(await practiceOf(test.ada)).toMatchObject({ doneToday: 1 });
    });

    it('accepts a plan only for a course of the user', async () => {
      const test = await given(gateway);
      const course = await saveCourse(test.eve);
      const plan = { examDate: '2026-11-25', dailyMinutes: 5 };
      const path = `/api/practice/plan?courseId=${course.id}`;
      expect((await test.eve.put(path, plan)).status).toBe(200);
      const foreign = await test.ada.put(path, plan);
      const missing = await test.ada.put('/api/practice/plan?courseId=no-such-course', plan);
      expect([foreign.status, missing.status]).toEqual([404, 404]);
      expect(foreign.text).toBe(missing.text);
      expect(await practiceOf(test.ada, `?courseId=${course.id}`)).toEqual(emptyPractice);
    });

    it('asks no cards of a purged quiz, but keeps its answers', async () => {
      const test = await given(gateway);
      const { quizId } = await missTwoQuestions(test);
      expect(await practiceOf(test.ada)).toMatchObject({ total: 2 });
      await test.change(quizId, { deletedAt: isoAfter(test.clock, -30 * day) });
      await test.product.purge();
      expect(await practiceOf(test.ada)).toMatchObject({ total: 0 });
      const weak = await readJson<{ concept: string }[]>(test.ada, '/api/assistant/weak-concepts');
      expect(weak.map(({ concept }) => concept).toSorted()).toEqual(['Capitals', 'Planets']);
    });

    it('ends a day in the student’s time zone', async () => {
      const test = await given(gateway);
      await missTwoQuestions(test);
      test.clock.advance(18 * 3_600_000);
      expect(await practiceOf(test.ada, '?timeZone=Pacific/Auckland')).toMatchObject({ due: 2 });
      expect(await practiceOf(test.ada, '?timeZone=America/New_York')).toMatchObject({ due: 0 });
    });

    it('is private: another user’s card looks missing', async () => {
      const test = await given(gateway);
      await missTwoQuestions(test);
      test.clock.advance(day);
      const [card] = (await practiceOf(test.ada)).cards;
      expect(await practiceOf(test.eve)).toEqual(emptyPractice);
      await expectUnchanged(
        () => practiceOf(test.ada),
        async () => {
          const foreign = await answerCard(test.eve, card, 'Jupiter');
          const missing = await test.eve.post('/api/practice/no-such-card/answer', {
            cardRevision: 1,
            text: 'Jupiter',
          });
          expect(foreign.status).toBe(404);
          const withoutHeaders = { ...comparableReply(missing), headers: [] };
          expect({ ...comparableReply(foreign), headers: [] }).toEqual(withoutHeaders);
        },
      );
    });

    it('refuses signed-out users, and invalid answers, plans and time zones', async () => {
      const test = await given(gateway);
      await missTwoQuestions(test);
      test.clock.advance(day);
      const { cards } = await practiceOf(test.ada);
      const choice = cards.find(({ question }) => question.type === 'MULTIPLE_CHOICE');
      const path = `/api/practice/${choice?.id ?? ''}/answer`;
      const shortAnswer = cards.find(({ question }) => question.type === 'SHORT_ANSWER');
      const shortAnswerPath = `/api/practice/${shortAnswer?.id ?? ''}/answer`;
      await expectUnchanged(
        () => practiceOf(test.ada),
        async () => {
          expect((await test.nobody.get('/api/practice')).status).toBe(401);
          expect((await test.nobody.post(path, { cardRevision: 1, text: 'Jupiter' })).status).toBe(401);
          expect((await test.nobody.get('/api/assistant/weak-concepts')).status).toBe(401);
          const refused = [
            await test.ada.post(path, { cardRevision: 1, answerIds: ['no-such-answer'] }),
            await test.ada.post(path, { cardRevision: 1, answerIds: [{ $gt: '' }] }),
            await test.ada.post(path, {
              cardRevision: 1,
              answerIds: choice?.question.answers.map(({ id }) => id),
            }),
            await test.ada.post(path, { text: 'Jupiter' }),
            await test.ada.get('/api/practice?timeZone=Mars/Olympus'),
            await test.ada.put('/api/practice/plan', { examDate: 'tomorrow' }),
            await test.ada.put('/api/practice/plan', { dailyMinutes: 0 }),
          ];
          expect(refused.map(({ status }) => status)).toEqual(refused.map(() => 400));
          const long = await test.ada.post(shortAnswerPath, { cardRevision: 1, text: 'x'.repeat(2_001) });
          expect([long.status, long.text]).toEqual([
            400,
            'text: An answer must not be longer than 2,000 characters.',
          ]);
          const control = await test.ada.post(shortAnswerPath, { cardRevision: 1, text: 'Par\u0007is' });
          expect([control.status, control.text]).toEqual([
            400,
            'text: An answer must not contain control characters.',
          ]);
        },
      );
    });

    it('is exported with personal data, and deleted with the account', async () => {
      const test = await given(gateway);
      const { quizId, attempt } = await missTwoQuestions(test);
      await practiceOf(test.ada);
      await test.ada.put('/api/practice/plan', { examDate: '2026-12-18' });
      expect((await downloadDataExport(test.ada))['practice.json']).toMatchObject({
        cards: [{ quizId, attemptId: attempt.id }, { quizId }],
        answers: [{ kind: 'attempt', share: 0 }, { kind: 'attempt' }],
        plans: [{ examDate: '2026-12-18' }],
      });
      const counts = () =>
        Promise.all(
          ['practiceCards', 'practiceAnswers'].map((name) => test.store.collection(name).countDocuments({})),
        );
      expect(await counts()).toEqual([2, 2]);
      const { result } = await test.ada.graphql(
        'mutation ($password: String!) { deleteMyAccount(password: $password) }',
        { password: goodPassword },
      );
      expect(result.errors).toBeUndefined();
      expect(await counts()).toEqual([0, 0]);
    });
  });
};

describeOnSqlite('practice', suite);
await describeOnMongo('practice', suite);
