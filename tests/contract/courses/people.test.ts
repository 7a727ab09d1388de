import { describe, expect, it, vi } from 'vitest';
import {
  describeOnMongo,
  describeOnSqlite,
  type StoreSuite,
} from '../../../functions/platform/store/testing/store-suites.ts';
import {
  addPerson,
  readCourse,
  givenPeople,
  saveCourse,
  completePerson,
  type CourseReply,
} from '../../support/courses.ts';
import { gatewaysOn } from '../../support/gateways.ts';

// Hundreds of requests per test.
vi.setConfig({ testTimeout: 60_000 });

/** The fields of a person who was added with only a name. */
const emptyFields = { role: '', email: '', linkedin: '', github: '', key: '', grade: null, membership: null };

// oxlint-disable-next-line max-lines-per-function -- one suite
const suite: StoreSuite = (openStore) => {
  const people = givenPeople(openStore, 'people');

  describe.each(gatewaysOn(openStore))('people over $name', (gateway) => {
    it('are added with only a name or with all fields, and keep their order', async () => {
      const { ada } = await people(gateway);
      const { id } = await saveCourse(ada);
      const first = await addPerson(ada, id, { name: 'Alan' });
      expect(first).toEqual({ id: first.id, _id: first.id, name: 'Alan', ...emptyFields });
      const add = `mutation ($id: ID!, $input: StudentInput!) {
        addStudent(courseId: $id, input: $input) { id name role email linkedin github key grade membership }
      }`;
      const { result } = await ada.graphql(add, { id, input: completePerson });
      const second = result.data?.['addStudent'] as CourseReply['people'][number];
      expect(second).toEqual({ id: second.id, ...completePerson, membership: 'INVITED' });
      const course = await readCourse(ada, id);
      expect(course.people).toEqual([first, { ...second, _id: second.id }]);
      expect(course.revision).toBe(1);
    });

    it.each(['/api/courses/', '/api/api/v2/courses/'])(
      'get and lose grades by %s{id}/gradeUpdate, which is logged',
      async (path) => {
        const { ada, clock, store } = await people(gateway);
        const { id, name } = await saveCourse(ada);
        const { id: studentId } = await addPerson(ada, id, { name: 'Alan' });
        for (const grade of [0, 87.5, 1_000_000, null]) {
          clock.advance(1000);
          const reply = await ada.post(`${path}${id}/gradeUpdate`, { studentId, grade });
          expect(reply.status, reply.text).toBe(200);
          expect(JSON.parse(reply.text)).toMatchObject({ id: studentId, _id: studentId, grade });
          expect((await readCourse(ada, id)).people[0]?.grade).toBe(grade);
        }
        expect((await readCourse(ada, id)).revision).toBe(1);
        const log = await store.collection<never>('auditLog').find({}).sort({ createdAt: 1 }).toArray();
        const subject = `Alan in ${name}`;
        const change = { action: 'updateStudentGrade', subjectId: studentId, subject };
        expect(log).toMatchObject([
          { action: 'addStudent', subjectId: studentId, subject, before: null, after: null, course: name },
          { ...change, actorEmail: 'ada@markwise.example', before: null, after: '0' },
          { ...change, before: '0', after: '87.5' },
          { ...change, before: '87.5', after: '1000000' },
          { ...change, before: '1000000', after: null },
        ]);
      },
    );

    it('are removed by s_id, once', async () => {
      const { ada } = await people(gateway);
      const { id } = await saveCourse(ada);
      const { id: studentId } = await addPerson(ada, id, completePerson);
      const path = `/api/courses/${id}/deleteStudent`;
      expect(await ada.post(path, { s_id: studentId })).toMatchObject({ status: 204, text: '' });
      expect((await readCourse(ada, id)).people).toEqual([]);
      expect(await ada.post(path, { s_id: studentId })).toMatchObject({
        status: 404,
        text: 'Student not found in this course.',
      });
    });

    it(
      'are changed 50 at once, while the course is renamed, without losing a change',
      { timeout: 60_000 },
      async () => {
        const { ada } = await people(gateway);
        const { id } = await saveCourse(ada);
        const names = Array.from({ length: 50 }, (_, at) => `Student ${at}`);
        const students = await Promise.all(names.map((name) => addPerson(ada, id, { name })));
        expect((await readCourse(ada, id)).people).toHaveLength(50);
        const path = `/api/courses/${id}/gradeUpdate`;
        const work = students.map(async ({ id: studentId }, at) => {
          for (const grade of [at, at + 0.5]) await ada.post(path, { studentId, grade });
        });
        const plans = names.slice(0, 10).map((name) => ada.patch(`/api/course/${id}`, { name }));
        await Promise.all([...work, ...plans]);
        const course = await readCourse(ada, id);
        const grades = new Map(course.people.map((student) => [student.id, student.grade]));
        expect(students.map((student) => grades.get(student.id))).toEqual(names.map((_, at) => at + 0.5));
        expect(course.revision).toBe(11);
      },
    );

    it('keep the fields that an update omits, and the grade', async () => {
      const { ada, eve } = await people(gateway);
      const { id } = await saveCourse(ada);
      const { id: studentId } = await addPerson(ada, id, completePerson);
      const path = `/api/courses/${id}/students/${studentId}`;
      const reply = await ada.patch(path, { name: 'Grace H.', email: ' HOPPER@markwise.example ' });
      const name = { name: 'Grace H.', email: 'HOPPER@markwise.example' };
      const changed = { ...completePerson, ...name, membership: 'INVITED' };
      expect(JSON.parse(reply.text)).toEqual({ id: studentId, _id: studentId, ...changed });
      const update = `mutation ($id: ID!, $studentId: ID!) {
        updateStudent(courseId: $id, studentId: $studentId, input: { role: "Tutor" }) { name role }
      }`;
      const { result } = await ada.graphql(update, { id, studentId });
      expect(result.data?.['updateStudent']).toEqual({ name: 'Grace H.', role: 'Tutor' });
      const course = { revision: 1, people: [{ ...changed, role: 'Tutor' }] };
      expect(await readCourse(ada, id)).toMatchObject(course);
      expect((await ada.patch(path, {})).status).toBe(200);
      for (const body of [{ name: '' }, { email: 'x' }, { key: null }, { grade: 1 }, { id: 'x' }])
        expect((await ada.patch(path, body)).status).toBe(400);
      const missing = await ada.patch(`/api/courses/${id}/students/nobody`, { name: '' });
      expect(missing).toMatchObject({ status: 404, text: 'Student not found in this course.' });
      expect((await eve.patch(path, { name: '' })).status).toBe(404);
    });

    it('have unique addresses, even if people are added and changed at once', async () => {
      const { ada } = await people(gateway);
      const { id } = await saveCourse(ada);
      const path = `/api/courses/${id}/students`;
      const again = { name: 'Again', email: ' GRACE@markwise.example ' };
      const replies = await Promise.all([completePerson, again, again].map((body) => ada.post(path, body)));
      const conflict = 'email: Somebody in this course has this address already.';
      const refused = replies.filter(({ status }) => status !== 201);
      expect(refused.map(({ status, text }) => [status, text])).toEqual([
        [400, conflict],
        [400, conflict],
      ]);
      const alan = await addPerson(ada, id, { name: 'Alan' });
      const kim = await addPerson(ada, id, { name: 'Kim' });
      expect(await ada.patch(`${path}/${alan.id}`, again)).toMatchObject({ status: 400, text: conflict });
      const moves = await Promise.all(
        [alan, kim].map((person) => ada.patch(`${path}/${person.id}`, { email: 'new@markwise.example' })),
      );
      expect(moves.map(({ status }) => status).toSorted()).toEqual([200, 400]);
      const [grace] = (await readCourse(ada, id)).people;
      // The person already has this address, in other letter case. So it is no conflict.
      const own = { email: 'Grace@Markwise.example' };
      expect((await ada.patch(`${path}/${grace?.id}`, own)).status).toBe(200);
      expect((await readCourse(ada, id)).people).toHaveLength(3);
    });

    it('are limited to 1,000', async () => {
      const { ada } = await people(gateway);
      const { id } = await saveCourse(ada);
      const csv = ['name', ...Array.from({ length: 999 }, (_, at) => `S${at}`)].join('\n');
      expect((await ada.post(`/api/courses/${id}/people/import`, { csv })).status).toBe(200);
      const path = `/api/courses/${id}/students`;
      const replies = await Promise.all([1, 2, 3].map(() => ada.post(path, { name: 'One more' })));
      expect(replies.map(({ status }) => status).toSorted()).toEqual([201, 400, 400]);
      expect(await ada.post(`/api/courses/${id}/people/import`, { csv: 'name\nX' })).toMatchObject({
        status: 400,
        text: 'A course has at most 1,000 people.',
      });
      const { people: all } = await readCourse(ada, id);
      expect(all).toHaveLength(1000);
      // Each removed person frees a slot.
      for (const { id: studentId } of all.slice(0, 2))
        expect((await ada.post(`/api/courses/${id}/deleteStudent`, { s_id: studentId })).status).toBe(204);
      for (const status of [201, 201, 400])
        expect((await ada.post(path, { name: 'One more' })).status).toBe(status);
    });
  });
};

describeOnSqlite('people', suite);
await describeOnMongo('people', suite);
