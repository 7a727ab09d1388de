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
  takeQuiz,
  readJson,
  correctAnswers,
  answerKeyTexts,
  startAttempt,
  submitAttempt,
  type AttemptReply,
  type Classroom,
} from '../../../support/attempts.ts';
import type { Browser } from '../../../support/browser.ts';
import { gatewaysOn } from '../../../support/gateways.ts';
import { comparableReply, expectUnchanged } from '../../../support/expectations.ts';

interface QuizOfList {
  readonly id: string;
  readonly isClosed: boolean;
  readonly canEdit: boolean;
}

const refusals = {
  UNPUBLISHED: { message: 'This quiz is closed.', reason: 'QUIZ_CLOSED' },
  CLOSED: { message: 'This quiz is closed.', reason: 'QUIZ_CLOSED' },
  NOT_IN_COURSE: { message: 'You’re no longer in the course of this quiz.', reason: 'NOT_IN_COURSE' },
} as const;
const open = { isPublished: true, active: true, courseId: null };
const withdrawals = [
  ['unpublished', { isPublished: false }, 'UNPUBLISHED'],
  ['no longer open', { active: false }, 'CLOSED'],
  ['moved to a course that the student is not in', { courseId: 'a-course' }, 'NOT_IN_COURSE'],
] as const;

async function findInList(browser: Browser, quizId: string): Promise<QuizOfList | undefined> {
  return (await readJson<QuizOfList[]>(browser, '/api/quiz/meta')).find(({ id }) => id === quizId);
}

/** Every request that starts, changes or continues an attempt. */
function requestsOf(browser: Browser, quizId: string, attempt: AttemptReply) {
  const answers = answersTo(attempt, { ...correctAnswers, SHORT_ANSWER: 'Lyon' });
  return [
    () => browser.post('/api/attempts', { quizId }),
    () => browser.post('/api/attempts/retry', { quizId }),
    () => browser.patch(`/api/attempts/${attempt.id}`, { answers }),
    () => browser.patch(`/api/attempts/${attempt.id}`, { answers: [{ questionId: 'no-such-id' }] }),
    () => browser.post(`/api/attempts/${attempt.id}/submit`, {}),
  ];
}

/** A student who never took the quiz gets the same bytes as for a quiz that never existed. */
async function expectLooksMissing({ eve }: Classroom, quizId: string): Promise<void> {
  const paths = (id: string) => [`/api/quiz/${id}`, `/api/attempts?quizId=${id}`, `/api/quiz/${id}/files/f1`];
  for (const [at, path] of paths(quizId).entries()) {
    const reply = comparableReply(await eve.get(path));
    expect(reply).toEqual(comparableReply(await eve.get(paths('no-such-id')[at] ?? '')));
    expect(reply.status).toBe(404);
  }
  for (const path of ['/api/attempts', '/api/attempts/retry'])
    expect(comparableReply(await eve.post(path, { quizId }))).toEqual(
      comparableReply(await eve.post(path, { quizId: 'no-such-id' })),
    );
  expect(await findInList(eve, quizId)).toBeUndefined();
}

const suite: StoreSuite = (openStore) => {
  const given = givenClassroom(openStore, 'unpublished');

  describe.each(gatewaysOn(openStore))('a closed quiz over $name', (gateway) => {
    it.each(withdrawals)(
      'shows past results if it is %s, and looks missing to others',
      async (_, how, closedReason) => {
        const people = await given(gateway);
        const { ada, teacher, root, nobody, quiz, change } = people;
        const { _id } = await quiz(everyQuestionType, { description: 'Of the sun' });
        const past = await takeQuiz(ada, _id, { ...correctAnswers, SHORT_ANSWER: 'Rome' });
        const before = await readJson<AttemptReply>(ada, `/api/attempts/${past.id}`);
        expect(before.result).toMatchObject({ score: 4, isRevealed: true });
        await change(_id, how);
        expect(await readJson(ada, `/api/quiz/${_id}`)).toMatchObject({
          title: 'Planets',
          isClosed: true,
          closedReason,
          canEdit: false,
          attemptsUsed: 1,
        });
        expect(await readJson(ada, `/api/attempts/${past.id}`)).toEqual({
          ...before,
          serverTime: expect.any(String),
        });
        expect(await readJson(ada, `/api/attempts?quizId=${_id}`)).toEqual([
          expect.objectContaining({ id: past.id, score: 4, isOfficial: true }),
        ]);
        expect(await findInList(ada, _id)).toMatchObject({ isClosed: true, closedReason });
        expect(await readJson(ada, '/api/attempts/progress')).toEqual([
          expect.objectContaining({
            quizId: _id,
            closedReason,
            inProgressAttempt: null,
            officialAttempt: expect.objectContaining({ id: past.id }),
          }),
        ]);
        await expectLooksMissing(people, _id);
        for (const editor of [teacher, root]) {
          expect(await findInList(editor, _id)).toMatchObject({
            isClosed: false,
            closedReason: null,
            canEdit: true,
          });
          expect(await readJson(editor, `/api/quiz/${_id}/results`)).toMatchObject([{ id: past.id }]);
        }
        expect((await nobody.get(`/api/quiz/${_id}`)).status).toBe(401);
        await change(_id, open);
        expect(await findInList(ada, _id)).toMatchObject({ isClosed: false });
      },
    );

    it.each(withdrawals)(
      'keeps an open attempt if it is %s, refuses changes, and continues the attempt once students can take the quiz again',
      async (_, how, closedReason) => {
        const { message, reason } = refusals[closedReason];
        const { ada, quiz, change, store } = await given(gateway);
        const { _id } = await quiz();
        const attempt = await startAttempt(ada, _id);
        await ada.patch(`/api/attempts/${attempt.id}`, { answers: answersTo(attempt, correctAnswers) });
        await change(_id, how);
        await expectUnchanged(
          () => store.collection('quizAttempts').find({}).toArray(),
          async () => {
            for (const send of requestsOf(ada, _id, attempt)) {
              const { status, text } = await send();
              expect([status, text]).toEqual([403, message]);
            }
            const { status, text } = await ada.get(`/api/attempts/${attempt.id}`);
            expect([status, text]).toEqual([403, message]);
          },
        );
        const start = 'mutation ($id: ID!) { startAttempt(quizId: $id) { id } }';
        expect((await ada.graphql(start, { id: _id })).result.errors).toMatchObject([
          { message, extensions: { code: 'FORBIDDEN', reason } },
        ]);
        expect(await readJson(ada, `/api/attempts?quizId=${_id}`)).toMatchObject([
          { id: attempt.id, submittedAt: null, score: null },
        ]);
        await change(_id, open);
        expect((await startAttempt(ada, _id)).id).toBe(attempt.id);
        expect(await submitAttempt(ada, attempt.id)).toMatchObject({ score: 5, isPending: true });
      },
    );

    it('submits the saved answers when time runs out', async () => {
      const { ada, quiz, change, clock } = await given(gateway);
      const { _id } = await quiz(everyQuestionType, { timeLimit: 10 });
      const attempt = await startAttempt(ada, _id);
      await ada.patch(`/api/attempts/${attempt.id}`, { answers: answersTo(attempt, correctAnswers) });
      await change(_id, { isPublished: false });
      clock.advance(11 * minute);
      const late = await ada.patch(`/api/attempts/${attempt.id}`, { answers: [] });
      expect([late.status, late.text]).toEqual([
        409,
        'Time is up. The answers that were saved in time were handed in.',
      ]);
      expect(await readJson(ada, `/api/attempts/${attempt.id}`)).toMatchObject({
        submittedAt: attempt.dueAt,
        result: { score: 5 },
      });
      await change(_id, open);
      expect((await startAttempt(ada, _id)).number).toBe(2);
    });

    it.each(['NEVER', 'AFTER_LAST_ATTEMPT'] as const)(
      'reveals no more of the answer key than before: %s',
      async (answerRelease) => {
        const { ada, quiz, change } = await given(gateway);
        const { _id } = await quiz(everyQuestionType, { answerRelease, allowedAttempts: 2 });
        const past = await takeQuiz(ada, _id, correctAnswers);
        await change(_id, { isPublished: false });
        const reply = await readJson<AttemptReply>(ada, `/api/attempts/${past.id}`);
        expect(reply.result).toMatchObject({ score: 5, isRevealed: false });
        const all = [reply, await readJson(ada, `/api/quiz/${_id}`), await readJson(ada, '/api/quiz/meta')];
        for (const secret of answerKeyTexts) expect(JSON.stringify(all)).not.toContain(secret);
      },
    );

    it('does not reveal other quizzes of its course to a student who is not in the course', async () => {
      const { ada, quiz, change } = await given(gateway);
      const { _id } = await quiz();
      const { _id: other } = await quiz(everyQuestionType, { courseId: 'a-course', title: 'Other' });
      await takeQuiz(ada, _id, {});
      await change(_id, { courseId: 'a-course' });
      expect(await readJson(ada, '/api/quiz/meta?courseId=a-course')).toMatchObject([
        { id: _id, isClosed: true },
      ]);
      expect((await ada.get(`/api/quiz/${other}`)).status).toBe(404);
    });
  });
};

describeOnSqlite('closed quizzes:', suite);
