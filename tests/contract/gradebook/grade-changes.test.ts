import { describe, expect, it } from 'vitest';
import {
  describeOnMongo,
  describeOnSqlite,
  type StoreSuite,
} from '../../../functions/platform/store/testing/store-suites.ts';
import { givenClassroom } from '../../support/attempts.ts';
import { addPerson, readCourse, saveCourse } from '../../support/courses.ts';
import { downloadDataExport } from '../../support/export.ts';
import { givenCourse } from '../../support/gradebook.ts';
import { gatewaysOn } from '../../support/gateways.ts';

const suite: StoreSuite = (openStore) => {
  const classroom = givenClassroom(openStore, 'concurrent');

  describe.each(gatewaysOn(openStore))('grades of a course over $name', (gateway) => {
    const given = async () => givenCourse(await classroom(gateway));

    it('are not overwritten if another instructor has changed them in the meantime, and are returned as conflicts', async () => {
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

    it('are all stored if several instructors enter grades of one person at the same time', async () => {
      const { items, students, enter, rows, root, teacher } = await given();
      const entered = Object.values(items).map((itemId, at) =>
        enter([{ studentId: students.eve, itemId, points: at + 1 }], at === 1 ? root : teacher),
      );
      expect((await Promise.all(entered)).map(({ status }) => status)).toEqual([200, 200, 200]);
      expect((await rows())[1]?.points).toEqual([1, 2, 3]);
    });

    it('stay when their items are moved or renamed, and when their person is removed and added again', async () => {
      const { items, students, enter, rows, teacher, courseId, own, ada } = await given();
      await enter([{ studentId: students.ada, itemId: items.midterm, points: 18 }]);
      const { categories } = await readCourse(teacher, courseId);
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
      const again = await addPerson(teacher, courseId, { name: 'Ada', email: 'ada@markwise.example' });
      expect((await rows())[1]).toMatchObject({ studentId: again.id, points: [null, 18, null] });
      expect(await own(ada)).toMatchObject([{ points: 18 }]);
      await enter([{ studentId: again.id, itemId: items.final, points: 3 }]);
      expect((await rows())[1]).toMatchObject({ points: [null, 18, 3], revisions: [0, 1, 1] });
      expect(await own(ada)).toMatchObject([{ points: 18 }, { points: 3 }]);
      await teacher.post(`/api/courses/${courseId}/deleteStudent`, { s_id: again.id });
      await addPerson(teacher, courseId, { name: 'Ada', email: 'ada@markwise.example' });
      // There are two former rows of Ada. The row with the latest grade is used.
      expect((await rows())[1]?.points).toEqual([null, 18, 3]);
    });

    it('are not shown to a person who gets an address that somebody else in the course had', async () => {
      const { items, students, enter, rows, own, teacher, courseId, ada } = await given();
      await enter([{ studentId: students.ada, itemId: items.midterm, points: 18 }]);
      const edit = { email: 'corrected@markwise.example' };
      expect((await teacher.patch(`/api/courses/${courseId}/students/${students.ada}`, edit)).status).toBe(
        200,
      );
      await addPerson(teacher, courseId, { name: 'Ada', email: 'ada@markwise.example' });
      expect((await rows()).map(({ points }) => points[0])).toEqual([18, null, null]);
      expect(await own(ada)).toEqual([]);
      expect((await downloadDataExport(ada))['grades.json']).toEqual({ own: [], ofPeople: [] });
      // They are not shown after the person with the corrected address was removed, either.
      await teacher.post(`/api/courses/${courseId}/deleteStudent`, { s_id: students.ada });
      expect((await rows()).map(({ points }) => points[0])).toEqual([null, null]);
      expect(await own(ada)).toEqual([]);
    });

    it('keep their note if the points change or the grade is removed, until the note is emptied', async () => {
      const { items, students, enter, rows, teacher } = await given();
      const grade = { studentId: students.ada, itemId: items.midterm };
      await enter([{ ...grade, points: 18, note: 'Curved' }]);
      await enter([{ ...grade, points: 19 }]);
      expect((await rows())[0]).toMatchObject({ points: [19, null, null], details: [{ note: 'Curved' }] });
      await enter([{ ...grade, points: null }]);
      expect((await rows())[0]).toMatchObject({
        points: [null, null, null],
        details: [{ note: 'Curved', gradedBy: null }],
      });
      expect(await downloadDataExport(teacher)).toMatchObject({
        'grades.json': { ofPeople: [{ grades: [{ points: null, note: 'Curved' }] }] },
      });
      await enter([{ ...grade, points: null, note: '' }]);
      expect((await rows())[0]).toMatchObject({ points: [null, null, null], details: [] });
    });

    it('are shown to students with their feedback once they are released, but never with the note', async () => {
      const { items, students, courseId, enter, rows, own, column, ada, eve, teacher } = await given();
      const grade = { studentId: students.ada, itemId: items.midterm };
      await enter([{ ...grade, points: 18, note: 'Curved', feedback: 'Well done' }]);
      expect((await rows())[0]).toMatchObject({ details: [{ note: 'Curved', feedback: 'Well done' }] });
      expect(await own(ada)).toMatchObject([{ points: 18, feedback: 'Well done' }]);
      expect(await own(eve)).toEqual([]);
      for (const path of [`/api/courses/${courseId}/grades`, `/api/course/${courseId}`])
        expect((await ada.get(path)).text).not.toContain('Curved');
      expect(await downloadDataExport(ada)).toMatchObject({
        'grades.json': { own: [{ grades: [{ feedback: 'Well done' }] }] },
      });
      expect(await downloadDataExport(teacher)).toMatchObject({
        'grades.json': { ofPeople: [{ grades: [{ note: 'Curved', feedback: 'Well done' }] }] },
      });
      await enter([{ ...grade, points: 19 }]);
      expect(await own(ada)).toMatchObject([{ points: 19, feedback: 'Well done' }]);
      await column(items.midterm, { isReleased: false });
      expect(await own(ada)).toEqual([]);
      await column(items.midterm, { isReleased: true });
      await enter([{ ...grade, points: null }]);
      expect(await own(ada)).toEqual([]);
    });

    it('are refused for an item of another course', async () => {
      const { items, students, enter, column, rows, teacher } = await given();
      const other = await saveCourse(teacher, {
        categories: [{ categoryType: 'STANDARD', items: [{ maximumPoints: 1 }] }],
      });
      const itemId = items.midterm.replace(/^[^.]+/, other.id);
      expect(await enter([{ studentId: students.ada, itemId, points: 1 }])).toMatchObject({ status: 400 });
      expect(await column(itemId, { isReleased: false })).toMatchObject({ status: 404 });
      expect((await rows())[0]?.points).toEqual([null, null, null]);
    });
  });
};

describeOnSqlite('changes of grades', suite);
await describeOnMongo('changes of grades', suite);
