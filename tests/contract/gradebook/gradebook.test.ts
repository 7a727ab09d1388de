import { describe, expect, it } from 'vitest';
import {
  describeOnMongo,
  describeOnSqlite,
  type StoreSuite,
} from '../../../functions/platform/store/testing/store-suites.ts';
import { givenClassroom } from '../../support/attempts.ts';
import { expectJson, givenCourse } from '../../support/gradebook.ts';
import { gatewaysOn } from '../../support/gateways.ts';

/** A grade without texts, of an item without a quiz that never was hidden. */
const plain = {
  status: null,
  feedback: '',
  quizId: null,
  quizPoints: null,
  isEntered: true,
  releasedAt: null,
};

const suite: StoreSuite = (openStore) => {
  const classroom = givenClassroom(openStore, 'gradebook');

  describe.each(gatewaysOn(openStore))('the gradebook of a course over $name', (gateway) => {
    const given = async () => givenCourse(await classroom(gateway));

    it('has a row for each person and a column for each item, and counts entered grades by the planner’s rules', async () => {
      const { path, teacher, items, students, rows, enter } = await given();
      expect(await expectJson<object[]>(teacher, `${path}/columns`)).toMatchObject([
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
      expect(after[0]?.gradedBy).toEqual(['teacher Test', 'teacher Test', null]);
      expect(after[1]?.details).toMatchObject([
        { itemId: items.final, status: 'MISSING', gradedBy: 'teacher Test' },
        { itemId: items.planets, status: 'EXCUSED', note: 'Ill', attemptId: null, quizPoints: null },
      ]);
      expect(JSON.parse(reply.text)).toEqual({ rows: after, conflicts: [] });
    });

    it('marks people as students or not, by the role in the list of people', async () => {
      const { teacher, courseId, rows } = await given();
      for (const role of ['Student', 'Co-instructor', 'TA', ''])
        await teacher.post(`/api/courses/${courseId}/students`, { name: role || 'Nobody', role });
      expect((await rows()).slice(2)).toMatchObject([
        { name: 'Student', isStudent: true },
        { name: 'Co-instructor', isStudent: false },
        { name: 'TA', isStudent: false },
        { name: 'Nobody', isStudent: true },
      ]);
    });

    it('has the entered course grade next to the total, and students see their own', async () => {
      const { items, students, enter, rows, teacher, ada, eve, courseId, nobody } = await given();
      await enter([{ studentId: students.ada, itemId: items.midterm, points: 18 }]);
      const entered = await teacher.post(`/api/courses/${courseId}/gradeUpdate`, {
        studentId: students.ada,
        grade: 86.2,
      });
      expect(entered.status, entered.text).toBe(200);
      expect(await rows()).toMatchObject([
        { name: 'Ada', currentGrade: 90, courseGrade: 86.2 },
        { name: 'Eve', currentGrade: null, courseGrade: null },
      ]);
      const document = `{ course(id: "${courseId}") { ownCourseGrade } memberCourses { grade ownStanding { currentGrade hasReleasedGrade } } }`;
      const readGrades = async (browser: typeof ada) => (await browser.graphql(document)).result.data;
      expect(await readGrades(ada)).toEqual({
        course: { ownCourseGrade: 86.2 },
        memberCourses: [{ grade: 86.2, ownStanding: { currentGrade: 90, hasReleasedGrade: true } }],
      });
      expect(await readGrades(eve)).toEqual({
        course: { ownCourseGrade: null },
        memberCourses: [{ grade: null, ownStanding: { currentGrade: null, hasReleasedGrade: false } }],
      });
      // The teacher is no member.
      expect(await readGrades(teacher)).toEqual({ course: { ownCourseGrade: null }, memberCourses: [] });
      expect(await readGrades(nobody)).toEqual({ course: null, memberCourses: null });
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
        itemName: 'Midterm',
        maximumPoints: 20,
        ...plain,
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
        [{ ...grade, feedback: 'f'.repeat(1001) }, 'grades.1.feedback'],
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
  });
};

describeOnSqlite('the gradebook', suite);
await describeOnMongo('the gradebook', suite);
