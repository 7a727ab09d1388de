import { describe, expect, it, vi } from 'vitest';
import { dayIn } from '../../../core/practice/practice-plan.ts';
import { choice, essay } from '../../../core/quizzes/testing/given.ts';
import { day } from '../../../functions/platform/clock.ts';
import { describeOnSqlite, type StoreSuite } from '../../../functions/platform/store/testing/store-suites.ts';
import {
  givenClassroom,
  readJson,
  startAttempt,
  submitAttempt,
  type Classroom,
} from '../../support/attempts.ts';
import type { Browser } from '../../support/browser.ts';
import { gatewaysOn, type GatewayReply } from '../../support/gateways.ts';
import { expectUnchanged } from '../../support/expectations.ts';

vi.setConfig({ testTimeout: 60_000 });

interface CardReply {
  readonly id: string;
  readonly dueAt: string;
  readonly cardRevision: number;
  readonly question: { readonly answers: readonly { readonly id: string; readonly text: string }[] };
}

interface PracticeReply {
  readonly cards: readonly CardReply[];
  readonly due: number;
  readonly total: number;
  readonly doneToday: number;
  readonly examDate: string | null;
  readonly dailyMinutes: number;
  readonly recommendedDailyMinutes: number | null;
}

const practiceOf = (browser: Browser, query = '') =>
  readJson<PracticeReply>(browser, `/api/practice${query}`);
const bodyOf = <T>({ text }: GatewayReply): T => JSON.parse(text) as T;

function answer(browser: Browser, { id, cardRevision, question }: CardReply, isCorrect: boolean, query = '') {
  const answerIds = question.answers
    .filter(({ text }) => (text === 'yes') === isCorrect)
    .map((each) => each.id);
  return browser.post(`/api/practice/${id}/answer${query}`, { cardRevision, answerIds });
}

/** Ada submits a quiz without answers for each of `counts`, with this number of questions. */
async function missQuestions({ ada, quiz }: Classroom, ...counts: number[]): Promise<void> {
  for (const [at, count] of counts.entries()) {
    const questions = Array.from({ length: count }, (_, index) =>
      choice({ question: `${at}.${index}?`, answers: ['yes', 'no'], correctAnswer: [1] }),
    );
    const { _id } = await quiz(questions);
    await submitAttempt(ada, (await startAttempt(ada, _id)).id);
  }
}

/** Answers today's cards: the card at a position correctly if `isCorrect`. Returns the IDs of the cards. */
async function answerTodaysCards(ada: Browser, isCorrect: (at: number) => boolean): Promise<string[]> {
  const { cards } = await practiceOf(ada);
  for (const [at, card] of cards.entries()) expect((await answer(ada, card, isCorrect(at))).status).toBe(200);
  return cards.map(({ id }) => id);
}

/** Runs `action` on each of the next `count` days. Returns its results. */
async function runOnDays<T>({ clock }: Classroom, count: number, action: () => Promise<T>): Promise<T[]> {
  const results: T[] = [];
  for (let at = 0; at < count; at += 1) {
    clock.advance(day);
    results.push(await action());
  }
  return results;
}

// oxlint-disable-next-line max-lines-per-function -- one suite
const suite: StoreSuite = (openStore) => {
  const given = givenClassroom(openStore, 'practiceplan');

  describe.each(gatewaysOn(openStore))('practice towards an exam, over $name', (gateway) => {
    it.each([
      ['everything is missed again', () => false],
      ['everything is known', () => true],
      ['every second card is known', (at: number) => at % 2 === 0],
    ])('asks every card before the exam, within the daily minutes, if %s', async (_, isCorrect) => {
      const test = await given(gateway);
      const { ada } = test;
      await missQuestions(test, 12, 8, 5);
      const planned = await ada.put('/api/practice/plan', { examDate: '2026-11-26', dailyMinutes: 3 });
      // Three minutes are enough for 6 cards a day: 24 cards in four days, one too few.
      expect(bodyOf(planned)).toMatchObject({ total: 25, cards: [], recommendedDailyMinutes: 4 });
      const plan = { examDate: '2026-11-26', dailyMinutes: 4 };
      expect(bodyOf(await ada.put('/api/practice/plan', plan))).toMatchObject({
        recommendedDailyMinutes: null,
      });
      const days = await runOnDays(test, 4, () => answerTodaysCards(ada, isCorrect));
      expect(new Set(days.flat()).size).toBe(25);
      for (const ids of days) {
        expect(ids.length).toBeLessThanOrEqual(8);
        expect(new Set(ids).size).toBe(ids.length);
      }
      expect(days.slice(0, 3).map(({ length }) => length)).toEqual([8, 8, 8]);
    });

    it('continues after the exam day as without an exam, within the daily minutes', async () => {
      const test = await given(gateway);
      const { ada } = test;
      await missQuestions(test, 10);
      await ada.put('/api/practice/plan', { examDate: '2026-11-23', dailyMinutes: 2 });
      await runOnDays(test, 1, () => answerTodaysCards(ada, () => false));
      test.clock.advance(day);
      const onTheDay = await practiceOf(ada);
      expect(onTheDay).toMatchObject({ examDate: '2026-11-23', total: 10, due: 10 });
      expect(onTheDay.cards).toHaveLength(4);
      test.clock.advance(3 * day);
      const after = await practiceOf(ada);
      expect(after).toMatchObject({
        examDate: null,
        dailyMinutes: 2,
        total: 10,
        due: 10,
        recommendedDailyMinutes: null,
      });
      expect(after.cards).toHaveLength(4);
      const spread = [
        await answerTodaysCards(ada, () => true),
        ...(await runOnDays(test, 2, () => answerTodaysCards(ada, () => true))),
      ];
      expect(new Set(spread.flat()).size).toBe(10);
    });

    it('asks no card twice a day, even on the day before the exam', async () => {
      const test = await given(gateway);
      const { ada } = test;
      await missQuestions(test, 2);
      await ada.put('/api/practice/plan', { examDate: '2026-11-23' });
      test.clock.advance(day);
      expect(await answerTodaysCards(ada, () => false)).toHaveLength(2);
      expect(await practiceOf(ada)).toMatchObject({ cards: [], due: 0, doneToday: 2 });
      test.clock.advance(day);
      expect((await practiceOf(ada)).cards).toHaveLength(2);
    });

    it('also asks cards again before the exam if they were answered before the plan existed', async () => {
      const test = await given(gateway);
      const { ada } = test;
      await missQuestions(test, 1);
      const [first] = await runOnDays(test, 1, async () => (await practiceOf(ada)).cards[0]);
      const free = bodyOf<CardReply>(await answer(ada, first as CardReply, true));
      expect(free.dueAt > '2026-11-24').toBe(true);
      await ada.put('/api/practice/plan', { examDate: '2026-11-24' });
      test.clock.advance(day);
      expect((await practiceOf(ada)).cards).toMatchObject([{ dueAt: '2026-11-23T09:00:00.000Z' }]);
      await ada.put('/api/practice/plan', { examDate: null });
      expect((await practiceOf(ada)).cards).toEqual([]);
    });

    it.each(['Pacific/Auckland', 'Pacific/Pago_Pago', 'Asia/Kolkata'])(
      'asks a card again before the day of the exam in %s',
      async (timeZone) => {
        const test = await given(gateway);
        const { ada } = test;
        const here = `?timeZone=${timeZone}`;
        await missQuestions(test, 1);
        await ada.put(`/api/practice/plan${here}`, { examDate: '2026-11-24' });
        test.clock.advance(day);
        const [card] = (await practiceOf(ada, here)).cards;
        // Without the exam, the card would be due later after a correct answer.
        const { dueAt } = bodyOf<CardReply>(await answer(ada, card as CardReply, true, here));
        expect(dayIn(timeZone, new Date(dueAt))).toBe('2026-11-23');
      },
    );

    it('refuses an exam that is past in the student’s time zone, and changes nothing', async () => {
      const test = await given(gateway);
      const { ada } = test;
      await missQuestions(test, 1);
      const plan = { examDate: '2026-12-18', dailyMinutes: 7 };
      await ada.put('/api/practice/plan', plan);
      // At 21:00 UTC, the date in Auckland is already the next day.
      test.clock.advance(day / 2);
      const message = 'examDate: This day has passed. Choose a later one, or leave it empty.';
      await expectUnchanged(
        async () => [await practiceOf(ada), await test.store.collection('practicePlans').find({}).toArray()],
        async () => {
          const yesterday = await ada.put('/api/practice/plan', { examDate: '2026-11-20', dailyMinutes: 1 });
          expect([yesterday.status, yesterday.text]).toEqual([400, message]);
          const there = '/api/practice/plan?timeZone=Pacific/Auckland';
          const over = await ada.put(there, { examDate: '2026-11-21', dailyMinutes: 1 });
          expect([over.status, over.text]).toEqual([400, message]);
          const { result } = await ada.graphql(
            'mutation { savePracticePlan(input: { examDate: "2026-11-20", dailyMinutes: 0 }) { due } }',
          );
          expect(result.errors?.[0]?.extensions).toMatchObject({
            code: 'BAD_USER_INPUT',
            fields: {
              'input.examDate': 'This day has passed. Choose a later one, or leave it empty.',
              'input.dailyMinutes': 'Enter 1 to 240 whole minutes.',
            },
          });
        },
      );
      const here = await ada.put('/api/practice/plan?timeZone=America/New_York', { examDate: '2026-11-21' });
      expect(bodyOf(here)).toMatchObject({ examDate: '2026-11-21' });
    });

    it('never asks an essay, and counts it for its concepts once it is graded', async () => {
      const { ada, teacher, quiz, clock } = await given(gateway);
      const { _id } = await quiz([essay({ points: 5, concepts: ['Light'] })]);
      const attempt = await startAttempt(ada, _id);
      const [question] = attempt.questions;
      await ada.patch(`/api/attempts/${attempt.id}`, {
        answers: [{ questionId: question?.id, text: 'Blue.' }],
      });
      await submitAttempt(ada, attempt.id);
      const concepts = () => readJson<{ concept: string }[]>(ada, '/api/assistant/weak-concepts');
      expect(await concepts()).toEqual([]);
      const { result } = await teacher.graphql(
        'mutation ($a: ID!, $q: ID!) { gradeAnswer(attemptId: $a, questionId: $q, points: 1) { __typename } }',
        { a: attempt.id, q: question?.id },
      );
      expect(result.errors).toBeUndefined();
      expect(await concepts()).toMatchObject([{ concept: 'Light', cards: 0 }]);
      clock.advance(day);
      expect(await practiceOf(ada)).toMatchObject({ cards: [], total: 0 });
    });
  });
};

describeOnSqlite('practice plans', suite);
