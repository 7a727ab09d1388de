import { describe, expect, it } from 'vitest';
import { day } from '../../../functions/platform/clock.ts';
import {
  describeOnMongo,
  describeOnSqlite,
  type StoreSuite,
} from '../../../functions/platform/store/testing/store-suites.ts';
import {
  everyQuestionType,
  givenClassroom,
  readJson,
  startAttempt,
  submitAttempt,
} from '../../support/attempts.ts';
import type { Browser } from '../../support/browser.ts';
import { addPerson, saveCourse, type CourseReply } from '../../support/courses.ts';
import { gatewaysOn } from '../../support/gateways.ts';
import { givenCourse } from '../../support/gradebook.ts';

interface TaskReply {
  readonly title: string;
  readonly dueAt: string;
}

/** A time on a day of November 2026. The clock of the tests begins on November 21 at 9:00. */
const dayOf = (dayOfMonth: number) => `2026-11-${dayOfMonth}T22:59:00.000Z`;

async function tasksOf(browser: Browser): Promise<readonly TaskReply[]> {
  const fields = 'id title courseId courseName quizId itemId opensAt dueAt closesAt ownExceptions isBegun';
  const { result } = await browser.graphql(`{ me { tasks { nodes { ${fields} } } } }`);
  expect(result.errors).toBeUndefined();
  const me = result.data?.['me'] as { tasks: { nodes: readonly TaskReply[] } } | undefined;
  return me?.tasks.nodes ?? [];
}

const taskTitles = async (browser: Browser) => (await tasksOf(browser)).map(({ title }) => title);

/** Saves the due dates of a course's items, by item name. The update sends no date for an item without an entry. */
async function setDueDates(teacher: Browser, id: string, dates: Readonly<Record<string, string | null>>) {
  const { categories } = await readJson<CourseReply>(teacher, `/api/course/${id}`);
  const withDates = categories.map((category) => ({
    ...category,
    items: category.items.map(({ dueAt: _dueAt, ...item }) => ({
      ...item,
      ...(item.name in dates && { dueAt: dates[item.name] }),
    })),
  }));
  const reply = await teacher.patch(`/api/course/${id}`, { categories: withDates });
  expect(reply.status, reply.text).toBe(200);
}

const dueDatesOf = ({ categories }: Pick<CourseReply, 'categories'>) =>
  categories.flatMap(({ items }) => items.map(({ dueAt }) => dueAt));

const suite: StoreSuite = (openStore) => {
  const given = givenClassroom(openStore, 'tasks');

  describe.each(gatewaysOn(openStore))('tasks over $name', (gateway) => {
    it('are the quizzes and items of courses that are due, by due date, until they are done', async () => {
      const course = await givenCourse(await given(gateway));
      const { ada, eve, teacher, courseId, items, students, clock } = course;
      const quiz = (title: string, dates: object) =>
        course.quiz(everyQuestionType, { title, courseId, ...dates });
      const { _id: first } = await quiz('Moons', { dueAt: dayOf(23) });
      const { _id: closing } = await quiz('Stars', { opensAt: dayOf(24), closesAt: dayOf(25) });
      await quiz('Someday', {});
      await quiz('Forgotten', { dueAt: '2026-10-01T22:59:00.000Z' });
      await quiz('Draft', { dueAt: dayOf(23), isPublished: false });
      await setDueDates(teacher, courseId, { Midterm: dayOf(22), Final: '2026-11-26T22:59:00Z' });
      expect(await tasksOf(ada)).toEqual([
        {
          id: `item:${courseId}:${items.midterm}`,
          title: 'Midterm',
          courseId,
          courseName: 'Calculus',
          quizId: null,
          itemId: items.midterm,
          opensAt: null,
          dueAt: dayOf(22),
          closesAt: null,
          ownExceptions: [],
          isBegun: false,
        },
        expect.objectContaining({
          id: `quiz:${first}`,
          title: 'Moons',
          courseName: 'Calculus',
          quizId: first,
        }),
        expect.objectContaining({
          quizId: closing,
          opensAt: dayOf(24),
          dueAt: dayOf(25),
          closesAt: dayOf(25),
        }),
        expect.objectContaining({ title: 'Final', dueAt: dayOf(26) }),
      ]);
      // The instructor’s own course and quizzes are no tasks, and nobody sees the tasks of others.
      expect(await tasksOf(teacher)).toEqual([]);
      const others = 'query ($email: String!) { user(email: $email) { tasks { totalCount } } }';
      const { result } = await eve.graphql(others, { email: 'ada@markwise.example' });
      expect(JSON.stringify(result)).not.toContain('totalCount');

      await course.enter([{ studentId: students.ada, itemId: items.midterm, points: 15 }]);
      const attempt = await startAttempt(ada, first);
      expect((await tasksOf(ada)).slice(0, 1)).toMatchObject([{ title: 'Moons', isBegun: true }]);
      await submitAttempt(ada, attempt.id);
      expect(await taskTitles(ada)).toEqual(['Stars', 'Final']);
      expect(await taskTitles(eve)).toEqual(['Midterm', 'Moons', 'Stars', 'Final']);
      clock.advance(5 * day);
      // The midterm is past, and “Stars” is closed. “Moons” can still be taken late.
      expect(await taskTitles(eve)).toEqual(['Moons', 'Final']);
    });

    it('have the dates of the student’s exception, and one entry for a quiz and its item', async () => {
      const course = await givenCourse(await given(gateway));
      const { ada, eve, teacher, courseId, items, students } = course;
      const { _id: moons } = await course.quiz(everyQuestionType, {
        title: 'Moons',
        courseId,
        dueAt: dayOf(23),
      });
      const { _id: stars } = await course.quiz(everyQuestionType, { title: 'Stars', courseId });
      await course.column(items.planets, { quizId: moons });
      await course.column(items.final, { quizId: stars });
      await setDueDates(teacher, courseId, { Planets: dayOf(24), Final: dayOf(25) });
      await teacher.put(`/api/quiz/${moons}/exceptions/${students.ada}`, { dueAt: dayOf(28) });
      const titlesAndDates = async (browser: Browser) =>
        (await tasksOf(browser)).map(({ title, dueAt }) => [title, dueAt]);
      expect(await titlesAndDates(eve)).toEqual([
        ['Moons', dayOf(23)],
        ['Final', dayOf(25)],
      ]);
      expect(await titlesAndDates(ada)).toEqual([
        ['Final', dayOf(25)],
        ['Moons', dayOf(28)],
      ]);
      // The item has no more to do once its quiz is submitted, although nobody has graded the essay yet.
      await submitAttempt(eve, (await startAttempt(eve, stars)).id);
      expect(await taskTitles(eve)).toEqual(['Moons']);
    });

    it('depend on the person’s role in the course, and not on the role of the account', async () => {
      const { root, ada, teacher, eve, courseId, students } = await givenCourse(await given(gateway));
      const { id: eveId } = await readJson<{ id: string }>(eve, '/api/user');
      await root.patch(`/api/users/${eveId}/role`, { role: 'Instructor' });
      const { id } = await addPerson(teacher, courseId, {
        name: 'Root',
        role: 'Coordinator',
        email: 'root@markwise.example',
      });
      await setDueDates(teacher, courseId, { Midterm: dayOf(22) });
      expect([await taskTitles(ada), await taskTitles(eve)]).toEqual([['Midterm'], ['Midterm']]);
      expect(await taskTitles(root)).toEqual([]);
      const setRole = async (studentId: string, role: string) => {
        const { status, text } = await teacher.patch(`/api/courses/${courseId}/students/${studentId}`, {
          role,
        });
        expect(status, text).toBe(200);
      };
      await setRole(id, 'Student');
      await setRole(students.ada, 'Teaching assistant');
      expect([await taskTitles(ada), await taskTitles(root)]).toEqual([[], ['Midterm']]);
    });

    it('include open items of a student’s own courses', async () => {
      const { ada } = await given(gateway);
      const item = (name: string, knownScores: boolean, dueAt: string) => ({
        name,
        knownScores,
        maximumPoints: 10,
        dueAt,
      });
      const items = [
        item('Essay', false, dayOf(24)),
        item('Talk', true, dayOf(24)),
        item('Past', false, dayOf(20)),
      ];
      await saveCourse(ada, {
        name: 'History',
        categories: [{ name: 'All', categoryType: 'STANDARD', items }],
      });
      expect(await tasksOf(ada)).toMatchObject([{ title: 'Essay', courseName: 'History', dueAt: dayOf(24) }]);
    });
  });
};

const gradedSuite: StoreSuite = (openStore) => {
  const given = givenClassroom(openStore, 'graded-tasks');

  describe.each(gatewaysOn(openStore))('tasks with a grade over $name', (gateway) => {
    it('exclude a quiz once the student is excused or has an entered grade, and include a missing one', async () => {
      const course = await givenCourse(await given(gateway));
      const { ada, eve, courseId, items, students } = course;
      const { _id: moons } = await course.quiz(everyQuestionType, {
        title: 'Moons',
        courseId,
        dueAt: dayOf(23),
      });
      await course.column(items.midterm, { quizId: moons });
      const enter = (studentId: string, grade: object) =>
        course.enter([{ studentId, itemId: items.midterm, ...grade }]);
      await enter(students.ada, { points: 15 });
      await enter(students.eve, { points: null, status: 'EXCUSED' });
      expect([await taskTitles(ada), await taskTitles(eve)]).toEqual([[], []]);
      await enter(students.ada, { points: null, status: 'MISSING' });
      // The student learns nothing about a grade that is not released.
      await enter(students.eve, { points: 12 });
      await course.column(items.midterm, { isReleased: false });
      expect([await taskTitles(ada), await taskTitles(eve)]).toEqual([['Moons'], ['Moons']]);
    });
  });
};

const itemSuite: StoreSuite = (openStore) => {
  const given = givenClassroom(openStore, 'item-dates');

  describe.each(gatewaysOn(openStore))('due dates of items over $name', (gateway) => {
    it('stay with an update without dates, are removed with null, and are visible to members', async () => {
      const { ada, teacher, courseId } = await givenCourse(await given(gateway));
      await setDueDates(teacher, courseId, { Midterm: '2026-11-22T23:59:00+01:00', Planets: dayOf(24) });
      await setDueDates(teacher, courseId, {});
      const member = await readJson<CourseReply>(ada, `/api/course/${courseId}`);
      expect(dueDatesOf(member)).toEqual([dayOf(22), null, dayOf(24)]);
      await setDueDates(teacher, courseId, { Midterm: null });
      expect(dueDatesOf(await readJson<CourseReply>(teacher, `/api/course/${courseId}`))).toEqual([
        null,
        null,
        dayOf(24),
      ]);
    });

    it('are refused outside the years 1970 to 2199 and if they are no dates, and nothing changes', async () => {
      const { teacher, courseId } = await givenCourse(await given(gateway));
      const path = `/api/course/${courseId}`;
      const before = await readJson<CourseReply>(teacher, path);
      for (const dueAt of ['2200-01-01T00:00:00Z', 'tomorrow']) {
        const categories = [
          { categoryType: 'STANDARD', items: [{ name: 'Late', maximumPoints: 10, dueAt }] },
        ];
        const refused = await teacher.patch(path, { categories });
        expect([refused.status, refused.text]).toEqual([400, expect.stringContaining('dueAt')]);
      }
      expect(await readJson<CourseReply>(teacher, path)).toEqual(before);
    });

    it('are not shown in templates to others, who use them in another term', async () => {
      const { ada, teacher } = await given(gateway);
      const items = [{ name: 'Essay', maximumPoints: 10, dueAt: dayOf(24) }];
      const { id } = await saveCourse(teacher, {
        isTemplate: true,
        categories: [{ name: 'All', categoryType: 'STANDARD', items }],
      });
      expect(dueDatesOf(await readJson<CourseReply>(teacher, `/api/course/${id}`))).toEqual([dayOf(24)]);
      expect(dueDatesOf(await readJson<CourseReply>(ada, `/api/course/${id}`))).toEqual([null]);
    });
  });
};

describeOnSqlite('tasks', suite);
describeOnSqlite('tasks with a grade', gradedSuite);
describeOnSqlite('due dates of items', itemSuite);
await describeOnMongo('tasks', suite);
