import { describe, expect, it } from 'vitest';
import { describeOnSqlite, type StoreSuite } from '../../../functions/platform/store/testing/store-suites.ts';
import { addPerson, readCourse, givenPeople, saveCourse } from '../../support/courses.ts';
import { gatewaysOn } from '../../support/gateways.ts';

const refusal =
  'A grade for the whole course must not be over 100, because extra credit is off for this course.';

const suite: StoreSuite = (openStore) => {
  const people = givenPeople(openStore, 'extracredit');

  describe.each(gatewaysOn(openStore))('extra credit of a course over $name', (gateway) => {
    it('is off in new courses and in courses of earlier versions, and is copied with the course', async () => {
      const { ada, store } = await people(gateway);
      const extraCredit = async (id: string) => {
        const query = 'query ($id: ID!) { course(id: $id) { extraCredit } }';
        const { result } = await ada.graphql(query, { id });
        const { course } = result.data as { course: { extraCredit: boolean } };
        return course.extraCredit;
      };
      const { id } = await saveCourse(ada, { extraCredit: undefined });
      expect(await extraCredit(id)).toBe(false);
      await ada.patch(`/api/course/${id}`, { extraCredit: true });
      expect(await extraCredit(id)).toBe(true);
      const copy = JSON.parse((await ada.post(`/api/course/${id}/duplicate`, {})).text) as { id: string };
      expect(await extraCredit(copy.id)).toBe(true);
      const courses = store.collection<never>('courses');
      await courses.updateOne({ _id: id } as never, { $unset: { extraCredit: '' } } as never);
      expect(await extraCredit(id)).toBe(false);
      expect((await ada.post(`/api/courses/${id}/students`, { name: 'Bob', grade: 101 })).status).toBe(400);
    });

    it('is needed for a grade over 100 of a person, wherever it is entered', async () => {
      const { ada } = await people(gateway);
      const { id } = await saveCourse(ada, { extraCredit: false });
      const { id: studentId } = await addPerson(ada, id, { name: 'Alan', key: 'S-1', grade: 100 });
      const add =
        'mutation ($id: ID!, $input: StudentInput!) { addStudent(courseId: $id, input: $input) { id } }';
      const update =
        'mutation ($id: ID!, $studentId: ID!, $grade: Float) { updateStudentGrade(courseId: $id, studentId: $studentId, grade: $grade) { grade } }';
      const overGraphql = (field: string) => [
        {
          message: `${field}: ${refusal}`,
          extensions: { code: 'BAD_USER_INPUT', fields: { [field]: refusal } },
        },
      ];
      const input = { name: 'Bob', grade: 100.5 };
      expect((await ada.graphql(add, { id, input })).result.errors).toMatchObject(overGraphql('input.grade'));
      const changed = await ada.graphql(update, { id, studentId, grade: 101 });
      expect(changed.result.errors).toMatchObject(overGraphql('grade'));
      for (const [path, body] of [
        [`/api/courses/${id}/students`, input],
        [`/api/courses/${id}/gradeUpdate`, { studentId, grade: 101 }],
        [`/api/api/v2/courses/${id}/gradeUpdate`, { studentId, grade: 101 }],
      ] as const) {
        const reply = await ada.post(path, body);
        expect([reply.status, reply.text], path).toEqual([400, expect.stringContaining(refusal)]);
      }
      const csv = 'name,key,grade\nAlan,S-1,104.5\nBob,S-2,-1\nCyd,S-3,100';
      const imported = await ada.post(`/api/courses/${id}/people/import`, { csv });
      expect(JSON.parse(imported.text)).toMatchObject({
        added: 1,
        updated: 0,
        problems: [
          { row: 2, message: refusal },
          { row: 3, message: 'The grade must not be negative.' },
        ],
      });
      expect((await readCourse(ada, id)).people).toMatchObject([
        { name: 'Alan', grade: 100 },
        { name: 'Cyd', grade: 100 },
      ]);
    });

    it('accepts grades over 100 while it is on, and they stay when it is switched off', async () => {
      const { ada, eve, store } = await people(gateway);
      const { id, name } = await saveCourse(ada, { extraCredit: false });
      const { id: studentId } = await addPerson(ada, id, { name: 'Alan', key: 'S-1' });
      const grade = async (value: number) =>
        (await ada.post(`/api/courses/${id}/gradeUpdate`, { studentId, grade: value })).status;
      expect((await eve.patch(`/api/course/${id}`, { extraCredit: true })).status).toBe(404);
      expect((await ada.patch(`/api/course/${id}`, { extraCredit: true })).status).toBe(200);
      expect(await grade(104.5)).toBe(200);
      expect(await grade(1_000_001)).toBe(400);
      await ada.patch(`/api/course/${id}`, { extraCredit: false, name });
      expect((await readCourse(ada, id)).people).toMatchObject([{ grade: 104.5 }]);
      // The person already has this grade, so entering it again changes nothing.
      expect(await grade(104.5)).toBe(200);
      expect(await grade(105)).toBe(400);
      const imported = await ada.post(`/api/courses/${id}/people/import`, {
        csv: 'name,key,grade\nAlan Turing,S-1,104.5',
      });
      expect(JSON.parse(imported.text)).toMatchObject({ updated: 1, problems: [] });
      const log = await store.collection<{ action: string } & never>('auditLog').find({}).toArray();
      const courseEntries = log.filter(({ action }) => action === 'updateCourse');
      const entry = { subjectType: 'course', subjectId: id, subject: name, course: name };
      expect(courseEntries).toHaveLength(2);
      expect(courseEntries).toEqual(
        expect.arrayContaining([
          expect.objectContaining({ ...entry, before: 'Extra credit off', after: 'Extra credit on' }),
          expect.objectContaining({ ...entry, before: 'Extra credit on', after: 'Extra credit off' }),
        ]),
      );
    });

    it('is not needed to undo the removal of a person who had a grade over 100, if the same user removed the person', async () => {
      const { ada, eve } = await people(gateway);
      const { id } = await saveCourse(ada, { extraCredit: true });
      const { id: removedId } = await addPerson(ada, id, {
        name: 'Alan',
        email: 'alan@site.test',
        grade: 104.5,
      });
      await ada.patch(`/api/course/${id}`, { extraCredit: false });
      await ada.post(`/api/courses/${id}/deleteStudent`, { s_id: removedId });
      const alan = { name: 'Alan', email: 'alan@site.test', grade: 104.5 };
      const add = async (input: object) => (await ada.post(`/api/courses/${id}/students`, input)).status;
      expect(await add(alan)).toBe(400);
      expect(await add({ ...alan, removedId: 'nobody' })).toBe(400);
      expect(await add({ ...alan, grade: 105, removedId })).toBe(400);
      const { id: other } = await saveCourse(eve, { extraCredit: false });
      const addElsewhere = await eve.post(`/api/courses/${other}/students`, { ...alan, removedId });
      expect(addElsewhere.status).toBe(400);
      expect((await readCourse(eve, other)).people).toEqual([]);
      expect(await add({ ...alan, removedId })).toBe(201);
      expect((await readCourse(ada, id)).people).toMatchObject([alan]);
    });
  });
};

describeOnSqlite('extra credit', suite);
