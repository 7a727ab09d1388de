import { describe, expect, it } from 'vitest';
import { describeOnSqlite, type StoreSuite } from '../../../functions/platform/store/testing/store-suites.ts';
import { givenClassroom, readJson } from '../../support/attempts.ts';
import type { Browser } from '../../support/browser.ts';
import { gatewaysOn } from '../../support/gateways.ts';
import { answerCard, missTwoQuestions, practiceOf, type CardReply } from '../../support/practice.ts';

const suite: StoreSuite = (openStore) => {
  const given = givenClassroom(openStore, 'ahead');

  describe.each(gatewaysOn(openStore))('practice ahead over $name', (gateway) => {
    it('asks cards about weak concepts before their due day, and does not move the due day of cards answered today', async () => {
      const test = await given(gateway);
      await missTwoQuestions(test);
      // After two correct answers, only Planets is weak.
      for (const _ of [1, 2]) await missTwoQuestions(test, { SHORT_ANSWER: 'Paris' });
      const ahead = (browser: Browser, query = '') =>
        readJson<CardReply[]>(browser, `/api/practice/ahead${query}`);
      const cards = await ahead(test.ada);
      const tomorrow = { concepts: ['Planets'], dueAt: '2026-11-22T09:00:00.000Z' };
      expect(cards).toMatchObject([tomorrow, tomorrow, tomorrow]);
      expect(await practiceOf(test.ada)).toMatchObject({ cards: [], total: 4 });
      const [card] = cards;
      const right = JSON.parse((await answerCard(test.ada, card, 'Jupiter')).text) as object;
      expect(right).toMatchObject({ isCorrect: true, dueAt: '2026-11-22T09:00:00.000Z' });
      expect((await answerCard(test.ada, card, 'Jupiter')).status).toBe(409);
      const upcoming = [{ date: '2026-11-22', count: 4 }];
      expect(await practiceOf(test.ada)).toMatchObject({ doneToday: 1, upcoming });
      expect(await ahead(test.ada, '?courseId=no-such-course')).toEqual([]);
      expect(await ahead(test.eve)).toEqual([]);
    });

    it('asks all questions that were missed in an attempt, due or not, and only those', async () => {
      const test = await given(gateway);
      const both = await missTwoQuestions(test);
      const one = await missTwoQuestions(test, { SHORT_ANSWER: 'Paris' });
      const missedIn = (browser: Browser, { attempt }: typeof one, query = '') =>
        readJson<CardReply[]>(browser, `/api/practice/ahead?attemptId=${attempt.id}${query}`);
      const conceptsOf = (cards: readonly CardReply[]) =>
        cards.flatMap(({ concepts }) => concepts).toSorted();
      expect(conceptsOf(await missedIn(test.ada, both))).toEqual(['Capitals', 'Planets']);
      const [card, ...others] = await missedIn(test.ada, one);
      expect(card).toMatchObject({ concepts: ['Planets'], dueAt: '2026-11-22T09:00:00.000Z' });
      expect(others).toEqual([]);
      // A card that was answered today can be asked again.
      expect((await answerCard(test.ada, card, 'Jupiter')).status).toBe(200);
      expect(await missedIn(test.ada, one)).toMatchObject([{ id: card?.id, cardRevision: 2 }]);
      expect(await missedIn(test.ada, one, '&courseId=no-such-course')).toEqual([]);
      expect(await missedIn(test.eve, one)).toEqual([]);
    });
  });
};

describeOnSqlite('practice ahead', suite);
