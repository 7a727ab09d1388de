import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { minute } from '../../../../functions/platform/clock.ts';
import {
  describeOnSqlite,
  type StoreSuite,
} from '../../../../functions/platform/store/testing/store-suites.ts';
import { AttemptStore, type AttemptDocument } from '../../../../functions/quizzes/attempts/attempt.store.ts';
import {
  everyQuestionType,
  givenClassroom,
  takeQuiz,
  readJson,
  correctAnswers,
} from '../../../support/attempts.ts';
import { gatewaysOn } from '../../../support/gateways.ts';

interface GradingQueueReply {
  readonly quizId: string;
  readonly quizTitle: string;
  readonly count: number;
  readonly oldestSubmittedAt: string;
}

const attemptCount = 2_100;
const path = '/api/attempts/grading-queue';
/** A multiple-choice question and an essay. */
const choiceAndEssay = everyQuestionType.filter(({ type }) => type === 'MULTIPLE_CHOICE' || type === 'ESSAY');

const suite: StoreSuite = (openStore) => {
  const given = givenClassroom(openStore, 'to-grade');

  describe.each(gatewaysOn(openStore))('the grading queue over $name', (gateway) => {
    it('lists the quizzes that a user can grade, longest wait first, until their attempts are graded', async () => {
      const { ada, eve, teacher, quiz, clock } = await given(gateway);
      const { _id: rivers } = await quiz(choiceAndEssay, { title: 'Rivers' });
      const { _id: capitals } = await quiz(choiceAndEssay, { title: 'Capitals' });
      expect(await readJson(teacher, path)).toEqual([]);
      const longest = await takeQuiz(ada, rivers, correctAnswers);
      const submittedAt = clock.now().toISOString();
      clock.advance(minute);
      await takeQuiz(ada, capitals, correctAnswers);
      clock.advance(minute);
      await takeQuiz(eve, rivers, correctAnswers);
      expect(await readJson(teacher, path)).toEqual([
        { quizId: rivers, quizTitle: 'Rivers', courseId: null, count: 2, oldestSubmittedAt: submittedAt },
        {
          quizId: capitals,
          quizTitle: 'Capitals',
          courseId: null,
          count: 1,
          oldestSubmittedAt: expect.any(String),
        },
      ]);
      const essay = longest.questions.at(-1)?.id;
      await teacher.patch(`/api/attempts/${longest.id}/grade`, { questionId: essay, points: 3 });
      const remaining = await readJson<GradingQueueReply[]>(teacher, path);
      expect(remaining.map(({ quizTitle, count }) => [quizTitle, count])).toEqual([
        ['Capitals', 1],
        ['Rivers', 1],
      ]);
    });

    it('ignores retries, attempts in progress, graded attempts, attempts without essays, and deleted quizzes', async () => {
      const { ada, eve, teacher, quiz, change } = await given(gateway);
      const { _id: deleted } = await quiz(choiceAndEssay);
      await takeQuiz(ada, deleted, correctAnswers);
      await change(deleted, { deletedAt: '2026-11-21T09:00:00.000Z' });
      const { _id: choices } = await quiz(everyQuestionType.slice(0, 4));
      await takeQuiz(ada, choices, {});
      const { _id } = await quiz(choiceAndEssay);
      const graded = await takeQuiz(ada, _id, {});
      const essay = graded.questions.at(-1)?.id;
      await teacher.patch(`/api/attempts/${graded.id}/grade`, { questionId: essay, points: 0 });
      const retry = await ada.post('/api/attempts/retry', { quizId: _id });
      await ada.post(`/api/attempts/${(JSON.parse(retry.text) as { id: string }).id}/submit`, {});
      await eve.post('/api/attempts', { quizId: _id });
      expect(await readJson(teacher, path)).toEqual([]);
    });

    it('includes attempts that an earlier version scored without storing toGradeCount', async () => {
      const { ada, teacher, quiz, store } = await given(gateway);
      const { _id } = await quiz(choiceAndEssay);
      const { id } = await takeQuiz(ada, _id, correctAnswers);
      const attempts = store.collection<AttemptDocument>('quizAttempts');
      await attempts.updateOne({ _id: id }, { $unset: { toGradeCount: '' } });
      expect(await readJson(teacher, path)).toMatchObject([{ quizId: _id, count: 1 }]);
      expect(await attempts.findOne({ _id: id })).toMatchObject({ toGradeCount: 1 });
    });

    it('is read without a write if its attempts store toGradeCount', async () => {
      const { ada, teacher, quiz } = await given(gateway);
      const { _id } = await quiz(choiceAndEssay);
      await takeQuiz(ada, _id, correctAnswers);
      const change = vi.spyOn(AttemptStore.prototype, 'change');
      onTestFinished(() => change.mockRestore());
      expect(await readJson(teacher, path)).toMatchObject([{ quizId: _id, count: 1 }]);
      expect(change).not.toHaveBeenCalled();
    });

    it('counts any number of attempts', async () => {
      const { ada, teacher, quiz, store } = await given(gateway);
      const { _id } = await quiz(choiceAndEssay);
      const { id } = await takeQuiz(ada, _id, correctAnswers);
      const attempts = store.collection<AttemptDocument>('quizAttempts');
      const one = await attempts.findOne({ _id: id });
      if (!one) throw new Error('There is no attempt.');
      const more = Array.from({ length: attemptCount - 1 }, (_, at) => ({
        ...one,
        _id: `copy-${at}`,
        slot: `copy-${at}`,
      }));
      await attempts.insertMany(more);
      expect(await readJson(teacher, path)).toMatchObject([{ quizId: _id, count: attemptCount }]);
    });

    it('does not include quizzes of others', async () => {
      const { ada, teacher, root, nobody, quiz } = await given(gateway);
      await takeQuiz(ada, (await quiz(choiceAndEssay))._id, correctAnswers);
      expect(await readJson(root, path)).toEqual([]);
      expect((await ada.get(path)).status).toBe(403);
      expect((await nobody.get(path)).status).toBe(401);
      const unknown = await teacher.get(`${path}?quizId=x`);
      expect([unknown.status, unknown.text]).toEqual([
        400,
        'Unknown query parameter: quizId. Allowed: none.',
      ]);
    });
  });
};

describeOnSqlite('grading queue', suite);
