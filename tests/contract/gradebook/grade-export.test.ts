import { describe, expect, it } from 'vitest';
import {
  describeOnMongo,
  describeOnSqlite,
  type StoreSuite,
} from '../../../functions/platform/store/testing/store-suites.ts';
import { goodPassword } from '../../support/accounts.ts';
import { givenClassroom } from '../../support/attempts.ts';
import { downloadDataExport } from '../../support/export.ts';
import { givenCourse } from '../../support/gradebook.ts';
import { gatewaysOn } from '../../support/gateways.ts';

const suite: StoreSuite = (openStore) => {
  const classroom = givenClassroom(openStore, 'gradeexport');

  describe.each(gatewaysOn(openStore))('grades in exports over $name', (gateway) => {
    it('include all grades that the owner of the course entered, and for a student the released ones', async () => {
      const { items, students, enter, column, teacher, ada, eve, root, courseId, rows } = await givenCourse(
        await classroom(gateway),
      );
      await enter([
        { studentId: students.ada, itemId: items.midterm, points: 18, note: 'Curved' },
        { studentId: students.ada, itemId: items.final, points: 11 },
        { studentId: students.eve, itemId: items.midterm, status: 'MISSING' },
      ]);
      await column(items.final, { isReleased: false });
      await teacher.post(`/api/courses/${courseId}/deleteStudent`, { s_id: students.eve });
      const course = { courseId, courseName: 'Calculus' };
      const midterm = { itemId: items.midterm, itemName: 'Midterm', categoryName: 'Exams' };
      const gradesOf = async (by: typeof ada) =>
        (await downloadDataExport(by))['grades.json'] as { own: object[]; ofPeople: { studentId: string }[] };
      const { own, ofPeople } = await gradesOf(teacher);
      expect(own).toEqual([]);
      expect(new Map(ofPeople.map(({ studentId, ...row }) => [studentId, row]))).toMatchObject(
        new Map([
          [
            students.ada,
            {
              ...course,
              name: 'Ada',
              email: 'ada@markwise.example',
              grades: [
                {
                  ...midterm,
                  points: 18,
                  status: null,
                  note: 'Curved',
                  feedback: '',
                  gradedBy: 'teacher Test',
                },
                { itemId: items.final, itemName: 'Final', points: 11 },
              ],
            },
          ],
          [
            students.eve,
            {
              ...course,
              name: null,
              email: 'eve@markwise.example',
              grades: [{ ...midterm, status: 'MISSING' }],
            },
          ],
        ]),
      );
      const gradedAt = expect.any(String) as string;
      const withoutQuiz = { quizId: null, quizPoints: null, isEntered: true };
      const released = {
        points: 18,
        maximumPoints: 20,
        status: null,
        feedback: '',
        ...withoutQuiz,
        gradedAt,
        releasedAt: null,
      };
      expect(await gradesOf(ada)).toEqual({
        own: [{ ...course, grades: [{ ...midterm, ...released }] }],
        ofPeople: [],
      });
      for (const other of [eve, root]) expect(await gradesOf(other)).toEqual({ own: [], ofPeople: [] });
      const before = await rows();
      await ada.post('/api/account/delete', { password: goodPassword });
      expect(await rows()).toEqual(before);
    });
  });
};

describeOnSqlite('grades in exports', suite);
await describeOnMongo('grades in exports', suite);
