import { describe, expect, it } from 'vitest';
import { minute } from '../../../../functions/platform/clock.ts';
import {
  describeOnSqlite,
  type StoreSuite,
} from '../../../../functions/platform/store/testing/store-suites.ts';
import {
  answersTo,
  everyKind,
  givenClassroom,
  read,
  rightAnswers,
  started,
  submitted,
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
/** A choice and a short answer, which need no manual grading. */
const two = everyKind.filter(({ type }) => type === 'MULTIPLE_CHOICE' || type === 'SHORT_ANSWER');

const suite: StoreSuite = (openStore) => {
  const given = givenClassroom(openStore, 'standings');

  describe.each(gatewaysOn(openStore))('the progress in quizzes over $name', (gateway) => {
    it('is listed by title for started quizzes, with the open attempt and the official one', async () => {
      const { ada, eve, quiz } = await given(gateway);
      const { _id: rivers } = await quiz(two, { title: 'Rivers' });
      const { _id: capitals } = await quiz(two, { title: 'Capitals' });
      await quiz(two, { title: 'Untouched' });
      const first = await started(ada, rivers);
      await ada.patch(`/api/attempts/${first.id}`, { answers: answersTo(first, rightAnswers) });
      await submitted(ada, first.id);
      const second = await started(ada, rivers);
      await submitted(ada, second.id);
      const open = await started(ada, capitals);
      expect(await read<QuizProgressReply[]>(ada, path)).toEqual([
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
      expect(await read(eve, path)).toEqual([]);
    });

    it('shows an open retry without counting it', async () => {
      const { ada, quiz } = await given(gateway);
      const { _id } = await quiz(two);
      await submitted(ada, (await started(ada, _id)).id);
      await ada.post('/api/attempts/retry', { quizId: _id });
      const [progress] = await read<QuizProgressReply[]>(ada, path);
      expect(progress).toMatchObject({
        attemptsUsed: 1,
        inProgressAttempt: { kind: 'RETRY' },
        officialAttempt: { percent: 0 },
      });
    });

    it('submits expired attempts, keeps unpublished quizzes, and omits deleted ones', async () => {
      const { ada, quiz, change, clock } = await given(gateway);
      const { _id } = await quiz(two, { timeLimit: 10 });
      await started(ada, _id);
      clock.advance(11 * minute);
      const [progress] = await read<QuizProgressReply[]>(ada, path);
      expect(progress).toMatchObject({ inProgressAttempt: null, officialAttempt: { percent: 0 } });
      await change(_id, { isPublished: false });
      expect(await read<QuizProgressReply[]>(ada, path)).toEqual([
        { ...progress, isClosed: true, closedReason: 'UNPUBLISHED' },
      ]);
      await change(_id, { deletedAt: clock.now().toISOString() });
      expect(await read(ada, path)).toEqual([]);
    });

    it('can be limited to a course, and is refused to signed-out callers', async () => {
      const { ada, quiz, nobody } = await given(gateway);
      await started(ada, (await quiz(two))._id);
      expect(await read(ada, `${path}?courseId=another`)).toEqual([]);
      expect((await nobody.get(path)).status).toBe(401);
    });
  });
};

describeOnSqlite('quiz progress', suite);
