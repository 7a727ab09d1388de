import { describe, expect, it } from 'vitest';
import {
  describeOnMongo,
  describeOnSqlite,
  type StoreSuite,
} from '../functions/core/store/testing/store-suites.ts';
import { adminOf, signedUp } from './testing/accounts.ts';
import type { Browser } from './testing/browser.ts';
import { courseOf, courseBody, givenPeople, saved, type CourseReply } from './testing/courses.ts';
import { doors } from './testing/doors.ts';

type Student = CourseReply['people'][number];

const full = {
  name: 'Grace Hopper',
  role: 'Student',
  email: 'grace@markwise.example',
  linkedin: 'https://linkedin.example/grace',
  github: 'grace',
  key: 'S-1',
  grade: 91.5,
};

async function added(browser: Browser, courseId: string, person: object): Promise<Student> {
  const reply = await browser.post(`/api/courses/${courseId}/students`, person);
  if (reply.status !== 201) throw new Error(`${reply.status} ${reply.text}`);
  return JSON.parse(reply.text) as Student;
}

const suite: StoreSuite = (openStore) => {
  const people = givenPeople(openStore, 'people');

  describe.each(doors)('people over $name', (door) => {
    it('are added with a name alone or with everything, and stand in the course in their order', async () => {
      const { ada } = await people(door);
      const { id } = await saved(ada);
      const first = await added(ada, id, { name: 'Alan' });
      const blank = { role: '', email: '', linkedin: '', github: '', key: '', grade: null };
      expect(first).toEqual({ id: first.id, _id: first.id, name: 'Alan', ...blank });
      const add = `mutation ($id: ID!, $input: StudentInput!) {
        addStudent(courseId: $id, input: $input) { id name role email linkedin github key grade }
      }`;
      const { result } = await ada.graphql(add, { id, input: full });
      const second = result.data?.['addStudent'] as Student;
      expect(second).toEqual({ id: second.id, ...full });
      const course = await courseOf(ada, id);
      expect(course.people).toEqual([first, { ...second, _id: second.id }]);
      expect(course.revision).toBe(1);
    });

    it.each(['/api/courses/', '/api/api/v2/courses/'])(
      'get and lose their grades by %s{id}/gradeUpdate, and the audit log knows',
      async (path) => {
        const { ada, clock, store } = await people(door);
        const { id, name } = await saved(ada);
        const { id: studentId } = await added(ada, id, { name: 'Alan' });
        for (const grade of [0, 87.5, 1_000_000, null]) {
          clock.advance(1000);
          const reply = await ada.post(`${path}${id}/gradeUpdate`, { studentId, grade });
          expect(reply.status, reply.text).toBe(200);
          expect(JSON.parse(reply.text)).toMatchObject({ id: studentId, _id: studentId, grade });
          expect((await courseOf(ada, id)).people[0]?.grade).toBe(grade);
        }
        expect((await courseOf(ada, id)).revision).toBe(1);
        const log = await store.collection<never>('auditLog').find({}).sort({ at: 1 }).toArray();
        const subject = `Alan in ${name}`;
        const change = { action: 'updateStudentGrade', subjectId: studentId, subject };
        expect(log).toMatchObject([
          { ...change, actorEmail: 'ada@markwise.example', before: null, after: '0' },
          { ...change, before: '0', after: '87.5' },
          { ...change, before: '87.5', after: '1000000' },
          { ...change, before: '1000000', after: null },
        ]);
      },
    );

    it('are taken out by s_id, once', async () => {
      const { ada } = await people(door);
      const { id } = await saved(ada);
      const { id: studentId } = await added(ada, id, full);
      const path = `/api/courses/${id}/deleteStudent`;
      expect(await ada.post(path, { s_id: studentId })).toMatchObject({ status: 204, text: '' });
      expect((await courseOf(ada, id)).people).toEqual([]);
      expect(await ada.post(path, { s_id: studentId })).toMatchObject({
        status: 404,
        text: 'There is no such student in this course.',
      });
    });

    it('are changed by 50 who work at once on 50 of them, and nothing is lost, nor of the plan', async () => {
      const { ada } = await people(door);
      const { id } = await saved(ada);
      const names = Array.from({ length: 50 }, (_, at) => `Student ${at}`);
      const students = await Promise.all(names.map((name) => added(ada, id, { name })));
      expect((await courseOf(ada, id)).people).toHaveLength(50);
      const path = `/api/courses/${id}/gradeUpdate`;
      const work = students.map(async ({ id: studentId }, at) => {
        for (const grade of [at, at + 0.5]) await ada.post(path, { studentId, grade });
      });
      const plans = names.slice(0, 10).map((name) => ada.patch(`/api/course/${id}`, { name }));
      await Promise.all([...work, ...plans]);
      const course = await courseOf(ada, id);
      const grades = new Map(course.people.map((student) => [student.id, student.grade]));
      expect(students.map((student) => grades.get(student.id))).toEqual(names.map((_, at) => at + 0.5));
      expect(course.revision).toBe(11);
    });

    it('are at most 1,000', async () => {
      const { ada } = await people(door);
      const { id } = await saved(ada);
      const csv = ['name', ...Array.from({ length: 999 }, (_, at) => `S${at}`)].join('\n');
      expect((await ada.post(`/api/courses/${id}/people/import`, { csv })).status).toBe(200);
      const path = `/api/courses/${id}/students`;
      const replies = await Promise.all([1, 2, 3].map(() => ada.post(path, { name: 'One more' })));
      expect(replies.map(({ status }) => status).toSorted()).toEqual([201, 400, 400]);
      expect(await ada.post(`/api/courses/${id}/people/import`, { csv: 'name\nX' })).toMatchObject({
        status: 400,
        text: 'A course has at most 1,000 people.',
      });
      expect((await courseOf(ada, id)).people).toHaveLength(1000);
    });
  });

  describe.each(doors)('a table of people over $name', (door) => {
    const importInto = async (browser: Browser, id: string, csv: string) => {
      const reply = await browser.post(`/api/courses/${id}/people/import`, { csv });
      expect(reply.status, reply.text).toBe(200);
      return JSON.parse(reply.text) as { added: number; updated: number; problems: object[] };
    };

    it('leaves with its formulas disarmed, and comes back as it was', async () => {
      const { ada } = await people(door);
      const { id } = await saved(ada);
      const nasty = [
        '=1+1',
        '+49 1',
        '-2',
        '@SUM(A1)',
        '\tTab',
        '\rReturn',
        "'=quoted",
        'a,"b"\nc',
        'Ünï 😀',
      ];
      for (const name of nasty) await added(ada, id, { ...full, name, key: name });
      const reply = await ada.get(`/api/courses/${id}/people/export`);
      expect(reply.headers.get('content-type')).toBe('text/csv; charset=utf-8');
      expect(reply.headers.get('content-disposition')).toBe('attachment; filename="people.csv"');
      expect(reply.text).not.toMatch(/(^|[,;\n]"?)[=+\-@\t]/m);
      const { result } = await ada.graphql('query ($id: ID!) { exportPeople(courseId: $id) }', { id });
      expect(result.data?.['exportPeople']).toBe(reply.text);

      const before = (await courseOf(ada, id)).people;
      expect(await importInto(ada, id, reply.text)).toEqual({ added: 0, updated: 9, problems: [] });
      expect((await courseOf(ada, id)).people).toEqual(before);
      const other = await saved(ada);
      const anonymous = before.map((person) => ({ ...person, id: '', _id: '' }));
      // Of one address there is one person: the rest of the rows would be the same one again.
      const keyed = reply.text.replaceAll('grace@markwise.example', '');
      expect(await importInto(ada, other.id, keyed)).toMatchObject({ added: 9, updated: 0, problems: [] });
      const copies = (await courseOf(ada, other.id)).people.map((person) => ({ ...person, id: '', _id: '' }));
      expect(copies).toEqual(anonymous.map((person) => ({ ...person, email: '' })));
    });

    it('updates whom it finds by address or key, adds the others, and names the rows it cannot read', async () => {
      const { ada, store } = await people(door);
      const { id } = await saved(ada);
      await added(ada, id, full);
      await added(ada, id, { name: 'Keyed', key: 'S-2', github: 'kept' });
      const csv = [
        '\ufeffEmail;Name;Key;Grade',
        'GRACE@markwise.example;Grace;S-1;"77,5"',
        ';Renamed;S-2;',
        'new@markwise.example;New;;12 %',
        ';;S-4;1',
        ';Bad grade;;A+',
        'no-address;Bad address;;',
        ';Again;S-2;3',
        '',
      ].join('\r\n');
      expect(await importInto(ada, id, csv)).toEqual({
        added: 1,
        updated: 2,
        problems: [
          { row: 5, message: 'The name must not be empty.' },
          { row: 6, message: 'The grade must be a number.' },
          { row: 7, message: 'This is not an e-mail address.' },
          { row: 8, message: 'This is the same person as in row 3.' },
        ],
      });
      expect((await courseOf(ada, id)).people).toMatchObject([
        { ...full, name: 'Grace', email: 'GRACE@markwise.example', grade: 77.5 },
        { name: 'Renamed', key: 'S-2', github: 'kept', grade: null },
        { name: 'New', email: 'new@markwise.example', grade: 12 },
      ]);
      const log = await store.collection<never>('auditLog').find({}).toArray();
      expect(log).toHaveLength(3);
    });

    it.each([
      ['', /name/],
      ['a,b\n1,2', /The first row must name the columns/],
      [`name\n${'x\n'.repeat(6000)}`, /at most 5,000 rows/],
      [`name\n${'x\n'.repeat(1001)}`, /at most 1,000 people/],
    ])('that is no table of people changes nothing (%#)', async (csv, message) => {
      const { ada } = await people(door);
      const { id } = await saved(ada);
      const { added: count, problems } = await importInto(ada, id, csv);
      expect(count).toBe(0);
      expect(problems).toEqual([{ row: 1, message: expect.stringMatching(message) }]);
      expect((await courseOf(ada, id)).people).toEqual([]);
    });
  });

  describe.each(doors)('a member over $name', (door) => {
    it('sees the course without notes and grades, and the own row alone; an instructor sees all rows', async () => {
      const { ada, eve, ...test } = await people(door);
      const { id } = await saved(ada);
      await added(ada, id, full);
      expect((await eve.get(`/api/course/${id}`)).status).toBe(404);
      const own = await added(ada, id, { name: 'Eve', email: ' EVE@markwise.example', grade: 50 });
      const seen = await courseOf(eve, id);
      expect(seen).toMatchObject({ notes: null, canEdit: false, people: [{ id: own.id, grade: 50 }] });
      expect(seen.people).toHaveLength(1);
      const items = seen.categories.flatMap((category) => category.items);
      expect(items.every(({ knownScores, grade }) => !knownScores && grade === 0)).toBe(true);
      expect((await eve.get(`/api/api/v2/course/grade/${id}`)).text).toBe(
        (await eve.get(`/api/course/${id}`)).text,
      );
      await eve.post(`/api/course/${id}/duplicate`, {});
      const [copy] = JSON.parse((await eve.get('/api/courses/meta')).text) as { id: string }[];
      expect(await courseOf(eve, copy?.id ?? '')).toMatchObject({ notes: '', people: [] });

      const root = await adminOf(test, door);
      expect((await courseOf(root, id)).people).toHaveLength(2);
      await ada.post(`/api/courses/${id}/deleteStudent`, { s_id: own.id });
      expect((await eve.get(`/api/course/${id}`)).status).toBe(404);
    });

    it('may not change the course or its people', async () => {
      const { ada, eve, nobody, ...test } = await people(door);
      const { id } = await saved(ada, { isTemplate: true });
      const own = await added(ada, id, { name: 'Eve', email: 'eve@markwise.example' });
      const bob = await signedUp(test, door, 'bob@markwise.example');
      const before = await courseOf(ada, id);
      for (const place of [id, 'missing', '__proto__', '%7B%22%24gt%22%3A%22%22%7D']) {
        const asked = (browser: Browser) => [
          browser.patch(`/api/course/${place}`, { name: 'Mine' }),
          browser.remove(`/api/course/${place}`),
          browser.post(`/api/courses/${place}/students`, { role: 7, __proto__: {} }),
          browser.post(`/api/courses/${place}/gradeUpdate`, { studentId: own.id, grade: 100 }),
          browser.post(`/api/api/v2/courses/${place}/gradeUpdate`, [1]),
          browser.send({ method: 'POST', path: `/api/courses/${place}/deleteStudent`, body: '{' }),
          browser.post(`/api/courses/${place}/people/import`, { csv: 'name\nMore' }),
          browser.get(`/api/courses/${place}/people/export`),
        ];
        for (const member of [eve, bob]) {
          for (const reply of await Promise.all(asked(member))) {
            expect(reply).toMatchObject({ status: 404, text: 'Course not found' });
          }
        }
        for (const reply of await Promise.all(asked(nobody))) {
          expect(reply).toMatchObject({ status: 401, text: 'Sign in first.' });
        }
      }
      expect(await courseOf(ada, id)).toEqual(before);
      expect(before.categories).toEqual(courseBody.categories);
    });
  });
};

describeOnSqlite('people', suite);
await describeOnMongo('people', suite);
