import { describe, expect, it } from 'vitest';
import { minute } from '../../../../functions/platform/clock.ts';
import {
  describeOnSqlite,
  type StoreSuite,
} from '../../../../functions/platform/store/testing/store-suites.ts';
import {
  answersTo,
  everyQuestionType,
  givenClassroom,
  readJson,
  startAttempt,
  type AttemptReply,
} from '../../../support/attempts.ts';
import { gatewaysOn } from '../../../support/gateways.ts';

const suite: StoreSuite = (openStore) => {
  const given = givenClassroom(openStore, 'time');

  describe.each(gatewaysOn(openStore))('the time limit of attempts over $name', (gateway) => {
    it('accepts answers until time is up by the server’s clock, plus a short grace period', async () => {
      const { ada, quiz, clock } = await given(gateway);
      const attempt = await startAttempt(ada, (await quiz(everyQuestionType, { timeLimit: 30 }))._id);
      expect(attempt.dueAt).toBe('2026-11-21T09:30:00.000Z');
      clock.advance(30 * minute + 5_000);
      const inTime = await ada.patch(`/api/attempts/${attempt.id}`, {
        answers: answersTo(attempt, { SHORT_ANSWER: 'Paris' }),
      });
      expect(inTime.status).toBe(200);
      clock.advance(1);
      const late = { answers: answersTo(attempt, { NUMERIC: '3.14' }) };
      const refused = await ada.patch(`/api/attempts/${attempt.id}`, late);
      expect([refused.status, refused.text]).toEqual([
        409,
        'Time is up. The answers that were saved in time were handed in.',
      ]);
      const { result, submittedAt } = await readJson<AttemptReply>(ada, `/api/attempts/${attempt.id}`);
      expect(submittedAt).toBe('2026-11-21T09:30:00.000Z');
      expect(result?.score).toBe(1);
    });

    it.each(['submit', 'start', 'look', 'list', 'purge'])(
      'submits the saved answers once time is up, with the next request or job: %s',
      async (trigger) => {
        const { ada, quiz, clock, product } = await given(gateway);
        const { _id } = await quiz(everyQuestionType, { timeLimit: 30 });
        const { id, ...attempt } = await startAttempt(ada, _id);
        const answers = answersTo({ id, ...attempt }, { SHORT_ANSWER: 'Paris' });
        await ada.patch(`/api/attempts/${id}`, { answers });
        clock.advance(31 * minute);
        if (trigger === 'submit') expect((await ada.post(`/api/attempts/${id}/submit`, {})).status).toBe(409);
        if (trigger === 'start') expect((await ada.post('/api/attempts', { quizId: _id })).status).toBe(409);
        if (trigger === 'look') await ada.get(`/api/attempts/${id}`);
        if (trigger === 'purge') await product.purge();
        const list = await readJson<object[]>(ada, `/api/attempts?quizId=${_id}`);
        expect(list).toMatchObject([
          { id, submittedAt: attempt.dueAt, score: 1, possible: 10, isOfficial: true },
        ]);
        expect(await startAttempt(ada, _id)).toMatchObject({ number: 2 });
      },
    );
  });
};

describeOnSqlite('time limits', suite);
