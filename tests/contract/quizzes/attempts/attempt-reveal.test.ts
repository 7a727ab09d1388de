import { describe, expect, it } from 'vitest';
import {
  describeOnSqlite,
  type StoreSuite,
} from '../../../../functions/platform/store/testing/store-suites.ts';
import {
  everyQuestionType,
  givenClassroom,
  readJson,
  startAttempt,
  submitAttempt,
  type AttemptReply,
} from '../../../support/attempts.ts';
import { gatewaysOn } from '../../../support/gateways.ts';

const suite: StoreSuite = (openStore) => {
  const given = givenClassroom(openStore, 'reveal');

  describe.each(gatewaysOn(openStore))(
    'answers that are released after the last attempt, over $name,',
    (gateway) => {
      it('stay hidden while an attempt is open, even if the quiz’s author lowered the number of attempts', async () => {
        const { ada, teacher, quiz } = await given(gateway);
        const { _id } = await quiz(everyQuestionType.slice(0, 1), {
          answerRelease: 'AFTER_LAST_ATTEMPT',
          allowedAttempts: 2,
        });
        const first = await startAttempt(ada, _id);
        await submitAttempt(ada, first.id);
        const second = await startAttempt(ada, _id);
        const { status } = await teacher.patch(`/api/quiz/${_id}`, { data: { allowedAttempts: 1 } });
        expect(status).toBe(200);
        const readIsRevealed = async () => {
          const { result } = await readJson<AttemptReply>(ada, `/api/attempts/${first.id}`);
          const { total } = await readJson<{ total: number }>(ada, '/api/practice');
          return [result?.isRevealed, result?.questions[0]?.correct !== null, total];
        };
        expect(await readIsRevealed()).toEqual([false, false, 0]);
        expect((await ada.post('/api/attempts/retry', { quizId: _id })).status).toBe(409);
        expect((await submitAttempt(ada, second.id)).isRevealed).toBe(true);
        expect(await readIsRevealed()).toEqual([true, true, 1]);
      });
    },
  );
};

describeOnSqlite('answer release', suite);
