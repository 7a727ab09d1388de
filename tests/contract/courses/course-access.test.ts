import { describe, expect, it, vi } from 'vitest';
import { describeOnSqlite, type StoreSuite } from '../../../functions/platform/store/testing/store-suites.ts';
import { adminOf, goodPassword } from '../../support/accounts.ts';
import {
  addPerson,
  courseBody,
  readCourse,
  givenPeople,
  saveCourse,
  completePerson,
} from '../../support/courses.ts';
import { gatewaysOn } from '../../support/gateways.ts';
import { downloadDataExport } from '../../support/export.ts';

// Hundreds of requests per test.
vi.setConfig({ testTimeout: 60_000 });

const suite: StoreSuite = (openStore) => {
  const people = givenPeople(openStore, 'access');

  describe.each(gatewaysOn(openStore))('a saved course over $name', (gateway) => {
    it('is accessible to its owner and admins, and looks missing to everyone else', async () => {
      const { ada, eve, nobody, ...test } = await people(gateway);
      const { id } = await saveCourse(ada);
      const before = await readCourse(ada, id);
      const unknownIds = [
        'missing',
        '__proto__',
        '%24gt',
        '%7B%22%24gt%22%3A%22%22%7D',
        'x'.repeat(2000),
        '%00',
      ];
      for (const requestedId of [id, ...unknownIds]) {
        const requestsOf = (browser: typeof ada) => [
          browser.get(`/api/course/${requestedId}`),
          browser.get(`/api/api/v2/course/grade/${requestedId}`),
          // Access is checked before the fields and the syntax of the body.
          browser.patch(`/api/course/${requestedId}`, { role: 'Admin' }),
          browser.patch(`/api/api/v2/course/${requestedId}`, 'text'),
          browser.send({ method: 'PATCH', path: `/api/api/v2/course/grade/${requestedId}`, body: '{' }),
          browser.remove(`/api/course/${requestedId}`),
          browser.post(`/api/course/${requestedId}/restore`, {}),
          browser.post(`/api/course/${requestedId}/duplicate`, {}),
        ];
        for (const reply of await Promise.all(requestsOf(eve))) {
          expect(reply).toMatchObject({ status: 404, text: 'Course not found' });
        }
        for (const reply of await Promise.all(requestsOf(nobody))) {
          expect(reply).toMatchObject({ status: 401, text: 'Sign in first.' });
        }
      }
      expect((await nobody.post('/api/course', { x: 1 })).status).toBe(401);
      expect((await nobody.get('/api/courses/meta')).status).toBe(401);
      const update = 'mutation ($id: ID!) { updateCourse(id: $id, input: { targetGrade: -1 }) { id } }';
      const { result } = await eve.graphql(update, { id });
      expect(result.errors?.[0]?.extensions.code).toBe('NOT_FOUND');
      expect(await readCourse(ada, id)).toEqual(before);

      const root = await adminOf(test, gateway);
      expect(await readCourse(root, id)).toEqual(before);
      expect((await root.patch(`/api/course/${id}`, { name: 'By the admin' })).status).toBe(200);
      expect((await root.remove(`/api/course/${id}`)).status).toBe(204);
      expect((await ada.post(`/api/course/${id}/restore`, {})).status).toBe(200);
    });
  });

  describe.each(gatewaysOn(openStore))('the courses of an account over $name', (gateway) => {
    it('are in its data export, and are deleted with it', async () => {
      const { ada, eve } = await people(gateway);
      const { id } = await saveCourse(ada, { isTemplate: true });
      const deleted = await saveCourse(ada);
      await ada.remove(`/api/course/${deleted.id}`);
      const courses = (await downloadDataExport(ada))['courses.json'] as { id: string }[];
      expect(courses.map((course) => course.id).toSorted()).toEqual([id, deleted.id].toSorted());
      expect(courses).toContainEqual(
        expect.objectContaining({ ...courseBody, categories: expect.any(Array), isTemplate: true }),
      );
      expect((await eve.get(`/api/course/${id}`)).status).toBe(200);
      const gone = await ada.post('/api/account/delete', { password: goodPassword });
      expect(gone.status, gone.text).toBeLessThan(300);
      expect((await eve.get(`/api/course/${id}`)).status).toBe(404);
      expect((await eve.get('/api/course-templates')).text).toBe('[]');
    });

    it('are exported with the account’s own entries in other courses, and no other entries', async () => {
      const { ada, eve } = await people(gateway);
      const { id } = await saveCourse(ada);
      await addPerson(ada, id, completePerson);
      const { _id: _, ...row } = await addPerson(ada, id, {
        ...completePerson,
        email: 'eve@markwise.example',
      });
      const own = await saveCourse(eve);
      await addPerson(eve, own.id, { name: 'Eve', email: 'eve@markwise.example' });
      const { name: courseName } = courseBody;
      expect((await downloadDataExport(eve))['memberships.json']).toEqual([
        { courseId: id, courseName, createdBy: 'ada Test', hasOpened: false, rows: [row], staff: [] },
      ]);
      expect((await downloadDataExport(ada))['memberships.json']).toEqual([]);
    });
  });

  describe.each(gatewaysOn(openStore))('a template over $name', (gateway) => {
    const template = { isTemplate: true, name: 'Shared' };

    it('is read and copied by others without notes and grades, and edited only by its owner', async () => {
      const { ada, eve, nobody } = await people(gateway);
      const { id } = await saveCourse(ada, template);
      const [category] = courseBody.categories;
      const items = category?.items.map((item) => ({ ...item, knownScores: false, grade: 0 }));
      const bare = { categories: [{ ...category, items }] };
      for (const reader of [eve, nobody]) {
        const read = await readCourse(reader, id);
        expect(read).toMatchObject({ ...bare, name: 'Shared', notes: null, people: [], canEdit: false });
        expect(JSON.parse((await reader.get('/api/course-templates')).text)).toMatchObject([{ id, ...bare }]);
      }
      expect((await eve.patch(`/api/course/${id}`, { name: 'Mine' })).status).toBe(404);
      const reply = await eve.post(`/api/course/${id}/duplicate`, {});
      expect(reply.status, reply.text).toBe(201);
      const copy = JSON.parse(reply.text);
      expect(copy).toMatchObject({
        ...bare,
        name: 'Shared',
        notes: '',
        isTemplate: false,
        createdBy: 'eve Test',
      });
      expect((await eve.patch(`/api/course/${copy.id}`, { name: 'Mine' })).status).toBe(200);
      expect((await readCourse(ada, id)).name).toBe('Shared');
      await ada.patch(`/api/course/${id}`, { isTemplate: false });
      expect((await eve.get(`/api/course/${id}`)).status).toBe(404);
      expect((await eve.get('/api/course-templates')).text).toBe('[]');
    });

    it('can be copied if it is one of the site’s own, and a user’s own course is copied completely', async () => {
      const { ada, product } = await people(gateway);
      await product.seedDemo();
      const copy = JSON.parse((await ada.post('/api/course/demo-points/duplicate', {})).text);
      expect(copy).toMatchObject({ name: 'Every point counts', isTemplate: false, revision: 1 });
      const own = await saveCourse(ada);
      const again = JSON.parse((await ada.post(`/api/course/${own.id}/duplicate`, {})).text);
      expect(again).toMatchObject({ ...courseBody, name: 'Calculus (copy)' });
    });

    it('is refused if it is too large for a list', async () => {
      const { ada } = await people(gateway);
      const items = Array.from({ length: 2000 }, () => ({ maximumPoints: 1 }));
      const large = { categories: [{ categoryType: 'STANDARD', items }] };
      const refused = await ada.post('/api/course', { ...large, isTemplate: true });
      expect(refused.status).toBe(400);
      expect(refused.text).toBe(
        'Saving course grades failed\nisTemplate: This course is too large for a template. Maximum 100,000 characters as JSON.',
      );
      const { id } = await saveCourse(ada, large);
      expect((await ada.patch(`/api/course/${id}`, { isTemplate: true })).status).toBe(400);
      expect(await readCourse(ada, id)).toMatchObject({ isTemplate: false, revision: 1 });
    });
  });
};

describeOnSqlite('access to courses', suite);
