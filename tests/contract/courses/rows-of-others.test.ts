import { describe, expect, it } from 'vitest';
import {
  describeOnMongo,
  describeOnSqlite,
  type StoreSuite,
} from '../../../functions/platform/store/testing/store-suites.ts';
import { addPerson, givenTeacher, saveCourse, completePerson } from '../../support/courses.ts';
import { gatewaysOn } from '../../support/gateways.ts';
import { dataOf } from '../../support/graph.ts';
import { watched } from '../../support/watched-store.ts';

const eveRow = { name: 'Eve', email: 'eve@markwise.example', grade: 87.5 };

const operations: readonly (readonly [string, string])[] = [
  ['memberCourses', '{ memberCourses { id } }'],
  ['quizzes', '{ quizzes { id } }'],
  ['quizzes of a course', 'query ($id: ID!) { quizzes(courseId: $id) { id } }'],
  ['quizCategories', '{ quizCategories { quizzes { nodes { id } } } }'],
  ['people of courses', '{ me { memberCourses { nodes { members { nodes { name } } } } } }'],
  ['exportMyData', '{ exportMyData { fileName } }'],
  ['courseInvitations', '{ courseInvitations { nodes { courseId } } }'],
];

const suite: StoreSuite = (openStore) => {
  const { open, during } = watched(openStore);
  const people = givenTeacher(open, 'rows');

  describe.each(gatewaysOn(openStore))('courses of other users, over $name', (gateway) => {
    it.each(operations)('are read for a student without the rows of other people (%s)', async (_, query) => {
      const { ada, eve } = await people(gateway);
      const { id } = await saveCourse(ada);
      await addPerson(ada, id, completePerson);
      await addPerson(ada, id, eveRow);
      const read = await during('courses', () => dataOf(eve, query, query.includes('$id') ? { id } : {}));
      expect(read.join()).not.toContain(completePerson.email);
    });

    it('are looked up once for all memberships in a request', async () => {
      const { ada, eve } = await people(gateway);
      const { id } = await saveCourse(ada);
      await addPerson(ada, id, eveRow);
      const query = `{
        memberCourses { id }
        quizzes { id }
        me { memberCourses { nodes { id } } }
      }`;
      const read = await during('courseMembers', async () => {
        const { memberCourses, me } = await dataOf(eve, query);
        expect(memberCourses).toEqual([{ id }]);
        expect(me).toEqual({ memberCourses: { nodes: [{ id }] } });
      });
      expect(read).toHaveLength(1);
    });

    it('are looked up again if an earlier part of a mutation has changed the memberships', async () => {
      const { ada, eve } = await people(gateway);
      const { id } = await saveCourse(ada);
      await addPerson(ada, id, eveRow);
      const selection = '{ memberCourses { totalCount } }';
      const mutation = `mutation ($id: ID!) {
        before: setNotifications(enabled: true) ${selection}
        leaveCourse(courseId: $id)
        after: setNotifications(enabled: true) ${selection}
      }`;
      expect(await dataOf(eve, mutation, { id })).toEqual({
        before: { memberCourses: { totalCount: 1 } },
        leaveCourse: id,
        after: { memberCourses: { totalCount: 0 } },
      });
    });

    it('are read as templates with only the fields that everyone can see', async () => {
      const { ada, nobody } = await people(gateway);
      const { id } = await saveCourse(ada, { isTemplate: true, name: 'A template' });
      await addPerson(ada, id, completePerson);
      const read = await during('courses', async () => {
        expect(await dataOf(nobody, '{ courseTemplates { nodes { name } } }')).toEqual({
          courseTemplates: { nodes: [{ name: 'A template' }] },
        });
      });
      expect(read.join()).toContain('A template');
      for (const hidden of [completePerson.email, 'Ask about the curve', 'Limits, then series'])
        expect(read.join()).not.toContain(hidden);
    });
  });
};

describeOnSqlite('people of other users’ courses', suite);
await describeOnMongo('people of other users’ courses', suite);
