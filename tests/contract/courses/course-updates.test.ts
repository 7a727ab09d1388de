import { describe, expect, it, vi } from 'vitest';
import { describeOnSqlite, type StoreSuite } from '../../../functions/platform/store/testing/store-suites.ts';
import {
  addPerson,
  courseBody,
  readCourse,
  givenPeople,
  saveCourse,
  completePerson,
} from '../../support/courses.ts';
import { gatewaysOn } from '../../support/gateways.ts';

// Hundreds of requests per test.
vi.setConfig({ testTimeout: 60_000 });

const suite: StoreSuite = (openStore) => {
  const people = givenPeople(openStore, 'updates');

  describe.each(gatewaysOn(openStore))('an update of a saved course over $name', (gateway) => {
    it.each(['/api/course/', '/api/api/v2/course/', '/api/api/v2/course/grade/'])(
      'changes only the fields in the body of PATCH %s{id}',
      async (path) => {
        const { ada, clock } = await people(gateway);
        const course = await saveCourse(ada);
        clock.advance(1000);
        const changes = { notes: 'New', targetGrade: 70, meterDivisions: [10, 20], categories: [] };
        for (const [field, value] of Object.entries(changes)) {
          const { status, text } = await ada.patch(path + course.id, { [field]: value });
          expect(status, text).toBe(200);
        }
        const now = await readCourse(ada, course.id);
        expect(now).toEqual({
          ...course,
          ...changes,
          revision: 5,
          lastUpdatedOn: '2026-11-21T09:00:01.000Z',
        });
        expect((await ada.patch(path + course.id, {})).status).toBe(200);
        expect(await readCourse(ada, course.id)).toEqual(now);
      },
    );

    it('changes the date of its last update, and so does each change of its people', async () => {
      const { ada, clock } = await people(gateway);
      const { id } = await saveCourse(ada);
      const path = `/api/courses/${id}`;
      const changes = [
        () => ada.patch(`/api/course/${id}`, { name: 'Calculus I' }),
        () => addPerson(ada, id, completePerson),
        (studentId: string) => ada.post(`${path}/gradeUpdate`, { studentId: studentId, grade: 80 }),
        (studentId: string) => ada.patch(`${path}/students/${studentId}`, { role: 'Tutor' }),
        () => ada.post(`${path}/people/import`, { csv: 'name\nAlan' }),
        (studentId: string) => ada.post(`${path}/deleteStudent`, { s_id: studentId }),
      ];
      for (const change of changes) {
        clock.advance(1000);
        await change((await readCourse(ada, id)).people[0]?.id ?? '');
        expect((await readCourse(ada, id)).lastUpdatedOn).toBe(clock.now().toISOString());
      }
    });

    it('accepts every field of a course', async () => {
      const { ada } = await people(gateway);
      const course = await saveCourse(ada, { categories: [], name: 'Blank', isTemplate: true });
      const { text } = await ada.patch(`/api/course/${course.id}`, courseBody);
      expect(JSON.parse(text)).toMatchObject(courseBody);
    });

    it('is refused with an outdated revision, and accepted without a revision', async () => {
      const { ada } = await people(gateway);
      const { id } = await saveCourse(ada);
      expect((await ada.patch(`/api/course/${id}`, { name: 'Mine', revision: 1 })).status).toBe(200);
      const stale = await ada.patch(`/api/course/${id}`, { name: 'Stale', revision: 1 });
      expect(stale.status).toBe(409);
      expect(stale.text.split('\n')).toEqual([
        'Course could not be updated',
        'The course was changed elsewhere after you loaded it. Nothing was overwritten.',
      ]);
      const update =
        'mutation ($id: ID!) { updateCourse(id: $id, input: { name: "X" }, revision: 1) { id } }';
      const { result } = await ada.graphql(update, { id });
      expect(result.errors?.[0]?.extensions).toMatchObject({ code: 'CONFLICT', revision: 2 });
      expect(await readCourse(ada, id)).toMatchObject({ name: 'Mine', revision: 2 });
      expect((await ada.patch(`/api/course/${id}`, { name: 'Last' })).status).toBe(200);
      expect(await readCourse(ada, id)).toMatchObject({ name: 'Last', revision: 3 });
    });

    it('succeeds once if 20 updates use the same revision, and always without a revision', async () => {
      const { ada } = await people(gateway);
      const { id } = await saveCourse(ada);
      const send = (revision: number | null) =>
        Promise.all(
          Array.from({ length: 20 }, (_, at) => {
            const body = { name: `N${at}`, ...(revision !== null && { revision }) };
            return ada.patch(`/api/course/${id}`, body);
          }),
        );
      const guarded = (await send(1)).map(({ status }) => status);
      expect(guarded.filter((status) => status === 200)).toHaveLength(1);
      expect(guarded.filter((status) => status === 409)).toHaveLength(19);
      expect((await send(null)).map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 200));
      expect((await readCourse(ada, id)).revision).toBe(22);
    });
  });
};

describeOnSqlite('course updates', suite);
