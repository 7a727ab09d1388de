import { describe, expect, it } from 'vitest';
import { describeOnSqlite, type StoreSuite } from '../../../functions/platform/store/testing/store-suites.ts';
import { givenClassroom } from '../../support/attempts.ts';
import type { Browser } from '../../support/browser.ts';
import { added, saved } from '../../support/courses.ts';
import { gateways } from '../../support/gateways.ts';
import { givenCourse } from '../../support/gradebook.ts';
import { dataOf } from '../../support/graph.ts';

interface Course {
  readonly people: readonly { readonly name: string; readonly hasAccount: boolean | null }[];
}

async function accountsIn(browser: Browser, id: string): Promise<[string, boolean | null][]> {
  const data = await dataOf(browser, `{ course(id: "${id}") { people { name hasAccount } } }`);
  return (data['course'] as Course).people.map(({ name, hasAccount }) => [name, hasAccount]);
}

const suite: StoreSuite = (openStore) => {
  const classroom = givenClassroom(openStore, 'joined');

  describe.each(gateways)('people of a course over $name', (gateway) => {
    it('have an account if a verified one has their address, as instructors see who change the people', async () => {
      const { teacher, ada, courseId } = await givenCourse(await classroom(gateway));
      await added(teacher, courseId, { name: 'Bo', email: 'nobody@markwise.example' });
      await added(teacher, courseId, { name: 'Cy' });
      expect(await accountsIn(teacher, courseId)).toEqual([
        ['Ada', true],
        ['Eve', true],
        ['Bo', false],
        ['Cy', null],
      ]);
      expect(await accountsIn(ada, courseId)).toEqual([['Ada', null]]);
    });

    it('do not tell a student who has an account', async () => {
      const { ada } = await classroom(gateway);
      const { id } = await saved(ada);
      await added(ada, id, { name: 'Eve', email: 'eve@markwise.example' });
      expect(await accountsIn(ada, id)).toEqual([['Eve', null]]);
    });

    it('are counted in the list of courses', async () => {
      const { teacher, courseId } = await givenCourse(await classroom(gateway));
      const data = await dataOf(teacher, '{ savedCourses { id peopleCount } }');
      expect(data['savedCourses']).toEqual([{ id: courseId, peopleCount: 2 }]);
    });
  });
};

describeOnSqlite('joined people', suite);
