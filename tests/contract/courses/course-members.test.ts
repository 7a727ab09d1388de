import { describe, expect, it } from 'vitest';
import { describeOnSqlite, type StoreSuite } from '../../../functions/platform/store/testing/store-suites.ts';
import { adminOf, idOf, signUp } from '../../support/accounts.ts';
import type { Browser } from '../../support/browser.ts';
import {
  addPerson,
  courseBody,
  readCourse,
  givenTeacher,
  withItemIds,
  saveCourse,
  completePerson,
} from '../../support/courses.ts';
import { gatewaysOn } from '../../support/gateways.ts';

const suite: StoreSuite = (openStore) => {
  const people = givenTeacher(openStore, 'members');

  describe.each(gatewaysOn(openStore))('a member over $name', (gateway) => {
    it('sees the course without notes and grades, and only their own row unless they are an instructor', async () => {
      const { ada, eve, ...test } = await people(gateway);
      const { id } = await saveCourse(ada);
      await addPerson(ada, id, completePerson);
      expect((await eve.get(`/api/course/${id}`)).status).toBe(404);
      const own = await addPerson(ada, id, { name: 'Eve', email: ' EVE@markwise.example', grade: 50 });
      const asStudent = await readCourse(eve, id);
      expect(asStudent).toMatchObject({ notes: null, canEdit: false, people: [{ id: own.id, grade: 50 }] });
      expect(asStudent.people).toHaveLength(1);
      const items = asStudent.categories.flatMap((category) => category.items);
      expect(items.every(({ knownScores, grade }) => !knownScores && grade === 0)).toBe(true);
      expect((await eve.get(`/api/api/v2/course/grade/${id}`)).text).toBe(
        (await eve.get(`/api/course/${id}`)).text,
      );
      await eve.post(`/api/course/${id}/duplicate`, {});
      const [copy] = JSON.parse((await eve.get('/api/courses/meta')).text) as { id: string }[];
      expect(await readCourse(eve, copy?.id ?? '')).toMatchObject({ notes: '', people: [] });

      const root = await adminOf(test, gateway);
      expect((await readCourse(root, id)).people).toHaveLength(2);
      await root.patch(`/api/users/${await idOf(eve)}/role`, { role: 'Instructor' });
      const asInstructor = await readCourse(eve, id);
      expect(asInstructor).toMatchObject({ notes: null, canEdit: false, categories: asStudent.categories });
      expect(asInstructor.people).toHaveLength(2);
      expect((await eve.patch(`/api/course/${id}`, { name: 'Mine' })).status).toBe(404);
      await ada.post(`/api/courses/${id}/deleteStudent`, { s_id: own.id });
      expect((await eve.get(`/api/course/${id}`)).status).toBe(404);
    });

    it('cannot change the course or its people, and neither can other users', async () => {
      const { ada, eve, nobody, ...test } = await people(gateway);
      const { id } = await saveCourse(ada, { isTemplate: true });
      const own = await addPerson(ada, id, { name: 'Eve', email: 'eve@markwise.example' });
      const bob = await signUp(test, gateway, 'bob@markwise.example');
      const before = await readCourse(ada, id);
      for (const requestedId of [id, 'missing', '__proto__', '%7B%22%24gt%22%3A%22%22%7D']) {
        const requestsOf = (browser: Browser) => [
          browser.patch(`/api/course/${requestedId}`, { name: 'Mine' }),
          browser.remove(`/api/course/${requestedId}`),
          browser.post(`/api/courses/${requestedId}/students`, { role: 7, __proto__: {} }),
          browser.post(`/api/courses/${requestedId}/gradeUpdate`, { studentId: own.id, grade: 100 }),
          browser.post(`/api/api/v2/courses/${requestedId}/gradeUpdate`, [1]),
          browser.send({ method: 'POST', path: `/api/courses/${requestedId}/deleteStudent`, body: '{' }),
          browser.post(`/api/courses/${requestedId}/people/import`, { csv: 'name\nMore' }),
          browser.get(`/api/courses/${requestedId}/people.csv`),
        ];
        for (const user of [eve, bob]) {
          for (const reply of await Promise.all(requestsOf(user))) {
            expect(reply).toMatchObject({ status: 404, text: 'Course not found' });
          }
        }
        for (const reply of await Promise.all(requestsOf(nobody))) {
          expect(reply).toMatchObject({ status: 401, text: 'Sign in first.' });
        }
      }
      expect(await readCourse(ada, id)).toEqual(before);
      expect(before.categories).toEqual(withItemIds(expect.any(String), courseBody.categories));
    });
  });
};

describeOnSqlite('members of courses', suite);
