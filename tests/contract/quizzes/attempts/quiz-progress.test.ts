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
  startAttempt,
  submitAttempt,
  takeQuiz,
  type AttemptReply,
} from '../../../support/attempts.ts';
import type { Browser } from '../../../support/browser.ts';
import { gatewaysOn } from '../../../support/gateways.ts';

interface SummaryReply {
  readonly id: string;
  readonly kind: string;
  readonly percent: number | null;
}

interface QuizProgressReply {
  readonly quizId: string;
  readonly quizTitle: string;
  readonly attemptsUsed: number;
  readonly inProgressAttempt: SummaryReply | null;
  readonly officialAttempt: SummaryReply | null;
  readonly pendingAttempt: SummaryReply | null;
}

const path = '/api/attempts/progress';
/** A multiple-choice question and a short answer, which need no manual grading. */
const two = everyQuestionType.filter(({ type }) => type === 'MULTIPLE_CHOICE' || type === 'SHORT_ANSWER');

const suite: StoreSuite = (openStore) => {
  const given = givenClassroom(openStore, 'standings');

  describe.each(gatewaysOn(openStore))('the progress in quizzes over $name', (gateway) => {
    it('is listed by title for started quizzes, with the open attempt and the official one', async () => {
      const { ada, eve, quiz } = await given(gateway);
      const { _id: rivers } = await quiz(two, { title: 'Rivers' });
      const { _id: capitals } = await quiz(two, { title: 'Capitals' });
      await quiz(two, { title: 'Untouched' });
      const first = await startAttempt(ada, rivers);
      await ada.patch(`/api/attempts/${first.id}`, { answers: answersTo(first, correctAnswers) });
      await submitAttempt(ada, first.id);
      const second = await startAttempt(ada, rivers);
      await submitAttempt(ada, second.id);
      const open = await startAttempt(ada, capitals);
      expect(await readJson<QuizProgressReply[]>(ada, path)).toEqual([
        expect.objectContaining({
          quizId: capitals,
          quizTitle: 'Capitals',
          attemptsUsed: 1,
          inProgressAttempt: expect.objectContaining({ id: open.id, percent: null }),
          officialAttempt: null,
        }),
        expect.objectContaining({
          quizId: rivers,
          attemptsUsed: 2,
          inProgressAttempt: null,
          officialAttempt: expect.objectContaining({ id: first.id, percent: 100, isOfficial: true }),
        }),
      ]);
      expect(await readJson(eve, path)).toEqual([]);
    });

    it('shows an open retry without counting it', async () => {
      const { ada, quiz } = await given(gateway);
      const { _id } = await quiz(two);
      await submitAttempt(ada, (await startAttempt(ada, _id)).id);
      await ada.post('/api/attempts/retry', { quizId: _id });
      const [progress] = await readJson<QuizProgressReply[]>(ada, path);
      expect(progress).toMatchObject({
        attemptsUsed: 1,
        inProgressAttempt: { kind: 'RETRY' },
        officialAttempt: { percent: 0 },
      });
    });

    it('submits expired attempts, keeps unpublished quizzes, and omits deleted ones', async () => {
      const { ada, quiz, change, clock } = await given(gateway);
      const { _id } = await quiz(two, { timeLimit: 10 });
      await startAttempt(ada, _id);
      clock.advance(11 * minute);
      const [progress] = await readJson<QuizProgressReply[]>(ada, path);
      expect(progress).toMatchObject({ inProgressAttempt: null, officialAttempt: { percent: 0 } });
      await change(_id, { isPublished: false });
      expect(await readJson<QuizProgressReply[]>(ada, path)).toEqual([
        {
          ...progress,
          isClosed: true,
          closedReason: 'UNPUBLISHED',
          attemptsLeft: 0,
          highestPercent: 0,
        },
      ]);
      await change(_id, { deletedAt: clock.now().toISOString() });
      expect(await readJson(ada, path)).toEqual([]);
    });

    it.each([
      ['HIGHEST', 'the first one with ungraded answers, next to a graded official one', 1],
      ['LATEST', 'the official one', 2],
    ] as const)('names an attempt that waits to be graded: under %s %s', async (scoringPolicy, _, index) => {
      const { ada, eve, teacher, quiz, change } = await given(gateway);
      const { _id, questions } = await quiz(everyQuestionType, { scoringPolicy, allowedAttempts: -1 });
      const pendingOf = async (browser: Browser) =>
        (await readJson<QuizProgressReply[]>(browser, path)).map(({ pendingAttempt }) => pendingAttempt);
      const grade = (id: string) =>
        teacher.patch(`/api/attempts/${id}/grade`, { questionId: questions.at(-1)?.questionId, points: 5 });
      const first = await takeQuiz(ada, _id, correctAnswers);
      const only = { id: first.id, isPending: true, isOfficial: true, percent: null };
      expect(await pendingOf(ada)).toMatchObject([only]);
      expect((await grade(first.id)).status).toBe(200);
      expect(await pendingOf(ada)).toEqual([null]);
      const attempts = [
        first,
        await takeQuiz(ada, _id, { ESSAY: 'Kant' }),
        await takeQuiz(ada, _id, { ESSAY: 'Hume' }),
      ];
      const isOfficial = scoringPolicy === 'LATEST';
      const waiting = { id: attempts[index]?.id, isPending: true, isOfficial };
      expect(await pendingOf(ada)).toMatchObject([waiting]);
      // It has no more about the attempt than the list of the student’s attempts.
      const listed = await readJson<SummaryReply[]>(ada, `/api/attempts?quizId=${_id}`);
      expect(await pendingOf(ada)).toEqual(listed.filter(({ id }) => id === waiting.id));
      // Only the student’s own attempts, and no retry: nobody grades it.
      await takeQuiz(eve, _id, {});
      expect(await pendingOf(eve)).toEqual([null]);
      const retry = JSON.parse((await eve.post('/api/attempts/retry', { quizId: _id })).text) as AttemptReply;
      await eve.patch(`/api/attempts/${retry.id}`, { answers: answersTo(retry, correctAnswers) });
      await submitAttempt(eve, retry.id);
      expect(await pendingOf(eve)).toEqual([null]);
      await change(_id, { isPublished: false });
      expect(await pendingOf(ada)).toMatchObject([waiting]);
    });

    it('names no earlier attempt that waits to be graded if the latest counts and is graded', async () => {
      const { ada, teacher, quiz } = await given(gateway);
      const more = { scoringPolicy: 'LATEST', allowedAttempts: -1 } as const;
      const { _id, questions } = await quiz(everyQuestionType, more);
      await takeQuiz(ada, _id, correctAnswers);
      const { id } = await takeQuiz(ada, _id, correctAnswers);
      const essay = { questionId: questions.at(-1)?.questionId, points: 5 };
      expect((await teacher.patch(`/api/attempts/${id}/grade`, essay)).status).toBe(200);
      expect(await readJson<QuizProgressReply[]>(ada, path)).toMatchObject([
        { officialAttempt: { id }, pendingAttempt: null },
      ]);
    });

    it('can be limited to a course, and is refused to signed-out callers', async () => {
      const { ada, quiz, nobody } = await given(gateway);
      await startAttempt(ada, (await quiz(two))._id);
      expect(await readJson(ada, `${path}?courseId=another`)).toEqual([]);
      expect((await nobody.get(path)).status).toBe(401);
    });
  });
};

describeOnSqlite('quiz progress', suite);
