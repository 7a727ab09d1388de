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
  correctAnswers,
  answerKeyTexts,
  startAttempt,
  submitAttempt,
  type AttemptReply,
} from '../../../support/attempts.ts';
import { gatewaysOn } from '../../../support/gateways.ts';

const suite: StoreSuite = (openStore) => {
  const given = givenClassroom(openStore, 'results');

  describe.each(gatewaysOn(openStore))('results of attempts over $name', (gateway) => {
    it.each([
      ['NEVER', 2, [false, false]],
      ['AFTER_LAST_ATTEMPT', 2, [false, true]],
      ['AFTER_LAST_ATTEMPT', -1, [false, false]],
      ['AFTER_SUBMISSION', 2, [true, true]],
    ] as const)(
      'with answer release %s and %i allowed attempts, reveal the key after each attempt: %j',
      async (answerRelease, allowedAttempts, revealed) => {
        const { ada, quiz } = await given(gateway);
        const { _id } = await quiz(everyQuestionType.slice(0, 4), { answerRelease, allowedAttempts });
        const attempts: AttemptReply[] = [];
        for (const isShown of revealed) {
          const attempt = await startAttempt(ada, _id);
          attempts.push(attempt);
          await ada.patch(`/api/attempts/${attempt.id}`, {
            answers: answersTo(attempt, { SHORT_ANSWER: 'Paris' }),
          });
          const result = await submitAttempt(ada, attempt.id);
          expect(result).toMatchObject({ score: 1, possible: 4, percent: 25, isRevealed: isShown });
          const shown = result.questions.map(({ correct, explanation, earned }) => [
            correct,
            explanation,
            earned,
          ]);
          if (!isShown) expect(shown).toEqual(shown.map(() => [null, null, null]));
          else expect(shown.flat()).not.toContain(null);
          const text = JSON.stringify(result);
          for (const word of answerKeyTexts.filter((one) => text.includes(one)))
            expect([word, isShown]).toEqual([word, true]);
          const again = await ada.post('/api/attempts/retry', { quizId: _id });
          expect(again.status).toBe(isShown ? 201 : 409);
          if (isShown) await submitAttempt(ada, (JSON.parse(again.text) as AttemptReply).id);
        }
        const first = await readJson<AttemptReply>(ada, `/api/attempts/${attempts[0]?.id}`);
        expect(first.result?.isRevealed).toBe(revealed.at(-1));
      },
    );

    it('allow a retry of the missed questions, without a time limit and without effect on the score', async () => {
      const { ada, quiz, clock } = await given(gateway);
      const { _id } = await quiz(everyQuestionType.slice(0, 4), { timeLimit: 10, allowedAttempts: 1 });
      expect((await ada.post('/api/attempts/retry', { quizId: _id })).status).toBe(409);
      const attempt = await startAttempt(ada, _id);
      await ada.patch(`/api/attempts/${attempt.id}`, {
        answers: answersTo(attempt, { SHORT_ANSWER: 'Paris', NUMERIC: '3', MULTIPLE_ANSWERS: ['2'] }),
      });
      await submitAttempt(ada, attempt.id);
      const list = await readJson<object[]>(ada, `/api/attempts?quizId=${_id}`);
      clock.advance(minute);
      const retry = JSON.parse((await ada.post('/api/attempts/retry', { quizId: _id })).text) as AttemptReply;
      expect(retry).toMatchObject({ kind: 'RETRY', number: 1, dueAt: null });
      expect(retry.questions.map(({ type }) => type)).toEqual([
        'MULTIPLE_CHOICE',
        'MULTIPLE_ANSWERS',
        'NUMERIC',
      ]);
      await ada.patch(`/api/attempts/${retry.id}`, { answers: answersTo(retry, correctAnswers) });
      expect((await submitAttempt(ada, retry.id)).percent).toBe(100);
      const after = await readJson<object[]>(ada, `/api/attempts?quizId=${_id}`);
      expect(after).toMatchObject([
        ...list,
        { id: retry.id, kind: 'RETRY', percent: 100, isOfficial: false },
      ]);
      clock.advance(minute);
      const nothing = await ada.post('/api/attempts/retry', { quizId: _id });
      expect([nothing.status, nothing.text]).toEqual([409, 'Nothing was missed in your last attempt.']);
    });

    it.each([
      ['HIGHEST', [false, true, false]],
      ['LATEST', [false, false, true]],
    ] as const)('use the scoring policy %s', async (scoringPolicy, official) => {
      const { ada, quiz } = await given(gateway);
      const { _id } = await quiz(everyQuestionType.slice(2, 4), { scoringPolicy });
      for (const responses of [{}, correctAnswers, { SHORT_ANSWER: 'Paris' }]) {
        const attempt = await startAttempt(ada, _id);
        await ada.patch(`/api/attempts/${attempt.id}`, { answers: answersTo(attempt, responses) });
        await submitAttempt(ada, attempt.id);
      }
      const list = await readJson<{ isOfficial: boolean; percent: number }[]>(
        ada,
        `/api/attempts?quizId=${_id}`,
      );
      expect(list.map(({ percent }) => percent)).toEqual([0, 100, 50]);
      expect(list.map((each) => each.isOfficial)).toEqual(official);
    });
  });
};

describeOnSqlite('results of attempts', suite);
