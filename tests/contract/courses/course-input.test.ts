import { describe, expect, it, vi } from 'vitest';
import { describeOnSqlite, type StoreSuite } from '../../../functions/platform/store/testing/store-suites.ts';
import type { Browser } from '../../support/browser.ts';
import { courseBody, readCourse, givenPeople, saveCourse } from '../../support/courses.ts';
import { gateways, gatewaysOn } from '../../support/gateways.ts';

// Hundreds of requests per test.
vi.setConfig({ testTimeout: 60_000 });

const megabyte = 'x'.repeat(1024 * 1024);
const operator = { $gt: '' };
const [category] = courseBody.categories;
const [item] = category?.items ?? [];
const inItem = (change: object) => ({ categories: [{ ...category, items: [{ ...item, ...change }] }] });

/** An object with one key. Even `__proto__` becomes an own key of it. */
const withKey = (name: string, value: unknown) =>
  JSON.parse(`{${JSON.stringify(name)}:${JSON.stringify(value)}}`);

/** Names of fields that clients cannot send: fields of the stored document, prototypes, operators and paths. */
const foreignNames = (
  '_id id ownerId createdBy createdAt lastUpdatedOn deletedAt role people peopleCount peopleVersion canEdit ' +
  'isDeleted __proto__ constructor prototype toString $set categories.0.name people.x input'
).split(' ');

const badValues: readonly (readonly [field: string, body: object])[] = [
  ...['name', 'description', 'syllabus', 'meetingDetails', 'notes'].flatMap(
    (field): (readonly [string, object])[] =>
      [operator, 7, null, ['x'], megabyte].map((value) => [field, { [field]: value }]),
  ),
  ...[operator, '90', null, -1, 1e9].map((value) => ['targetGrade', { targetGrade: value }] as const),
  ...[operator, 'x', null, [1], [90, 10], [0, 500]].map(
    (value) => ['meterDivisions', { meterDivisions: value }] as const,
  ),
  ...[operator, null, 'x'].map((value) => ['categories', { categories: value }] as const),
  ...[operator, 1, null].map((value) => ['isTemplate', { isTemplate: value }] as const),
  ['gradeMaps.0.minimum', { gradeMaps: [{ letter: 'A', minimum: operator }] }],
  ['gradeMaps.1.letter', { gradeMaps: [...courseBody.gradeMaps, { letter: 'A', minimum: 1 }] }],
  ['categories.0.items.0.weight', inItem({ weight: -1 })],
  ['categories.0.items.0.name', inItem({ name: megabyte })],
  ['categories.0.items.0.name', inItem({ name: operator })],
  ['categories.0.items.0.ownerId', inItem({ ownerId: 'me' })],
  ['categories.0.items.0.__proto__', inItem(withKey('__proto__', { role: 'Admin' }))],
];

const badPeople: readonly (readonly [field: string, body: object])[] = [
  ...[operator, 7, null, '', '  ', megabyte].map((value) => ['name', { name: value }] as const),
  ...['role', 'email', 'linkedin', 'github', 'key'].flatMap((field): (readonly [string, object])[] =>
    [operator, 7, null, megabyte].map((value) => [field, { name: 'X', [field]: value }]),
  ),
  ['email', { name: 'X', email: 'nobody' }],
  ['linkedin', { name: 'X', linkedin: 'javascript:alert(1)' }],
  ['github', { name: 'X', github: ' data:text/html,x' }],
  ...[operator, '90', -1, 1_000_001].map((value) => ['grade', { name: 'X', grade: value }] as const),
];

const suite: StoreSuite = (openStore) => {
  const people = givenPeople(openStore, 'input');
  const setUp = async (gateway: (typeof gateways)[number]) => {
    const { ada } = await people(gateway);
    const { id } = await saveCourse(ada);
    const student = await ada.post(`/api/courses/${id}/students`, { name: 'Alan', grade: 1 });
    const { id: studentId } = JSON.parse(student.text) as { id: string };
    return { ada, id, studentId, before: await readCourse(ada, id) };
  };

  /** Sends each body. Expects that it is refused with a text that begins with `title` and names the field, and changes nothing. */
  async function expectRefusals(
    browser: Browser,
    id: string,
    send: (body: object) => ReturnType<Browser['post']>,
    bodies: readonly (readonly [field: string, body: object])[],
    title = '',
  ) {
    const before = await readCourse(browser, id);
    for (const [field, body] of bodies) {
      const { status, text } = await send(body);
      expect(status, `${field}: ${text}`).toBe(400);
      expect(text.startsWith(title), text).toBe(true);
      expect(text.slice(title.length)).toContain(field);
      expect(text.length).toBeLessThan(4_000);
    }
    expect(await readCourse(browser, id)).toEqual(before);
    expect(JSON.parse((await browser.get('/api/courses/meta')).text)).toHaveLength(1);
    expect(({} as { role?: string }).role).toBeUndefined();
  }

  describe.each(gatewaysOn(openStore))('invalid course input over $name', (gateway) => {
    it('is refused with the name of its field, and nothing is stored', async () => {
      const { ada, id } = await setUp(gateway);
      const post = (body: object) => ada.post('/api/course', { ...courseBody, ...body });
      await expectRefusals(ada, id, post, badValues, 'Saving course grades failed\n');
      await expectRefusals(ada, id, (body) => ada.post('/api/course', body), [['categories', {}]]);
    });

    it.each([
      ['/api/course/', 'Course could not be updated\n'],
      ['/api/api/v2/course/', 'Course could not be updated\n'],
    ])('is refused by PATCH %s{id} with the name of its field, and nothing changes', async (path, title) => {
      const { ada, id } = await setUp(gateway);
      const patch = (body: object) => ada.patch(path + id, { name: 'Changed', ...body });
      await expectRefusals(ada, id, patch, badValues, title);
      const revisions = [operator, 'x', 1.5].map((revision) => ['revision', { revision }] as const);
      await expectRefusals(ada, id, patch, revisions, title);
    });

    it('is refused by PATCH /api/api/v2/course/grade/{id}, which accepts only four fields', async () => {
      const { ada, id } = await setUp(gateway);
      const patch = (body: object) =>
        ada.patch(`/api/api/v2/course/grade/${id}`, { notes: 'Changed', ...body });
      const title = 'Updating course grades failed\n';
      const bodies = badValues.map(([path, body]) => [path.split('.')[0] ?? '', body] as const);
      await expectRefusals(ada, id, patch, bodies, title);
      const others = ['name', 'description', 'syllabus', 'isTemplate'].map((field) => [
        field,
        { [field]: 'x' },
      ]);
      await expectRefusals(ada, id, patch, others as [string, object][], title);
    });

    it('with read-only fields is refused with their names, on every route', async () => {
      const { ada, id, studentId } = await setUp(gateway);
      const names = (start: object) =>
        foreignNames.map((name) => [name, { ...start, ...withKey(name, 'x') }] as const);
      const routes: readonly (readonly [method: 'post' | 'patch', path: string, start: object])[] = [
        ['post', '/api/course', courseBody],
        ['patch', `/api/course/${id}`, { name: 'Changed' }],
        ['patch', `/api/api/v2/course/${id}`, { name: 'Changed' }],
        ['patch', `/api/api/v2/course/grade/${id}`, { notes: 'Changed' }],
        ['post', `/api/courses/${id}/gradeUpdate`, { studentId, grade: 100 }],
        ['post', `/api/api/v2/courses/${id}/gradeUpdate`, { studentId, grade: 100 }],
        ['post', `/api/courses/${id}/deleteStudent`, { s_id: studentId }],
        ['post', `/api/courses/${id}/people/import`, { csv: 'name\nX' }],
      ];
      for (const [method, path, start] of routes) {
        await expectRefusals(ada, id, (body) => ada[method](path, body), names(start));
      }
      const student = names({ name: 'X' }).filter(([name]) => name !== 'role');
      await expectRefusals(ada, id, (body) => ada.post(`/api/courses/${id}/students`, body), student);
    });

    it('for people is refused with the name of its field, and nothing changes', async () => {
      const { ada, id, studentId } = await setUp(gateway);
      const add = (body: object) => ada.post(`/api/courses/${id}/students`, body);
      await expectRefusals(ada, id, add, badPeople);
      for (const path of ['/api/courses/', '/api/api/v2/courses/']) {
        const update = (body: object) => ada.post(`${path}${id}/gradeUpdate`, body);
        await expectRefusals(ada, id, update, [
          ...[operator, '90', -1, 1_000_001, [1]].map((grade) => ['grade', { studentId, grade }] as const),
          ['grade', { studentId }],
          ...[operator, null, ['x']].map((value) => ['studentId', { studentId: value, grade: 1 }] as const),
          ['studentId', { grade: 1 }],
        ]);
        for (const strange of ['missing', '__proto__', 'a.b', '$set', '', 'constructor', megabyte]) {
          expect((await update({ studentId: strange, grade: -1 })).status).toBe(404);
        }
      }
      const remove = (body: object) => ada.post(`/api/courses/${id}/deleteStudent`, body);
      const ids = [operator, null, ['x']].map((value) => ['s_id', { s_id: value }] as const);
      await expectRefusals(ada, id, remove, [...ids, ['s_id', {}]]);
      for (const strange of ['missing', '__proto__', 'a.b', '$set', '']) {
        expect((await remove({ s_id: strange })).status).toBe(404);
      }
      const read = (body: object) => ada.post(`/api/courses/${id}/people/import`, body);
      await expectRefusals(ada, id, read, [
        ['csv', {}],
        ...[operator, 7, null].map((csv) => ['csv', { csv }] as const),
      ]);
    });

    it('instead of an ID is refused by GraphQL, as is an unknown field, and nothing changes', async () => {
      const { ada, id, before } = await setUp(gateway);
      const operations = [
        'query ($id: ID!) { course(id: $id) { id } }',
        'mutation ($id: ID!) { updateCourse(id: $id, input: { name: "X" }) { id } }',
        'mutation ($id: ID!) { deleteCourse(id: $id) }',
        'mutation ($id: ID!) { restoreCourse(id: $id) { id } }',
        'mutation ($id: ID!) { duplicateCourse(id: $id) { id } }',
        'mutation ($id: ID!) { updateStudentGrade(courseId: $id, studentId: $id, grade: 1) { id } }',
        'query ($id: ID!) { peopleExport(courseId: $id) }',
      ];
      for (const operation of operations) {
        for (const value of [operator, ['x'], null, true, { $ne: null }]) {
          const { result } = await ada.graphql(operation, { id: value });
          expect(result.errors?.[0]?.extensions.code, operation).toBe('BAD_USER_INPUT');
        }
      }
      const update =
        'mutation ($id: ID!, $input: UpdateCourseInput!) { updateCourse(id: $id, input: $input) { id } }';
      const { result } = await ada.graphql(update, { id, input: { ownerId: 'me', targetGrade: -1 } });
      expect(result.errors?.[0]?.extensions.fields).toEqual({ 'input.ownerId': 'Unknown field.' });
      expect(await readCourse(ada, id)).toEqual(before);
    });
  });
};

describeOnSqlite('course input', suite);
