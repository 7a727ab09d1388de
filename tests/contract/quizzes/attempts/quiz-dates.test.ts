import { describe, expect, it } from 'vitest';
import { day, minute } from '../../../../functions/platform/clock.ts';
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
  submitAttempt,
} from '../../../support/attempts.ts';
import { gatewaysOn } from '../../../support/gateways.ts';
import { quizData, sendForm } from '../../../support/quizzes.ts';

/** The clock of the tests begins on November 21 at 9:00. */
const opensAt = '2026-11-22T08:00:00.000Z';
const dueAt = '2026-11-23T22:59:00.000Z';
const closesAt = '2026-11-24T22:59:00.000Z';
const dates = { opensAt, dueAt, closesAt };

interface DatedReply {
  readonly id: string;
  readonly opensAt: string | null;
  readonly availability: string;
  readonly quizData: object | null;
  readonly files: readonly { readonly url: string }[];
  readonly revision: number;
}

const suite: StoreSuite = (openStore) => {
  const given = givenClassroom(openStore, 'dates');

  describe.each(gatewaysOn(openStore))('quizzes with dates over $name', (gateway) => {
    it('show students their dates before the opening, but no questions and no files', async () => {
      const { ada, teacher, clock } = await given(gateway);
      const file = new File(['The questions'], 'exam.txt', { type: 'text/plain' });
      const created = await sendForm(teacher, 'POST', '/api/quiz', [
        ['quizData', JSON.stringify({ ...quizData, ...dates })],
        ['isPublished', 'true'],
        ['files', file],
      ]);
      const { id, files, ...shown } = JSON.parse(created.text) as DatedReply;
      expect(shown).toMatchObject({ ...dates, availability: 'NOT_OPEN_YET' });
      const before = await readJson<DatedReply>(ada, `/api/quiz/${id}`);
      expect(before).toMatchObject({ ...dates, availability: 'NOT_OPEN_YET', quizData: null, files: [] });
      expect(await readJson(ada, '/api/quiz/meta')).toMatchObject([
        { id, ...dates, availability: 'NOT_OPEN_YET' },
      ]);
      expect((await ada.get(files[0]?.url ?? '')).status).toBe(404);
      const refused = await ada.post('/api/attempts', { quizId: id });
      expect([refused.status, refused.text]).toEqual([403, 'This quiz opens on Nov 22, 2026, 08:00 UTC.']);
      expect(await readJson(ada, `/api/attempts?quizId=${id}`)).toEqual([]);
      clock.advance(day);
      const open = await readJson<DatedReply>(ada, `/api/quiz/${id}`);
      expect(open.quizData).not.toBeNull();
      expect([open.availability, open.files.length]).toEqual(['OPEN', 1]);
      clock.advance(3 * day);
      const after = await readJson<DatedReply>(ada, `/api/quiz/${id}`);
      expect([after.availability, after.quizData]).toEqual(['CLOSED', null]);
      const closed = await ada.post('/api/attempts', { quizId: id });
      expect([closed.status, closed.text]).toEqual([403, 'This quiz closed on Nov 24, 2026, 22:59 UTC.']);
    });

    it('mark what is submitted after the due date as late, for the student and for the instructor', async () => {
      const { ada, eve, teacher, quiz, clock } = await given(gateway);
      const { _id: id } = await quiz(everyQuestionType, { ...dates, opensAt: null });
      const inTime = await startAttempt(ada, id);
      await submitAttempt(ada, inTime.id);
      clock.advance(3 * day);
      expect(await submitAttempt(eve, (await startAttempt(eve, id)).id)).toMatchObject({ isLate: true });
      expect(await readJson(ada, `/api/attempts?quizId=${id}`)).toMatchObject([{ isLate: false }]);
      expect(await readJson(eve, `/api/attempts?quizId=${id}`)).toMatchObject([{ isLate: true }]);
      const rows = await readJson<{ email: string; isLate: boolean }[]>(teacher, `/api/quiz/${id}/results`);
      const late = rows.filter(({ isLate }) => isLate).map(({ email }) => email);
      expect([rows.length, late]).toEqual([2, ['eve@markwise.example']]);
      const csv = (await teacher.get(`/api/quiz/${id}/results.csv`)).text;
      expect(csv).toMatch(/eve@markwise\.example.*,yes,/);
    });

    it('end an attempt at the closing, and submit the saved answers', async () => {
      const { ada, quiz, clock, product } = await given(gateway);
      const settings = { closesAt: '2026-11-21T09:20:00.000Z', timeLimit: 30 };
      const { _id: id } = await quiz(everyQuestionType, settings);
      const attempt = await startAttempt(ada, id);
      expect(attempt.dueAt).toBe('2026-11-21T09:20:00.000Z');
      await ada.patch(`/api/attempts/${attempt.id}`, {
        answers: answersTo(attempt, { SHORT_ANSWER: 'Paris' }),
      });
      clock.advance(21 * minute);
      await product.purge();
      expect(await readJson(ada, `/api/attempts/${attempt.id}`)).toMatchObject({
        submittedAt: '2026-11-21T09:20:00.000Z',
        result: { score: 1 },
      });
    });

    it('change the end of open attempts if the closing changes', async () => {
      const { ada, eve, teacher, quiz, clock } = await given(gateway);
      const { _id: id } = await quiz(everyQuestionType);
      const [own, other] = [await startAttempt(ada, id), await startAttempt(eve, id)];
      expect(own.dueAt).toBeNull();
      const close = (at: string | null) => teacher.patch(`/api/quiz/${id}`, { data: { closesAt: at } });
      expect((await close('2026-11-21T10:00:00.000Z')).status).toBe(200);
      const expected = { dueAt: '2026-11-21T10:00:00.000Z' };
      expect(await readJson(ada, `/api/attempts/${own.id}`)).toMatchObject(expected);
      await close('2026-11-21T11:00:00.000Z');
      clock.advance(90 * minute);
      const answers = answersTo(own, { SHORT_ANSWER: 'Paris' });
      expect((await ada.patch(`/api/attempts/${own.id}`, { answers })).status).toBe(200);
      await close('2026-11-21T10:15:00.000Z');
      expect(await readJson(eve, `/api/attempts?quizId=${id}`)).toMatchObject([
        { id: other.id, submittedAt: '2026-11-21T10:15:00.000Z' },
      ]);
      const late = await ada.patch(`/api/attempts/${own.id}`, { answers });
      expect([late.status, late.text]).toEqual([
        409,
        'Time is up. The answers that were saved in time were handed in.',
      ]);
      expect(await readJson(ada, `/api/attempts/${own.id}`)).toMatchObject({ result: { score: 1 } });
    });

    it('show correct answers after the closing if the quiz is set so, and allow no retry then', async () => {
      const { ada, quiz, clock } = await given(gateway);
      const { _id: id } = await quiz(everyQuestionType, { closesAt, answerRelease: 'AFTER_CLOSING' });
      const { id: attemptId } = await startAttempt(ada, id);
      expect(await submitAttempt(ada, attemptId)).toMatchObject({ isRevealed: false });
      const early = await ada.post('/api/attempts/retry', { quizId: id });
      expect([early.status, early.text]).toEqual([409, 'The quiz does not show yet what you missed.']);
      clock.advance(4 * day);
      const result = { isRevealed: true };
      expect(await readJson(ada, `/api/attempts/${attemptId}`)).toMatchObject({ result });
      expect((await ada.post('/api/attempts/retry', { quizId: id })).status).toBe(403);
    });

    const year = 'The year must be 1970 to 2199.';
    it.each([
      [{ opensAt, dueAt: opensAt }, { dueAt: 'The due date must be after the opening.' }],
      [{ opensAt, closesAt: '2026-11-20T00:00:00Z' }, { closesAt: 'The closing must be after the opening.' }],
      [{ dueAt, closesAt: opensAt }, { closesAt: 'The closing must not be before the due date.' }],
      [{ dueAt: '9999-12-31T23:59:59Z' }, { dueAt: year }],
      [{ opensAt: '1969-12-31T23:59:59Z' }, { opensAt: year }],
      [
        { answerRelease: 'AFTER_CLOSING' },
        { answerRelease: 'Answers are shown after the closing only if the quiz has a closing date.' },
      ],
    ])('refuse %j at the field, and change nothing', async (entered, errors) => {
      const { teacher, quiz } = await given(gateway);
      const { _id: id } = await quiz(everyQuestionType);
      const before = await readJson<DatedReply>(teacher, `/api/quiz/${id}`);
      const change =
        'mutation ($id: ID!, $input: UpdateQuizInput!) { updateQuiz(id: $id, input: $input) { id } }';
      const { result } = await teacher.graphql(change, { id, input: { data: entered } });
      expect(result.errors?.[0]?.extensions.fields).toEqual(
        Object.fromEntries(Object.entries(errors).map(([field, text]) => [`input.data.${field}`, text])),
      );
      const refused = await teacher.patch(`/api/quiz/${id}`, { data: entered });
      const lines = Object.entries(errors).map(([field, text]) => `data.${field}: ${text}`);
      expect([refused.status, refused.text]).toEqual([400, ['Updating quiz failed', ...lines].join('\n')]);
      expect(await readJson(teacher, `/api/quiz/${id}`)).toEqual(before);
    });

    it('can be removed again, and a text that is not a date is refused', async () => {
      const { teacher, quiz } = await given(gateway);
      const { _id: id } = await quiz(everyQuestionType, dates);
      const none = await teacher.patch(`/api/quiz/${id}`, {
        data: { opensAt: null, dueAt: null, closesAt: null },
      });
      expect(JSON.parse(none.text)).toMatchObject({
        opensAt: null,
        dueAt: null,
        closesAt: null,
        availability: 'OPEN',
      });
      expect((await teacher.patch(`/api/quiz/${id}`, { data: { dueAt: 'tomorrow' } })).status).toBe(400);
      const zoned = await teacher.patch(`/api/quiz/${id}`, { data: { dueAt: '2026-11-23T23:59:00+01:00' } });
      expect(JSON.parse(zoned.text)).toMatchObject({ dueAt });
    });
  });
};

describeOnSqlite('quiz dates', suite);
