import { describe, expect, it } from 'vitest';
import { day, minute } from '../../../../functions/platform/clock.ts';
import {
  describeOnMongo,
  describeOnSqlite,
  type StoreSuite,
} from '../../../../functions/platform/store/testing/store-suites.ts';
import {
  everyQuestionType,
  givenClassroom,
  readJson,
  startAttempt,
  submitAttempt,
  type Classroom,
} from '../../../support/attempts.ts';
import type { Browser } from '../../../support/browser.ts';
import { dataOf } from '../../../support/graph.ts';
import { addPerson, saveCourse } from '../../../support/courses.ts';
import { gatewaysOn } from '../../../support/gateways.ts';
import type { QuizExceptionDocument } from '../../../../functions/quizzes/exceptions/quiz-exception.store.ts';
import type { QuizDocument } from '../../../../functions/quizzes/authoring/quiz.store.ts';

const closesAt = '2026-11-22T22:59:00.000Z';

interface ExceptionReply {
  readonly studentId: string;
  readonly name: string;
  readonly isInCourse: boolean;
  readonly revision: number;
}

interface MarkedReply {
  readonly ownExceptions: readonly string[];
}

/** A quiz in a course of the teacher with ada and eve. */
async function givenCourseQuiz(classroom: Classroom, more: Partial<QuizDocument> = {}) {
  const { teacher, quiz } = classroom;
  const { id: courseId } = await saveCourse(teacher, { name: 'Astronomy' });
  const person = (name: string) =>
    addPerson(teacher, courseId, { name, email: `${name.toLowerCase()}@markwise.example` });
  const [{ id: ada }, { id: eve }] = [await person('Ada'), await person('Eve')];
  const { _id: id } = await quiz(everyQuestionType, { courseId, ...more });
  const path = `/api/quiz/${id}/exceptions`;
  const set = (studentId: string, input: object, browser: Browser = teacher) =>
    browser.put(`${path}/${studentId}`, input);
  const list = () => readJson<ExceptionReply[]>(teacher, path);
  return { id, courseId, ada, eve, path, set, list, person };
}

const suite: StoreSuite = (openStore) => {
  const given = givenClassroom(openStore, 'exceptions');

  describe.each(gatewaysOn(openStore))('exceptions of a quiz over $name', (gateway) => {
    it('give one student other dates and more attempts, and nobody else', async () => {
      const classroom = await given(gateway);
      const { ada, eve, clock } = classroom;
      const quiz = await givenCourseQuiz(classroom, { closesAt, allowedAttempts: 1 });
      const later = '2026-11-26T22:59:00.000Z';
      expect((await quiz.set(quiz.ada, { dueAt: later, extraAttempts: 1 })).status).toBe(200);
      clock.advance(3 * day);
      expect(await readJson(ada, `/api/quiz/${quiz.id}`)).toMatchObject({
        dueAt: later,
        closesAt: later,
        allowedAttempts: 2,
        availability: 'OPEN',
      });
      expect(await readJson(ada, '/api/quiz/meta')).toMatchObject([
        { id: quiz.id, dueAt: later, availability: 'OPEN' },
      ]);
      expect(await readJson(eve, '/api/quiz/meta')).toMatchObject([
        { id: quiz.id, dueAt: null, closesAt, allowedAttempts: 1, availability: 'CLOSED' },
      ]);
      expect((await eve.post('/api/attempts', { quizId: quiz.id })).status).toBe(403);
      expect((await eve.get(quiz.path)).status).toBe(403);
      for (const number of [1, 2]) {
        const attempt = await startAttempt(ada, quiz.id);
        expect(attempt).toMatchObject({ number, dueAt: later });
        expect(await submitAttempt(ada, attempt.id)).toMatchObject({ isLate: false });
      }
      expect((await ada.post('/api/attempts', { quizId: quiz.id })).status).toBe(409);
    });

    it('give more time to an attempt in progress at once, and take it back', async () => {
      const classroom = await given(gateway);
      const { ada, eve, teacher, clock } = classroom;
      const quiz = await givenCourseQuiz(classroom, { timeLimit: 30 });
      const [own, other] = [await startAttempt(ada, quiz.id), await startAttempt(eve, quiz.id)];
      await quiz.set(quiz.ada, { extraMinutes: 15 });
      const dueOf = async (browser: Browser, id: string) =>
        (await readJson<{ dueAt: string }>(browser, `/api/attempts/${id}`)).dueAt;
      expect(await dueOf(ada, own.id)).toBe('2026-11-21T09:45:00.000Z');
      expect(await dueOf(eve, other.id)).toBe('2026-11-21T09:30:00.000Z');
      expect(await readJson(ada, `/api/quiz/${quiz.id}`)).toMatchObject({ timeLimit: 45 });
      clock.advance(40 * minute);
      expect((await ada.patch(`/api/attempts/${own.id}`, { answers: [] })).status).toBe(200);
      expect((await eve.patch(`/api/attempts/${other.id}`, { answers: [] })).status).toBe(409);
      expect((await teacher.remove(`${quiz.path}/${quiz.ada}`)).status).toBe(204);
      expect((await ada.patch(`/api/attempts/${own.id}`, { answers: [] })).status).toBe(409);
      expect(await quiz.list()).toEqual([]);
    });

    it('decide who is late, even if they are set after the submission', async () => {
      const classroom = await given(gateway);
      const { ada, eve, teacher, clock } = classroom;
      const quiz = await givenCourseQuiz(classroom, { dueAt: '2026-11-22T22:59:00.000Z' });
      clock.advance(3 * day);
      for (const browser of [ada, eve])
        expect(await submitAttempt(browser, (await startAttempt(browser, quiz.id)).id)).toMatchObject({
          isLate: true,
        });
      await quiz.set(quiz.ada, { dueAt: '2026-11-25T00:00:00.000Z' });
      const rows = await readJson<{ email: string; isLate: boolean }[]>(
        teacher,
        `/api/quiz/${quiz.id}/results`,
      );
      expect(Object.fromEntries(rows.map(({ email, isLate }) => [email, isLate]))).toEqual({
        'ada@markwise.example': false,
        'eve@markwise.example': true,
      });
      expect(await readJson(ada, `/api/attempts?quizId=${quiz.id}`)).toMatchObject([{ isLate: false }]);
    });

    it('are not overwritten by an instructor who saw an older one, and are in the audit log', async () => {
      const classroom = await given(gateway);
      const { root } = classroom;
      const quiz = await givenCourseQuiz(classroom, { timeLimit: 30 });
      const first = await quiz.set(quiz.ada, { extraMinutes: 5, revision: 0 });
      expect(JSON.parse(first.text)).toMatchObject({ extraMinutes: 5, revision: 1 });
      const stale = await quiz.set(quiz.ada, { extraMinutes: 9, revision: 0 });
      expect(stale.status).toBe(409);
      expect((await quiz.set(quiz.ada, { extraMinutes: 10, revision: 1 })).status).toBe(200);
      expect(await quiz.list()).toMatchObject([{ extraMinutes: 10, revision: 2 }]);
      const log = await readJson<object[]>(root, '/api/audit-log?action=setQuizException');
      expect(log).toMatchObject([
        {
          subject: 'Ada in Planets',
          before: '5 more minutes',
          after: '10 more minutes',
          course: 'Astronomy',
        },
        { before: null, after: '5 more minutes' },
      ]);
    });
  });
};

/** People who are removed and added again have a new row. */
const rowSuite: StoreSuite = (openStore) => {
  const given = givenClassroom(openStore, 'exception-rows');

  describe.each(gatewaysOn(openStore))('exceptions of a quiz over $name', (gateway) => {
    it('apply again to a person who was removed and added again, but not to another person in the same row', async () => {
      const classroom = await given(gateway);
      const { ada, eve, teacher } = classroom;
      const quiz = await givenCourseQuiz(classroom, { allowedAttempts: 1 });
      await quiz.set(quiz.ada, { extraAttempts: 2 });
      const allowedTo = async (browser: Browser) =>
        (await readJson<{ allowedAttempts: number }>(browser, `/api/quiz/${quiz.id}`)).allowedAttempts;
      await teacher.post(`/api/courses/${quiz.courseId}/deleteStudent`, { s_id: quiz.ada });
      expect((await ada.get(`/api/quiz/${quiz.id}`)).status).toBe(404);
      expect(await quiz.list()).toMatchObject([{ name: '', isInCourse: false }]);
      await quiz.person('Ada');
      expect(await allowedTo(ada)).toBe(3);
      // Eve's row gets somebody else's address, and Eve's address moves to a new row.
      const mary = await quiz.person('Mary');
      await quiz.set(mary.id, { extraAttempts: 4 });
      const move = (id: string, email: string) =>
        teacher.patch(`/api/courses/${quiz.courseId}/students/${id}`, { email });
      expect((await move(mary.id, 'mary.new@markwise.example')).status).toBe(200);
      expect((await move(quiz.eve, 'mary@markwise.example')).status).toBe(200);
      expect((await move(mary.id, 'eve@markwise.example')).status).toBe(200);
      expect(await allowedTo(eve)).toBe(5);
    });

    it('are under the name of a person who was removed and added again, and can be edited and removed there', async () => {
      const classroom = await given(gateway);
      const { ada, eve, teacher, store } = classroom;
      const quiz = await givenCourseQuiz(classroom, { allowedAttempts: 1 });
      const dueAt = '2026-11-26T22:59:00.000Z';
      await quiz.set(quiz.ada, { dueAt, extraAttempts: 2 });
      const returns = async (earlier: string) => {
        await teacher.post(`/api/courses/${quiz.courseId}/deleteStudent`, { s_id: earlier });
        return (await quiz.person('Ada')).id;
      };
      const again = await returns(quiz.ada);
      // Without reading the list first.
      const stale = await quiz.set(again, { extraAttempts: 3, revision: 0 });
      expect(stale.status).toBe(409);
      expect(await quiz.list()).toMatchObject([
        { studentId: again, name: 'Ada', isInCourse: true, dueAt, extraAttempts: 2, revision: 1 },
      ]);
      expect((await quiz.set(again, { dueAt, extraAttempts: 3, revision: 1 })).status).toBe(200);
      const allowedTo = async (browser: Browser) =>
        (await readJson<{ allowedAttempts: number }>(browser, `/api/quiz/${quiz.id}`)).allowedAttempts;
      expect([await allowedTo(ada), await allowedTo(eve)]).toEqual([4, 1]);
      // An exception of an earlier row, which the one of the current row replaced.
      const exceptions = store.collection<QuizExceptionDocument>('quizExceptions');
      const stored = await exceptions.findOne({});
      if (!stored) throw new Error('The exception is stored.');
      await exceptions.insertOne({ ...stored, _id: `${quiz.id}:gone`, studentId: 'gone' });
      expect(await quiz.list()).toMatchObject([{ studentId: again, extraAttempts: 3 }]);
      expect(await exceptions.countDocuments({})).toBe(1);
      const last = await returns(again);
      expect((await teacher.remove(`${quiz.path}/${last}`)).status).toBe(204);
      expect(await quiz.list()).toEqual([]);
      expect(await allowedTo(ada)).toBe(1);
    });
  });
};

/** Invalid exceptions, and the effects of later changes of the quiz. */
const limitSuite: StoreSuite = (openStore) => {
  const given = givenClassroom(openStore, 'exception-limits');

  describe.each(gatewaysOn(openStore))('exceptions of a quiz over $name', (gateway) => {
    it.each([
      [{ extraMinutes: -1 }, 'extraMinutes: Extra minutes must be a whole number from 0 to 10,080.'],
      [{ extraAttempts: 1001 }, 'extraAttempts: Extra attempts must be a whole number from 0 to 1,000.'],
      [{ opensAt: '2026-11-23T00:00:00Z' }, 'closesAt: The closing must be after the opening.'],
      [{ dueAt: '9999-01-01T00:00:00Z' }, 'dueAt: The year must be 1970 to 2199.'],
    ])('refuse %j at the field', async (input, text) => {
      const classroom = await given(gateway);
      const quiz = await givenCourseQuiz(classroom, { closesAt });
      const refused = await quiz.set(quiz.ada, input);
      expect([refused.status, refused.text]).toEqual([400, text]);
      expect(await quiz.list()).toEqual([]);
    });

    it('that no longer fit the dates of the quiz are marked, and are exported and erased with the quiz', async () => {
      const classroom = await given(gateway);
      const { ada, teacher, store, product, clock } = classroom;
      const quiz = await givenCourseQuiz(classroom, { closesAt: '2026-11-30T00:00:00.000Z' });
      await quiz.set(quiz.ada, { opensAt: '2026-11-25T00:00:00Z' });
      await teacher.patch(`/api/quiz/${quiz.id}`, { data: { closesAt } });
      expect(await quiz.list()).toMatchObject([{ problem: 'The closing must be after the opening.' }]);
      expect(await readJson(ada, `/api/quiz/${quiz.id}`)).toMatchObject({ availability: 'NOT_OPEN_YET' });
      await teacher.remove(`/api/course/${quiz.courseId}`);
      clock.advance(31 * day);
      await product.purge();
      expect(await store.collection('quizExceptions').countDocuments({})).toBe(0);
    });
  });
};

const markSuite: StoreSuite = (openStore) => {
  const given = givenClassroom(openStore, 'marks');

  describe.each(gatewaysOn(openStore))('exceptions of a quiz over $name', (gateway) => {
    it('are marked for the student whose they are, and only where they change a setting', async () => {
      const classroom = await given(gateway);
      const { ada, eve, teacher } = classroom;
      const limits = { dueAt: '2026-11-22T22:59:00.000Z', closesAt, timeLimit: 30, allowedAttempts: 2 };
      const quiz = await givenCourseQuiz(classroom, limits);
      const path = `/api/quiz/${quiz.id}`;
      const marksFor = async (browser: Browser) => {
        const [listed] = await readJson<MarkedReply[]>(browser, '/api/quiz/meta');
        const { ownExceptions } = await readJson<MarkedReply>(browser, path);
        expect(listed?.ownExceptions).toEqual(ownExceptions);
        return ownExceptions;
      };
      const tasksOf = async (browser: Browser) =>
        (await dataOf(browser, '{ me { tasks { nodes { quizId ownExceptions } } } }'))['me'];
      expect(await marksFor(ada)).toEqual([]);
      // The same due date, and more attempts.
      await quiz.set(quiz.ada, { dueAt: limits.dueAt, extraAttempts: 1 });
      expect(await marksFor(ada)).toEqual(['ALLOWED_ATTEMPTS']);
      const opensAt = '2026-11-20T00:00:00.000Z';
      const all = {
        opensAt,
        dueAt: '2026-11-26T22:59:00.000Z',
        extraMinutes: 15,
        extraAttempts: 1,
        revision: 1,
      };
      expect((await quiz.set(quiz.ada, all)).status).toBe(200);
      const settings = ['OPENS_AT', 'DUE_AT', 'CLOSES_AT', 'TIME_LIMIT', 'ALLOWED_ATTEMPTS'];
      expect(await marksFor(ada)).toEqual(settings);
      expect(await tasksOf(ada)).toEqual({
        tasks: { nodes: [{ quizId: quiz.id, ownExceptions: settings }] },
      });
      for (const browser of [eve, teacher]) expect(await marksFor(browser)).toEqual([]);
      expect(await tasksOf(eve)).toEqual({ tasks: { nodes: [{ quizId: quiz.id, ownExceptions: [] }] } });
      // Without limits, an exception cannot change them.
      await classroom.change(quiz.id, { timeLimit: null, allowedAttempts: -1 });
      expect(await marksFor(ada)).toEqual(['OPENS_AT', 'DUE_AT', 'CLOSES_AT']);
      // A quiz that can no longer be taken has the time limit of the last attempt, here none.
      await submitAttempt(ada, (await startAttempt(ada, quiz.id)).id);
      await classroom.change(quiz.id, { timeLimit: 30, isPublished: false });
      expect(await marksFor(ada)).toEqual(['OPENS_AT', 'DUE_AT', 'CLOSES_AT']);
      expect((await teacher.remove(`${quiz.path}/${quiz.ada}`)).status).toBe(204);
      expect(await marksFor(ada)).toEqual([]);
    });
  });
};

describeOnSqlite('quiz exceptions', suite);
describeOnSqlite('rows of quiz exceptions', rowSuite);
describeOnSqlite('limits of quiz exceptions', limitSuite);
describeOnSqlite('marks of quiz exceptions', markSuite);
await describeOnMongo('quiz exceptions', suite);
await describeOnMongo('rows of quiz exceptions', rowSuite);
