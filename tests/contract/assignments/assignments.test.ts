import { describe, expect, it, vi } from 'vitest';
import { day } from '../../../functions/platform/clock.ts';
import {
  describeOnMongo,
  describeOnSqlite,
  type StoreSuite,
} from '../../../functions/platform/store/testing/store-suites.ts';
import { assignmentBody, givenAssignments } from '../../support/assignments.ts';
import type { Browser } from '../../support/browser.ts';
import { gatewaysOn } from '../../support/gateways.ts';
import { json } from '../../support/notes.ts';

vi.setConfig({ testTimeout: 60_000 });

const refusedEdit = 'Only the owner and the co-instructors of the course can change its assignments.';

const readingSuite: StoreSuite = (openStore) => {
  const given = givenAssignments(openStore, 'assignments');

  describe.each(gatewaysOn(openStore))('an assignment over $name', (gateway) => {
    it('is written by an instructor and read by everybody in the course', async () => {
      const { teacher, ivy, gus, ada, courseId, add } = await given(gateway);
      const saved = await add({ title: ' Limits ', key: 'a key' });
      const assignment = {
        ...assignmentBody,
        id: saved.id,
        _id: saved.id,
        courseId,
        itemId: null,
        revision: 1,
        authorName: expect.any(String),
        createdAt: '2026-11-21T09:00:00.000Z',
        updatedAt: '2026-11-21T09:00:00.000Z',
        canEdit: true,
        canGrade: true,
      };
      expect(saved).toMatchObject(assignment);
      expect(await add({ title: 'Other', key: 'a key' })).toMatchObject({ id: saved.id, title: 'Limits' });
      for (const [reader, canEdit, canGrade] of [
        [ivy, true, true],
        [gus, false, true],
        [ada, false, false],
      ] as const)
        expect(await json(reader.get(`/api/assignments/${saved.id}`))).toMatchObject({
          ...assignment,
          canEdit,
          canGrade,
        });
      const query =
        'query ($id: ID!) { course(id: $id) { assignments { id title course { id } lateRule { percentPerDay } } } }';
      for (const reader of [teacher, ada]) {
        const { result } = await reader.graphql(query, { id: courseId });
        expect(result.data?.['course']).toEqual({
          assignments: [
            { id: saved.id, title: 'Limits', course: { id: courseId }, lateRule: { percentPerDay: 10 } },
          ],
        });
      }
    });

    it('is seen by members once it is published, and its brief once it is open', async () => {
      const { ada, gus, clock, courseId, add, change, titles } = await given(gateway);
      const { id } = await add({ isPublished: false, opensAt: '2026-11-22T09:00:00.000Z' });
      const read = () => ada.get(`/api/assignments/${id}`);
      const listed = async () => {
        const { result } = await ada.graphql(
          'query ($id: ID!) { course(id: $id) { assignments { title } } }',
          { id: courseId },
        );
        return result.data?.['course'];
      };
      expect(await titles(gus)).toEqual(['Limits']);
      expect(await titles(ada)).toEqual([]);
      expect(await listed()).toEqual({ assignments: [] });
      expect((await read()).status).toBe(404);
      expect((await change(id, { isPublished: true })).status).toBe(200);
      expect(await titles(ada)).toEqual(['Limits']);
      expect(await listed()).toEqual({ assignments: [{ title: 'Limits' }] });
      expect(await json(read())).toMatchObject({ title: 'Limits', brief: null });
      expect(await json(gus.get(`/api/assignments/${id}`))).toMatchObject({ brief: assignmentBody.brief });
      clock.advance(day);
      expect(await json(read())).toMatchObject({ brief: assignmentBody.brief });
    });

    it('is hidden while its course is deleted, and is not copied with it', async () => {
      const { teacher, ada, courseId, add, titles } = await given(gateway);
      const { id } = await add();
      const copy = await json<{ id: string }>(teacher.post(`/api/course/${courseId}/duplicate`, {}), 201);
      expect(await json(teacher.get(`/api/assignments?courseId=${copy.id}`))).toEqual([]);
      await teacher.remove(`/api/course/${courseId}`);
      for (const by of [ada, teacher]) expect((await by.get(`/api/assignments/${id}`)).status).toBe(404);
      await teacher.post(`/api/course/${courseId}/restore`, {});
      expect(await titles(ada)).toEqual(['Limits']);
    });

    it('is found by its title, by members once it is published', async () => {
      const { teacher, gus, ada, students, courseId, add } = await given(gateway);
      const { id } = await add({ title: 'Cauchy sequences' });
      await add({ title: 'Cauchy products', isPublished: false });
      const found = async (by: Browser) =>
        (await json<{ title: string }[]>(by.get('/api/search?text=cauch'))).map(({ title }) => title);
      expect(await json(ada.get('/api/search?text=cauch'))).toEqual([
        {
          kind: 'ASSIGNMENT',
          id,
          _id: id,
          title: 'Cauchy sequences',
          detail: 'Due Nov 25, 2026, 22:59 UTC',
          courseId,
          bankId: null,
        },
      ]);
      expect((await found(teacher)).toSorted()).toEqual(['Cauchy products', 'Cauchy sequences']);
      expect((await found(gus)).toSorted()).toEqual(['Cauchy products', 'Cauchy sequences']);
      await teacher.post(`/api/courses/${courseId}/deleteStudent`, { s_id: students.ada });
      expect(await found(ada)).toEqual([]);
    });

    it('is listed by due date', async () => {
      const { ada, add, titles } = await given(gateway);
      await add({ title: 'No date', dueAt: null });
      await add({ title: 'Last', dueAt: '2026-12-25T22:59:00.000Z' });
      await add({ title: 'Second' });
      await add({ title: 'First' });
      expect(await titles(ada)).toEqual(['First', 'Second', 'Last', 'No date']);
    });

    it('cannot be read by strangers, removed people and readers of a template', async () => {
      const { teacher, ada, eve, students, courseId, add } = await given(gateway);
      const { id } = await add();
      const path = `/api/assignments/${id}`;
      expect((await ada.get(path)).status).toBe(200);
      await teacher.post(`/api/courses/${courseId}/deleteStudent`, { s_id: students.ada });
      expect((await ada.get(path)).status).toBe(404);
      expect((await ada.get(`/api/assignments?courseId=${courseId}`)).status).toBe(404);
      expect((await eve.get(path)).status).toBe(200);
      await teacher.patch(`/api/course/${courseId}`, { isTemplate: true });
      expect((await ada.get(path)).status).toBe(404);
      const { result } = await ada.graphql('query ($id: ID!) { course(id: $id) { assignments { id } } }', {
        id: courseId,
      });
      expect(result.data?.['course']).toEqual({ assignments: null });
    });
  });
};

const writingSuite: StoreSuite = (openStore) => {
  const given = givenAssignments(openStore, 'assignmentwriting');

  describe.each(gatewaysOn(openStore))('an assignment over $name', (gateway) => {
    it('is changed only by the owner and the co-instructors', async () => {
      const { ivy, gus, ada, eve, courseId, add, change, state } = await given(gateway);
      const { id } = await add();
      const draft = await add({ title: 'Draft', isPublished: false });
      const before = await state();
      const changesOf = (by: Browser) => [
        by.post('/api/assignments', { courseId, title: 'Mine' }),
        ...[id, draft.id].flatMap((each) => [
          change(each, { title: 'Mine' }, by),
          by.remove(`/api/assignments/${each}`),
          by.post(`/api/assignments/${each}/restore`, {}),
        ]),
        by.get(`/api/assignments/deleted?courseId=${courseId}`),
      ];
      for (const by of [gus, ada, eve])
        for (const { status } of await Promise.all(changesOf(by))) expect([403, 404]).toContain(status);
      const refused = await gus.graphql('mutation ($id: ID!) { deleteAssignment(id: $id) }', { id });
      expect(refused.result.errors?.[0]).toMatchObject({
        message: refusedEdit,
        extensions: { code: 'FORBIDDEN' },
      });
      expect(await state()).toBe(before);
      expect(await json(change(id, { title: 'Ours' }, ivy))).toMatchObject({ title: 'Ours', revision: 2 });
    });

    it('keeps what a change does not name, and loses what a change sets to null', async () => {
      const { add, change } = await given(gateway);
      const { id } = await add();
      const changed = { ...assignmentBody, title: 'Series' };
      expect(await json(change(id, { title: 'Series' }))).toMatchObject(changed);
      const nothing = { title: null, brief: null, maximumPoints: null, kinds: null, isPublished: null };
      expect(await json(change(id, nothing))).toMatchObject(changed);
      const cleared = { opensAt: null, dueAt: null, lateRule: null };
      expect(await json(change(id, cleared))).toMatchObject({ ...changed, ...cleared });
      const { revision } = await json<{ revision: number }>(change(id, {}));
      expect(await json(change(id, {}))).toMatchObject({ revision });
    });

    it.each([
      [{ title: ' ' }, 'title: A value is needed.'],
      [{ title: 'One\ntwo' }, 'title: Keep it to one line.'],
      [{ brief: { type: 'doc', content: [{ type: 'script' }] } }, 'brief: A note cannot contain “script”.'],
      [{ maximumPoints: 0 }, 'maximumPoints: The maximum points must be more than 0.'],
      [{ dueAt: '2026-11-20T08:00:00.000Z' }, 'dueAt: The due date must be after the opening.'],
      [{ lateRule: { percentPerDay: 101 } }, 'lateRule: The percentage must not be over 100.'],
      [{ kinds: [] }, 'kinds: Choose what students can submit.'],
      [{ itemId: 'no-such-id' }, 'itemId: This item does not exist in the course.'],
    ])('with %j is refused', async (changes, message) => {
      const { teacher, courseId, add, change, state } = await given(gateway);
      const { id } = await add();
      const before = await state();
      const body = { courseId, ...assignmentBody, ...changes };
      for (const { status, text } of [
        await teacher.post('/api/assignments', body),
        await change(id, changes),
      ])
        expect([status, text]).toEqual([400, message]);
      expect(await state()).toBe(before);
    });

    it('that was changed by somebody else is not overwritten', async () => {
      const { ivy, add, change, state } = await given(gateway);
      const { id } = await add();
      await json(change(id, { title: 'By Ivy', revision: 1 }, ivy));
      const before = await state();
      expect((await change(id, { title: 'By the owner', revision: 1 })).status).toBe(409);
      expect(await state()).toBe(before);
    });

    it('is deleted and restored', async () => {
      const { teacher, ada, clock, courseId, add, titles, product, state } = await given(gateway);
      const { id } = await add();
      const path = `/api/assignments/${id}`;
      expect((await teacher.remove(path)).status).toBe(204);
      expect(await titles(ada)).toEqual([]);
      for (const by of [ada, teacher]) expect((await by.get(path)).status).toBe(404);
      expect(await json(teacher.get(`/api/assignments/deleted?courseId=${courseId}`))).toMatchObject([
        { id, title: 'Limits' },
      ]);
      expect(await json(teacher.post(`${path}/restore`, {}))).toMatchObject({ title: 'Limits' });
      expect(await titles(ada)).toEqual(['Limits']);
      await teacher.remove(path);
      clock.advance(30 * day);
      await product.purge();
      expect(await state()).toBe('[[],[]]');
    });
  });
};

describeOnSqlite('assignments:', readingSuite);
await describeOnMongo('assignments:', readingSuite);
describeOnSqlite('writing assignments:', writingSuite);
await describeOnMongo('writing assignments:', writingSuite);
