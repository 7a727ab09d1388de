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
} from '../../../support/attempts.ts';
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

    it('can be limited to a course, and is refused to signed-out callers', async () => {
      const { ada, quiz, nobody } = await given(gateway);
      await startAttempt(ada, (await quiz(two))._id);
      expect(await readJson(ada, `${path}?courseId=another`)).toEqual([]);
      expect((await nobody.get(path)).status).toBe(401);
    });
  });
};

describeOnSqlite('quiz progress', suite);
