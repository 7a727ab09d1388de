import { describe, expect, it } from 'vitest';
import { day } from '../../../../functions/platform/clock.ts';
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
} from '../../../support/attempts.ts';
import { gatewaysOn } from '../../../support/gateways.ts';
import { downloadDataExport } from '../../../support/export.ts';
import { comparableReply, expectUnchanged } from '../../../support/expectations.ts';

const suite: StoreSuite = (openStore) => {
  const given = givenClassroom(openStore, 'access');

  describe.each(gatewaysOn(openStore))('access to attempts over $name', (gateway) => {
    it('is refused to everyone else with the same bytes as for a missing attempt', async () => {
      const { ada, eve, teacher, root, quiz, nobody } = await given(gateway);
      const attempt = await startAttempt(ada, (await quiz())._id);
      const paths = (id: string) => [
        { path: `/api/attempts/${id}` },
        { method: 'PATCH', path: `/api/attempts/${id}`, body: '{"answers":7}' },
        { method: 'POST', path: `/api/attempts/${id}/submit` },
      ];
      const headers = { 'content-type': 'application/json' };
      for (const [at, request] of paths(attempt.id).entries()) {
        const missing = { ...paths('no-such-id')[at], headers };
        for (const stranger of [eve, teacher, root]) {
          const reply = comparableReply(await stranger.send({ ...request, headers }));
          expect(reply).toEqual(comparableReply(await stranger.send({ path: '', ...missing })));
          expect([reply.status, reply.text]).toEqual([404, 'Attempt not found']);
        }
        expect((await nobody.send({ ...request, headers })).status).toBe(401);
      }
      expect((await nobody.post('/api/attempts', { quizId: attempt.quizId })).status).toBe(401);
      expect((await nobody.post('/api/attempts/retry', { quizId: attempt.quizId })).status).toBe(401);
      expect((await nobody.get(`/api/attempts?quizId=${attempt.quizId}`)).status).toBe(401);
      expect(await readJson(eve, `/api/attempts?quizId=${attempt.quizId}`)).toEqual([]);
    });

    it('is refused while the quiz is deleted, and the error for an open attempt explains it', async () => {
      const { ada, quiz, change, store } = await given(gateway);
      const { _id } = await quiz();
      const attempt = await startAttempt(ada, _id);
      await change(_id, { deletedAt: '2026-11-21T09:00:00.000Z' });
      const begun = await ada.post('/api/attempts', { quizId: _id });
      expect([begun.status, begun.text]).toEqual([404, 'Quiz not found']);
      expect((await ada.get(`/api/attempts?quizId=${_id}`)).status).toBe(404);
      await expectUnchanged(
        () => store.collection('quizAttempts').find({}).toArray(),
        async () => {
          for (const reply of [
            await ada.patch(`/api/attempts/${attempt.id}`, { answers: [] }),
            await ada.post(`/api/attempts/${attempt.id}/submit`, {}),
            await ada.get(`/api/attempts/${attempt.id}`),
          ])
            expect([reply.status, reply.text]).toEqual([
              404,
              'This quiz was deleted. Your saved answers come back if it is restored.',
            ]);
        },
      );
      await change(_id, { deletedAt: null });
      expect((await ada.get(`/api/attempts/${attempt.id}`)).status).toBe(200);
    });

    it('is for students: editors of a quiz cannot take it', async () => {
      const { teacher, root, quiz } = await given(gateway);
      const { _id } = await quiz();
      for (const editor of [teacher, root])
        expect((await editor.post('/api/attempts', { quizId: _id })).status).toBe(403);
    });

    it('stays while the quiz can be restored, and is erased with it', async () => {
      const { ada, quiz, change, clock, product, store } = await given(gateway);
      const gone = await quiz();
      const open = await quiz(everyQuestionType, { title: 'Kept' });
      const attempts = [await startAttempt(ada, gone._id), await startAttempt(ada, open._id)];
      const countRemaining = async () =>
        (await store.collection('quizAttempts').find({}).toArray()).map(({ _id }) => _id).toSorted();
      await change(gone._id, { deletedAt: clock.now().toISOString() });
      clock.advance(30 * day - 1);
      await product.purge();
      expect(await countRemaining()).toEqual(attempts.map(({ id }) => id).toSorted());
      clock.advance(1);
      await product.purge();
      expect(await countRemaining()).toEqual([attempts[1]?.id]);
    });

    it('is erased with the account, and the data export has it without the answer key', async () => {
      const { ada, quiz, store } = await given(gateway);
      const { _id: quizId } = await quiz(everyQuestionType, { answerRelease: 'NEVER' });
      const attempt = await startAttempt(ada, quizId);
      const wrong = { ...correctAnswers, SHORT_ANSWER: 'Rome' };
      await ada.patch(`/api/attempts/${attempt.id}`, { answers: answersTo(attempt, wrong) });
      await submitAttempt(ada, attempt.id);
      const { 'quiz-attempts.json': exported, ...others } = await downloadDataExport(ada);
      const answers = attempt.questions.map(({ id }) => expect.objectContaining({ questionId: id }));
      expect(exported).toMatchObject([
        { id: attempt.id, quizId, email: 'ada@markwise.example', submittedAt: expect.any(String), answers },
      ]);
      expect(JSON.stringify(exported)).toContain('"text":"Rome"');
      for (const secret of [...answerKeyTexts, 'correct', 'numbers'])
        expect(JSON.stringify([exported, others])).not.toContain(secret);
      await ada.graphql(`mutation { deleteMyAccount(password: "a sentence of my own") }`);
      expect(await store.collection('quizAttempts').countDocuments({})).toBe(0);
    });
  });
};

describeOnSqlite('access to attempts', suite);
