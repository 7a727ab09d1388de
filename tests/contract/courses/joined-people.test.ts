import { describe, expect, it } from 'vitest';
import { describeOnSqlite, type StoreSuite } from '../../../functions/platform/store/testing/store-suites.ts';
import { givenClassroom } from '../../support/attempts.ts';
import { goodPassword } from '../../support/accounts.ts';
import type { Browser } from '../../support/browser.ts';
import { addPerson, saveCourse } from '../../support/courses.ts';
import { downloadDataExport } from '../../support/export.ts';
import { gateways } from '../../support/gateways.ts';
import { givenCourse } from '../../support/gradebook.ts';
import { dataOf } from '../../support/graph.ts';

interface Course {
  readonly people: readonly { readonly name: string; readonly hasOpened: boolean | null }[];
}

async function openingsIn(browser: Browser, id: string): Promise<[string, boolean | null][]> {
  const data = await dataOf(browser, `{ course(id: "${id}") { people { name hasOpened } } }`);
  return (data['course'] as Course).people.map(({ name, hasOpened }) => [name, hasOpened]);
}

const suite: StoreSuite = (openStore) => {
  const classroom = givenClassroom(openStore, 'joined');

  describe.each(gateways)('people of a course over $name', (gateway) => {
    it('count as having opened it once they read it, which only users see who can change its people', async () => {
      const { teacher, ada, courseId, students } = await givenCourse(await classroom(gateway));
      await addPerson(teacher, courseId, { name: 'Bo', email: 'nobody@markwise.example' });
      await addPerson(teacher, courseId, { name: 'Cy' });
      const people = (isOpenedByAda: boolean) => [
        ['Ada', isOpenedByAda],
        ['Eve', false],
        ['Bo', false],
        ['Cy', null],
      ];
      // Ada and Eve have accounts, Bo has none.
      expect(await openingsIn(teacher, courseId)).toEqual(people(false));
      expect(await openingsIn(ada, courseId)).toEqual([['Ada', null]]);
      expect(await openingsIn(teacher, courseId)).toEqual(people(true));
      const path = `/api/courses/${courseId}/students/${students.ada}`;
      expect((await teacher.patch(path, { email: 'ada.2@markwise.example' })).status).toBe(200);
      expect(await openingsIn(teacher, courseId)).toEqual(people(false));
    });

    it('have not opened a course to which they are only invited', async () => {
      const { ada, eve } = await classroom(gateway);
      const { id } = await saveCourse(ada);
      await addPerson(ada, id, { name: 'Eve', email: 'eve@markwise.example' });
      await eve.graphql(`{ course(id: "${id}") { name } }`);
      expect(await openingsIn(ada, id)).toEqual([['Eve', false]]);
      expect((await eve.post(`/api/courses/${id}/invitation/accept`, {})).status).toBe(200);
      expect(await openingsIn(eve, id)).toEqual([['Eve', null]]);
      expect(await openingsIn(ada, id)).toEqual([['Eve', true]]);
      expect((await downloadDataExport(eve))['memberships.json']).toMatchObject([
        { courseId: id, hasOpened: true },
      ]);
    });

    it('do not count as having opened it if only a deleted account with their address did', async () => {
      const { teacher, ada, courseId } = await givenCourse(await classroom(gateway));
      expect(await openingsIn(ada, courseId)).toEqual([['Ada', null]]);
      expect((await openingsIn(teacher, courseId))[0]).toEqual(['Ada', true]);
      expect((await ada.post('/api/account/delete', { password: goodPassword })).status).toBe(204);
      expect((await openingsIn(teacher, courseId))[0]).toEqual(['Ada', false]);
    });

    it('are counted in the list of courses', async () => {
      const { teacher, courseId } = await givenCourse(await classroom(gateway));
      const data = await dataOf(teacher, '{ savedCourses { id peopleCount } }');
      expect(data['savedCourses']).toEqual([{ id: courseId, peopleCount: 2 }]);
    });
  });
};

describeOnSqlite('joined people', suite);
