import { describe, expect, it } from 'vitest';
import {
  describeOnMongo,
  describeOnSqlite,
  type StoreSuite,
} from '../../../../functions/platform/store/testing/store-suites.ts';
import {
  answersTo,
  givenClassroom,
  readJson,
  correctAnswers,
  startAttempt,
  submitAttempt,
  type AttemptReply,
} from '../../../support/attempts.ts';
import { gatewaysOn } from '../../../support/gateways.ts';

const suite: StoreSuite = (openStore) => {
  const given = givenClassroom(openStore, 'savesatonce');

  describe.each(gatewaysOn(openStore))('saving an attempt several times at once over $name', (gateway) => {
    it('keeps the answers to all questions', async () => {
      const { ada, quiz } = await given(gateway);
      const attempt = await startAttempt(ada, (await quiz())._id);
      const answers = answersTo(attempt, correctAnswers);
      await Promise.all(
        answers.map((answer) => ada.patch(`/api/attempts/${attempt.id}`, { answers: [answer] })),
      );
      const saved = await readJson<AttemptReply>(ada, `/api/attempts/${attempt.id}`);
      expect(saved.revision).toBe(answers.length);
      expect((await submitAttempt(ada, attempt.id)).score).toBe(5);
    });

    it('keeps one of two answers that name the same revision, and reports a conflict to the other', async () => {
      const { ada, quiz } = await given(gateway);
      const attempt = await startAttempt(ada, (await quiz())._id);
      const path = `/api/attempts/${attempt.id}`;
      for (const revision of [0, 1]) {
        const texts = [`Paris ${revision}`, `Rome ${revision}`];
        const replies = await Promise.all(
          texts.map((text) =>
            ada.patch(path, { answers: answersTo(attempt, { SHORT_ANSWER: text }), revision }),
          ),
        );
        expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409]);
        const saved = await readJson<AttemptReply>(ada, path);
        expect(saved.revision).toBe(revision + 1);
        expect(saved.questions[2]?.response.text).toBe(
          texts[replies.findIndex(({ status }) => status === 200)],
        );
      }
    });
  });
};

describeOnSqlite('saving at once', suite);
await describeOnMongo('saving at once', suite);
