import { describe, expect, it } from 'vitest';
import {
  describeOnMongo,
  describeOnSqlite,
  type StoreSuite,
} from '../../../functions/platform/store/testing/store-suites.ts';
import {
  everyKind,
  givenClassroom,
  rightAnswers,
  submittedAttempt,
  type Classroom,
} from '../../support/attempts.ts';
import { signIn } from '../../support/accounts.ts';
import type { Browser } from '../../support/browser.ts';
import { added, courseOf, saved } from '../../support/courses.ts';
import { gatewaysOn } from '../../support/gateways.ts';

interface Row {
  readonly studentId: string;
  readonly name: string;
  readonly points: readonly (number | null)[];
  readonly revisions: readonly number[];
  readonly details: readonly object[];
  readonly currentGrade: number | null;
  readonly letter: string | null;
}

const item = (name: string, weight: number) => ({ name, weight, maximumPoints: 20 });
const courseContent = {
  gradeMaps: [
    { letter: 'A', minimum: 90 },
    { letter: 'B', minimum: 80 },
  ],
  categories: [
    { name: 'Exams', categoryType: 'STANDARD', items: [item('Midterm', 40), item('Final', 60)] },
    { name: 'Quizzes', categoryType: 'STANDARD', items: [item('Planets', 20)] },
  ],
};

async function answerOf<Reply>(browser: Browser, path: string): Promise<Reply> {
  const reply = await browser.get(path);
  expect(reply.status, reply.text).toBe(200);
  return JSON.parse(reply.text) as Reply;
}

/** A course of the teacher with Ada and Eve as members. */
async function givenCourse(classroom: Classroom) {
  const { teacher } = classroom;
  const course = await saved(teacher, courseContent);
  const items = course.categories.flatMap((category) => category.items) as unknown as {
    readonly itemId: string;
  }[];
  const [midterm, final, planets] = items.map(({ itemId }) => itemId) as [string, string, string];
  const people = [
    await added(teacher, course.id, { name: 'Ada', email: 'Ada@markwise.example' }),
    await added(teacher, course.id, { name: 'Eve', email: 'eve@markwise.example' }),
  ] as const;
  const path = `/api/courses/${course.id}/gradebook`;
  const [ada, eve] = people.map(({ id }) => id) as [string, string];
  return {
    ...classroom,
    courseId: course.id,
    path,
    items: { midterm, final, planets },
    students: { ada, eve },
    rows: (by = teacher) => answerOf<Row[]>(by, path),
    enter: (grades: readonly object[], by = teacher) => by.patch(path, { grades }),
    column: (itemId: string, changes: object, by = teacher) => by.patch(`${path}/columns/${itemId}`, changes),
    own: (by: Browser) => answerOf<object[]>(by, `/api/courses/${course.id}/grades`),
  };
}

const suite: StoreSuite = (openStore) => {
  const classroom = givenClassroom(openStore, 'gradebook');

  describe.each(gatewaysOn(openStore))('the gradebook of a course over $name', (gateway) => {
    const given = async () => givenCourse(await classroom(gateway));

    it('has a row for each person and a column for each item, and counts entered grades by the planner’s rules', async () => {
      const { path, teacher, items, students, rows, enter } = await given();
      expect(await answerOf<object[]>(teacher, `${path}/columns`)).toMatchObject([
        {
          itemId: items.midterm,
          itemName: 'Midterm',
          categoryName: 'Exams',
          maximumPoints: 20,
          isReleased: true,
        },
        { itemId: items.final, quizId: null, quizTitle: null },
        { itemId: items.planets, categoryName: 'Quizzes' },
      ]);
      const empty = { points: [null, null, null], revisions: [0, 0, 0], details: [], currentGrade: null };
      expect(await rows()).toMatchObject([
        { studentId: students.ada, name: 'Ada', email: 'ada@markwise.example', letter: null, ...empty },
        { studentId: students.eve, name: 'Eve', ...empty },
      ]);
      const reply = await enter([
        { studentId: students.ada, itemId: items.midterm, points: 18 },
        { studentId: students.ada, itemId: items.final, points: 16 },
        { studentId: students.eve, itemId: items.final, status: 'MISSING' },
        { studentId: students.eve, itemId: items.midterm, points: 20 },
        { studentId: students.eve, itemId: items.planets, status: 'EXCUSED', note: 'Ill' },
      ]);
      expect(reply.status, reply.text).toBe(200);
      const after = await rows();
      expect(after).toMatchObject([
        { points: [18, 16, null], revisions: [1, 1, 0], currentGrade: 84, letter: 'B' },
        { points: [20, null, null], currentGrade: 40, letter: null },
      ]);
      expect(after[1]?.details).toMatchObject([
        { itemId: items.final, status: 'MISSING', gradedBy: 'teacher Test' },
        { itemId: items.planets, status: 'EXCUSED', note: 'Ill', attemptId: null, quizPoints: null },
      ]);
      expect(JSON.parse(reply.text)).toEqual({ rows: after, conflicts: [] });
    });

    it('shows students their own released grades, and nothing of others', async () => {
      const { items, students, enter, own, column, ada, eve, path, nobody, root } = await given();
      await enter([
        { studentId: students.ada, itemId: items.midterm, points: 18, note: 'Curved' },
        { studentId: students.eve, itemId: items.midterm, points: 7 },
        { studentId: students.ada, itemId: items.final, points: 11 },
      ]);
      expect((await column(items.final, { isReleased: false })).status).toBe(200);
      const midterm = {
        itemId: items.midterm,
        status: null,
        quizId: null,
        gradedAt: expect.any(String) as string,
      };
      expect(await own(ada)).toEqual([{ ...midterm, points: 18 }]);
      expect(await own(eve)).toEqual([{ ...midterm, points: 7 }]);
      await column(items.final, { isReleased: true });
      expect(await own(ada)).toMatchObject([{ points: 18 }, { itemId: items.final, points: 11 }]);
      for (const address of [path, `${path}/columns`]) {
        expect(await ada.get(address)).toMatchObject({ status: 404, text: 'Course not found' });
        expect(await nobody.get(address)).toMatchObject({ status: 401 });
        expect((await root.get(address)).status).toBe(200);
      }
      // The teacher is no member.
      expect(await root.get(path.replace('gradebook', 'grades'))).toMatchObject({ status: 404 });
    });

    it('is changed only by those who can edit the course, and a refused request changes nothing', async () => {
      const { items, students, enter, column, rows, ada, nobody } = await given();
      const grade = { studentId: students.ada, itemId: items.midterm, points: 18 };
      await enter([grade]);
      const before = await rows();
      expect(await enter([{ ...grade, points: 20 }], ada)).toMatchObject({
        status: 404,
        text: 'Course not found',
      });
      expect(await enter([grade], nobody)).toMatchObject({ status: 401 });
      expect((await column(items.midterm, { isReleased: false }, ada)).status).toBe(404);
      const badGrades: [object, string][] = [
        [{ ...grade, points: -1 }, 'grades.1.points'],
        [{ ...grade, studentId: 'nobody' }, 'grades.1.studentId: This person is not in the course.'],
        [{ ...grade, itemId: 'i0' }, 'grades.1.itemId: This item does not exist in the course.'],
        [{ ...grade, note: 'n'.repeat(1001) }, 'grades.1.note'],
        [{ ...grade, status: 'LATE' }, 'grades.1.status'],
        [
          { studentId: students.eve, itemId: items.final, points: 1 },
          'grades.1.itemId: This grade was sent twice.',
        ],
      ];
      const valid = { studentId: students.eve, itemId: items.final, points: 5 };
      for (const [bad, message] of badGrades)
        expect(await enter([valid, bad]), message).toMatchObject({
          status: 400,
          text: expect.stringContaining(message) as string,
        });
      const many = Array.from({ length: 501 }, () => valid);
      expect(await enter(many)).toMatchObject({
        status: 400,
        text: expect.stringContaining('Maximum 500') as string,
      });
      expect(await rows()).toEqual(before);
    });

    it('keeps a grade that another instructor has changed in between, and returns it', async () => {
      const { items, students, enter, rows, root } = await given();
      const midterm = { studentId: students.ada, itemId: items.midterm };
      await enter([{ ...midterm, points: 10, revision: 0 }], root);
      const final = { studentId: students.ada, itemId: items.final, points: 12, revision: 0 };
      const reply = await enter([{ ...midterm, points: 20, revision: 0 }, final]);
      expect(JSON.parse(reply.text)).toMatchObject({
        rows: [{ points: [10, 12, null], revisions: [1, 1, 0] }],
        conflicts: [{ ...midterm, points: 10, status: null, gradedBy: 'Admin', revision: 1 }],
      });
      await enter([{ ...midterm, points: 20, revision: 1 }]);
      expect((await rows())[0]).toMatchObject({ points: [20, 12, null], revisions: [2, 1, 0] });
    });

    it('loses no grade of instructors who enter grades of one person at the same time', async () => {
      const { items, students, enter, rows, root, teacher } = await given();
      const entered = Object.values(items).map((itemId, at) =>
        enter([{ studentId: students.eve, itemId, points: at + 1 }], at === 1 ? root : teacher),
      );
      expect((await Promise.all(entered)).map(({ status }) => status)).toEqual([200, 200, 200]);
      expect((await rows())[1]?.points).toEqual([1, 2, 3]);
    });

    it('keeps the grades of items that are moved or renamed, and of a person who is added again', async () => {
      const { items, students, enter, rows, teacher, courseId, own, ada } = await given();
      await enter([{ studentId: students.ada, itemId: items.midterm, points: 18 }]);
      const { categories } = await courseOf(teacher, courseId);
      const [exams, quizzes] = categories;
      const renamed = {
        ...exams,
        name: 'Tests',
        items: exams?.items.map((each) => ({ ...each, name: 'New' })),
      };
      expect(
        (await teacher.patch(`/api/course/${courseId}`, { categories: [quizzes, renamed] })).status,
      ).toBe(200);
      expect((await rows())[0]?.points).toEqual([null, 18, null]);
      await teacher.post(`/api/courses/${courseId}/deleteStudent`, { s_id: students.ada });
      expect(await rows()).toHaveLength(1);
      const again = await added(teacher, courseId, { name: 'Ada', email: 'ada@markwise.example' });
      expect((await rows())[1]).toMatchObject({ studentId: again.id, points: [null, 18, null] });
      await enter([{ studentId: again.id, itemId: items.final, points: 3 }]);
      expect((await rows())[1]).toMatchObject({ points: [null, 18, 3], revisions: [0, 1, 1] });
      expect(await own(ada)).toMatchObject([{ points: 18 }, { points: 3 }]);
    });

    it('takes the results of a linked quiz, until a grade is entered, and again after it was removed', async () => {
      const { items, students, enter, rows, column, quiz, courseId, ada, own } = await given();
      const withoutEssay = everyKind.filter(({ type }) => type !== 'ESSAY');
      const { _id: quizId } = await quiz(withoutEssay, { courseId });
      const linked = await column(items.planets, { quizId });
      expect(JSON.parse(linked.text)).toMatchObject({ quizId, quizTitle: expect.any(String) as string });
      const attempt = await submittedAttempt(ada, quizId, { ...rightAnswers, NUMERIC: '1' });
      const details = { itemId: items.planets, attemptId: attempt.id, gradedBy: null };
      const [row] = await rows();
      const points = row?.points[2] ?? 0;
      expect(points).toBeGreaterThan(10);
      expect(points).toBeLessThan(20);
      expect(row).toMatchObject({
        currentGrade: (points / 20) * 100,
        details: [{ ...details, quizPoints: points }],
      });
      expect(await own(ada)).toMatchObject([{ itemId: items.planets, points, quizId }]);
      const grade = { studentId: students.ada, itemId: items.planets };
      await enter([{ ...grade, points: 20, note: 'Numeric question was unclear' }]);
      expect((await rows())[0]).toMatchObject({
        points: [null, null, 20],
        details: [{ quizPoints: points, note: 'Numeric question was unclear', gradedBy: 'teacher Test' }],
      });
      expect(await own(ada)).toMatchObject([{ points: 20 }]);
      await enter([{ ...grade, points: null }]);
      expect((await rows())[0]).toMatchObject({ points: [null, null, points], revisions: [0, 0, 2] });
    });

    it('has no grade of an attempt with an ungraded answer, and has it as soon as it is graded', async () => {
      const { items, rows, column, quiz, courseId, ada, teacher } = await given();
      const { _id: quizId, questions } = await quiz(everyKind, { courseId });
      await column(items.planets, { quizId });
      const attempt = await submittedAttempt(ada, quizId, rightAnswers);
      expect((await rows())[0]?.points).toEqual([null, null, null]);
      const essay = questions.at(-1)?.questionId;
      const graded = await teacher.patch(`/api/attempts/${attempt.id}/grade`, {
        questionId: essay,
        points: 5,
      });
      expect(graded.status, graded.text).toBe(200);
      expect((await rows())[0]?.points[2]).toBeGreaterThan(0);
    });

    it('links only quizzes of the course that the caller can edit, and each to one item', async () => {
      const { items, column, quiz, courseId, path, teacher } = await given();
      const { _id: own } = await quiz(everyKind, { courseId });
      const { _id: elsewhere } = await quiz(everyKind, {});
      const { _id: foreign } = await quiz(everyKind, { courseId, ownerId: 'somebody' });
      const before = await answerOf<object[]>(teacher, `${path}/columns`);
      for (const quizId of [elsewhere, foreign, 'missing'])
        expect(await column(items.planets, { quizId })).toMatchObject({
          status: 400,
          text: expect.stringContaining('Choose a quiz of this course that you can edit.') as string,
        });
      expect(await column('i0', { isReleased: false })).toMatchObject({ status: 404 });
      expect(await answerOf<object[]>(teacher, `${path}/columns`)).toEqual(before);
      await column(items.planets, { quizId: own });
      expect(await column(items.final, { quizId: own })).toMatchObject({
        status: 400,
        text: expect.stringContaining('linked to the item “Planets” already') as string,
      });
      expect((await column(items.planets, { quizId: null })).status).toBe(200);
    });

    it('keeps the results of a linked quiz that is deleted, also after it was erased', async () => {
      const { items, rows, column, quiz, courseId, ada, teacher, change, clock, product } = await given();
      const withoutEssay = everyKind.filter(({ type }) => type !== 'ESSAY');
      const { _id: quizId } = await quiz(withoutEssay, { courseId });
      await column(items.planets, { quizId });
      await submittedAttempt(ada, quizId, rightAnswers);
      await change(quizId, { deletedAt: clock.now().toISOString() });
      expect((await rows())[0]?.points).toEqual([null, null, 20]);
      clock.advance(31 * 24 * 3600 * 1000);
      await product.purge();
      await signIn(teacher, 'teacher@markwise.example');
      expect((await rows())[0]).toMatchObject({
        points: [null, null, 20],
        details: [{ attemptId: null, note: expect.stringContaining('was deleted') as string }],
      });
    });
  });
};

describeOnSqlite('the gradebook', suite);
await describeOnMongo('the gradebook', suite);
