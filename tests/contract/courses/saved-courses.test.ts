import { describe, expect, it, vi } from 'vitest';
import { day } from '../../../functions/platform/clock.ts';
import {
  describeOnMongo,
  describeOnSqlite,
  type StoreSuite,
} from '../../../functions/platform/store/testing/store-suites.ts';
import { signIn } from '../../support/accounts.ts';
import { courseBody, readCourse, givenPeople, withItemIds, saveCourse } from '../../support/courses.ts';
import { gatewaysOn } from '../../support/gateways.ts';
import { operationOf } from '../../support/rest-operations.ts';

// Hundreds of requests per test.
vi.setConfig({ testTimeout: 60_000 });

const courseReturned = {
  ...courseBody,
  categories: withItemIds(expect.any(String), courseBody.categories),
};

const keySuite: StoreSuite = (openStore) => {
  const people = givenPeople(openStore, 'keyed');

  describe.each(gatewaysOn(openStore))(
    'a course that is saved with an idempotency key over $name',
    (gateway) => {
      it('is created once for each key, also by requests at the same time', async () => {
        const { ada, eve } = await people(gateway);
        const save = (name: string) => ada.post('/api/course', { ...courseBody, name, key: 'k1' });
        const replies = await Promise.all(['First', 'First'].map(save));
        expect(replies.map(({ status }) => status)).toEqual([201, 201]);
        const course = JSON.parse(replies[0]?.text ?? '');
        expect(JSON.parse(replies[1]?.text ?? '')).toEqual(course);
        expect(JSON.parse((await save('Second')).text)).toEqual(course);
        expect(JSON.parse((await ada.get('/api/courses/meta')).text)).toHaveLength(1);
        const other = await eve.post('/api/course', { ...courseBody, key: 'k1' });
        expect(JSON.parse(other.text).id).not.toBe(course.id);
      });

      it('refuses the key of a deleted course, and a key that is too long', async () => {
        const { ada } = await people(gateway);
        const save = (key: string) => ada.post('/api/course', { ...courseBody, key });
        const { id } = JSON.parse((await save('k1')).text);
        await ada.remove(`/api/course/${id}`);
        const message =
          'The course that was created with this key is deleted. Restore it, or use another key.';
        expect(await save('k1')).toMatchObject({ status: 400, text: expect.stringContaining(message) });
        expect(await save('k'.repeat(101))).toMatchObject({
          status: 400,
          text: expect.stringContaining('key: At most 100 characters.'),
        });
        expect(await ada.get('/api/courses/meta')).toMatchObject({ text: '[]' });
      });
    },
  );
};

const suite: StoreSuite = (openStore) => {
  const people = givenPeople(openStore, 'saved');

  describe.each(gatewaysOn(openStore))('a saved course over $name', (gateway) => {
    it('is returned as it was saved, over both APIs and both paths', async () => {
      const { ada } = await people(gateway);
      const reply = await ada.post('/api/course', courseBody);
      expect(reply.status, reply.text).toBe(201);
      const course = JSON.parse(reply.text);
      expect(course).toEqual({
        ...courseReturned,
        id: course.id,
        _id: course.id,
        createdBy: 'ada Test',
        people: [],
        revision: 1,
        canEdit: true,
        access: 'OWNER',
        staff: [],
        lastUpdatedOn: '2026-11-21T09:00:00.000Z',
      });
      expect(await readCourse(ada, course.id)).toEqual(course);
      expect(JSON.parse((await ada.get(`/api/api/v2/course/grade/${course.id}`)).text)).toEqual(course);
      const query = operationOf('GET /api/course/{id}');
      expect((await ada.graphql(query, { id: course.id })).result.data?.['course']).toEqual(course);
    });

    it('needs only its categories, and gets the defaults of the specification for the rest', async () => {
      const { ada } = await people(gateway);
      const { text } = await ada.post('/api/course', { categories: [] });
      const defaults = { name: '', targetGrade: 85, meterDivisions: [70, 80], notes: '' };
      expect(JSON.parse(text)).toMatchObject(defaults);
    });

    it('is listed only for its owner, most recently updated first', async () => {
      const { ada, eve, clock } = await people(gateway);
      expect(await ada.get('/api/courses/meta')).toMatchObject({ status: 200, text: '[]' });
      const first = await saveCourse(ada, { name: 'First' });
      clock.advance(1000);
      const second = await saveCourse(ada, { name: 'Second' });
      const names = async () =>
        (JSON.parse((await ada.get('/api/courses/meta')).text) as { name: string }[]).map(({ name }) => name);
      expect(await names()).toEqual(['Second', 'First']);
      clock.advance(1000);
      await ada.patch(`/api/course/${first.id}`, { description: 'x' });
      expect(await names()).toEqual(['First', 'Second']);
      expect((await eve.get('/api/courses/meta')).text).toBe('[]');
      const [, meta] = JSON.parse((await ada.get('/api/courses/meta')).text);
      const { description, targetGrade, lastUpdatedOn } = { ...courseBody, ...second };
      expect(meta).toEqual({
        id: second.id,
        _id: second.id,
        name: 'Second',
        description,
        targetGrade,
        lastUpdatedOn,
        isTemplate: false,
        access: 'OWNER',
        createdBy: 'ada Test',
        peopleCount: 0,
      });
      const { result } = await ada.graphql('{ savedCourses { currentGrade revision } }');
      const graded = (revision: number) => ({ currentGrade: 81.5, revision });
      expect(result.data?.['savedCourses']).toEqual([graded(2), graded(1)]);
    });

    it('is listed once, even if there is more than one page', async () => {
      const { ada } = await people(gateway);
      for (let count = 0; count < 45; count += 1)
        await saveCourse(ada, { categories: [], name: `C${count}` });
      const list = JSON.parse((await ada.get('/api/courses/meta')).text) as { name: string }[];
      expect(new Set(list.map(({ name }) => name)).size).toBe(45);
      expect(list).toHaveLength(45);
    });

    it('is one of at most 200, including deleted ones', async () => {
      const { ada, store, clock, product } = await people(gateway);
      const { id } = await saveCourse(ada, { categories: [] });
      const courses = store.collection<{ _id: string }>('courses');
      const stored = await courses.findOne({ _id: id });
      const copies = Array.from({ length: 198 }, (_, at) => ({ ...stored, _id: `copy-${at}` }));
      await courses.insertMany(copies);
      const last = await saveCourse(ada, { categories: [] });
      const oneMore = () => ada.post('/api/course', { categories: [] });
      const tooMany = {
        status: 400,
        text: expect.stringContaining('An account has at most 200 courses'),
      };
      expect(await oneMore()).toMatchObject(tooMany);
      await ada.remove(`/api/course/${last.id}`);
      expect(await oneMore()).toMatchObject(tooMany);
      clock.advance(30 * day + 1);
      await product.purge();
      await signIn(ada, 'ada@markwise.example');
      expect((await oneMore()).status).toBe(201);
    });

    it('is listed first among the deleted courses if it was deleted last', async () => {
      const { ada, clock } = await people(gateway);
      const ids: string[] = [];
      for (const name of ['First', 'Second', 'Third']) ids.unshift((await saveCourse(ada, { name })).id);
      for (const id of ids) {
        clock.advance(1000);
        await ada.remove(`/api/course/${id}`);
      }
      const { result } = await ada.graphql('{ deletedCourses { name } }');
      expect(result.data?.['deletedCourses']).toEqual(['First', 'Second', 'Third'].map((name) => ({ name })));
    });

    it('disappears when it is deleted, can be restored for 30 days, and is then purged', async () => {
      const { ada, eve, clock, product } = await people(gateway);
      const course = await saveCourse(ada, { isTemplate: true });
      const path = `/api/course/${course.id}`;
      expect(await ada.remove(path)).toMatchObject({ status: 204, text: '' });
      for (const reply of [
        await ada.get(path),
        await ada.remove(path),
        await ada.patch(path, { name: 'x' }),
      ]) {
        expect(reply).toMatchObject({ status: 404, text: 'Course not found' });
      }
      expect((await ada.get('/api/courses/meta')).text).toBe('[]');
      expect((await ada.get('/api/course-templates')).text).toBe('[]');
      expect((await eve.post(`${path}/restore`, {})).status).toBe(404);
      const deleted = {
        id: course.id,
        _id: course.id,
        name: course.name,
        description: courseBody.description,
        deletedAt: '2026-11-21T09:00:00.000Z',
        restoreExpiresAt: '2026-12-21T09:00:00.000Z',
      };
      expect(JSON.parse((await ada.get('/api/courses/deleted')).text)).toEqual([deleted]);
      expect((await eve.get('/api/courses/deleted')).text).toBe('[]');
      clock.advance(30 * day - 1);
      await product.purge();
      expect(JSON.parse((await ada.post(`${path}/restore`, {})).text)).toEqual(course);
      expect((await ada.get('/api/courses/deleted')).text).toBe('[]');
      expect((await ada.post(`${path}/restore`, {})).status).toBe(200);
      await ada.remove(path);
      clock.advance(30 * day);
      await signIn(ada, 'ada@markwise.example');
      expect((await ada.get('/api/courses/deleted')).text).toBe('[]');
      expect((await ada.post(`${path}/restore`, {})).status).toBe(404);
      await product.purge();
      clock.advance(-1);
      expect((await ada.post(`${path}/restore`, {})).status).toBe(404);
    });
  });
};

describeOnSqlite('saved courses', suite);
await describeOnMongo('saved courses', suite);
describeOnSqlite('idempotency keys of courses', keySuite);
await describeOnMongo('idempotency keys of courses', keySuite);
