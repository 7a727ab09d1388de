import { describe, expect, it, vi } from 'vitest';
import { completeDocument, textDocument } from '../../../core/notes/testing/documents.ts';
import { day, minute } from '../../../functions/platform/clock.ts';
import {
  describeOnMongo,
  describeOnSqlite,
  type StoreSuite,
} from '../../../functions/platform/store/testing/store-suites.ts';
import { goodPassword } from '../../support/accounts.ts';
import { givenClassroom } from '../../support/attempts.ts';
import type { Browser } from '../../support/browser.ts';
import { downloadDataExport } from '../../support/export.ts';
import { gatewaysOn, type Gateway } from '../../support/gateways.ts';
import { json } from '../../support/notes.ts';
import { documentsIn, givenStaff } from '../../support/staff.ts';

vi.setConfig({ testTimeout: 60_000 });

interface PublicNoteReply {
  readonly id: string;
  readonly title: string;
  readonly revision: number;
}
interface VersionReply {
  readonly number: number;
  readonly title: string;
  readonly authorName: string;
}

const stored = ['publicNotes', 'publicNoteVersions', 'publicNoteTerms'];
const refusedEdit = 'Only the owner and the co-instructors of the course can change its notes.';

function givenCourseNotes(openStore: Parameters<StoreSuite>[0]) {
  const classroom = givenClassroom(openStore, 'publicnotes');
  return async (gateway: Gateway) => {
    const course = await givenStaff(await classroom(gateway), gateway);
    const path = `/api/courses/${course.courseId}/public-notes`;
    return {
      ...course,
      path,
      write: (title: string, text = `About ${title}`, by = course.teacher) =>
        json<PublicNoteReply>(by.post(path, { title, content: textDocument(text) }), 201),
      titles: async (by: Browser) => (await json<PublicNoteReply[]>(by.get(path))).map(({ title }) => title),
      versions: (id: string, by = course.teacher) => json<VersionReply[]>(by.get(`${path}/${id}/versions`)),
      state: () => documentsIn(course.store, stored),
    };
  };
}

const suite: StoreSuite = (openStore) => {
  const given = givenCourseNotes(openStore);

  describe.each(gatewaysOn(openStore))('a note of a course over $name', (gateway) => {
    it('is written by an instructor and read by everybody in the course', async () => {
      const { teacher, ivy, gus, ada, courseId, path } = await given(gateway);
      const saved = await json<PublicNoteReply>(
        teacher.post(path, { title: ' Limits ', content: completeDocument, key: 'a key' }),
        201,
      );
      const note = {
        id: saved.id,
        _id: saved.id,
        courseId,
        title: 'Limits',
        content: completeDocument,
        revision: 1,
        authorName: expect.any(String),
        createdAt: '2026-11-21T09:00:00.000Z',
        updatedAt: '2026-11-21T09:00:00.000Z',
        canEdit: true,
      };
      expect(saved).toEqual(note);
      const again = await teacher.post(path, { title: 'Other', key: 'a key' });
      expect(JSON.parse(again.text)).toMatchObject({ id: saved.id, title: 'Limits' });
      for (const [reader, canEdit] of [
        [ivy, true],
        [gus, false],
        [ada, false],
      ] as const)
        expect(await json(reader.get(`${path}/${saved.id}`))).toEqual({ ...note, canEdit });
      const { result } = await ada.graphql(
        'query ($id: ID!) { course(id: $id) { publicNotes { id title excerpt } } }',
        { id: courseId },
      );
      expect(result.data?.['course']).toMatchObject({ publicNotes: [{ id: saved.id, title: 'Limits' }] });
    });

    it('is changed only by the owner and the co-instructors', async () => {
      const { ivy, gus, ada, eve, teacher, root, courseId, path, write, state } = await given(gateway);
      const { id } = await write('Limits');
      const before = await state();
      const outsider = await json<{ id: string }>(
        ada.post('/api/course', { name: 'Mine', categories: [], isTemplate: false }),
        201,
      );
      const changesOf = (by: Browser) => [
        by.post(path, { title: 'Mine' }),
        by.patch(`${path}/${id}`, { title: 'Mine' }),
        by.put(`${path}/order`, { ids: [id] }),
        by.remove(`${path}/${id}`),
        by.post(`${path}/${id}/restore`, {}),
        by.post(`${path}/${id}/versions/${id}:1/restore`, {}),
        by.get(`${path}/${id}/versions`),
        by.get(`${path}/${id}/versions/${id}:1`),
        by.get(`${path}/deleted`),
      ];
      for (const by of [gus, ada, eve])
        for (const { status } of await Promise.all(changesOf(by))) expect([403, 404]).toContain(status);
      const refused = await gus.graphql(
        'mutation ($courseId: ID!, $id: ID!) { deletePublicNote(courseId: $courseId, id: $id) }',
        { courseId, id },
      );
      expect(refused.result.errors?.[0]).toMatchObject({
        message: refusedEdit,
        extensions: { code: 'FORBIDDEN' },
      });
      // The note is not in this course.
      for (const by of [ada, teacher, root])
        expect((await by.get(`/api/courses/${outsider.id}/public-notes/${id}`)).status).toBe(404);
      expect(await state()).toBe(before);
      expect(await json(ivy.patch(`${path}/${id}`, { title: 'Ours' }))).toMatchObject({
        title: 'Ours',
        revision: 2,
      });
    });

    it('cannot be read by readers of a template, by strangers and by removed people', async () => {
      const { teacher, ada, eve, students, courseId, path, write } = await given(gateway);
      const { id } = await write('Limits', 'A limit of a sequence');
      expect((await ada.get(`${path}/${id}`)).status).toBe(200);
      const found = async (by: Browser) =>
        (await json<{ kind: string; id: string }[]>(by.get('/api/search?text=sequ'))).map((each) => each.id);
      expect(await found(ada)).toEqual([id]);
      await teacher.post(`/api/courses/${courseId}/deleteStudent`, { s_id: students.ada });
      expect((await ada.get(path)).status).toBe(404);
      expect((await ada.get(`${path}/${id}`)).status).toBe(404);
      expect(await found(ada)).toEqual([]);
      expect(await found(eve)).toEqual([id]);
      await teacher.patch(`/api/course/${courseId}`, { isTemplate: true });
      const { result } = await ada.graphql('query ($id: ID!) { course(id: $id) { publicNotes { id } } }', {
        id: courseId,
      });
      expect(result.data?.['course']).toEqual({ publicNotes: null });
      expect((await ada.get(`${path}/${id}`)).status).toBe(404);
    });

    it('has a place in the reading order, which an instructor changes', async () => {
      const { teacher, ada, path, write, titles, state } = await given(gateway);
      const ids = [];
      for (const title of ['First', 'Second', 'Third']) ids.push((await write(title)).id);
      expect(await titles(ada)).toEqual(['First', 'Second', 'Third']);
      await json(teacher.put(`${path}/order`, { ids: [ids[2], ids[0]] }));
      expect(await titles(ada)).toEqual(['Third', 'First', 'Second']);
      const before = await state();
      const unknown = await teacher.put(`${path}/order`, { ids: [ids[0], 'no-such-id'] });
      expect([unknown.status, unknown.text]).toEqual([
        400,
        'ids: A note of the list is not in the course. Reload the page.',
      ]);
      expect(await state()).toBe(before);
    });

    it('that was changed by somebody else is not overwritten', async () => {
      const { teacher, ivy, path, write, state } = await given(gateway);
      const { id } = await write('Limits');
      await json(ivy.patch(`${path}/${id}`, { title: 'By Ivy', revision: 1 }));
      const before = await state();
      const refused = await teacher.patch(`${path}/${id}`, { title: 'By the owner', revision: 1 });
      expect(refused.status).toBe(409);
      expect(await state()).toBe(before);
    });

    it('is deleted and restored', async () => {
      const { teacher, ada, clock, path, write, titles } = await given(gateway);
      const { id } = await write('Limits');
      expect((await teacher.remove(`${path}/${id}`)).status).toBe(204);
      expect(await titles(ada)).toEqual([]);
      expect((await ada.get(`${path}/${id}`)).status).toBe(404);
      expect(await json(teacher.get(`${path}/deleted`))).toMatchObject([{ id, title: 'Limits' }]);
      expect(await json(teacher.post(`${path}/${id}/restore`, {}))).toMatchObject({ title: 'Limits' });
      expect(await titles(ada)).toEqual(['Limits']);
      await teacher.remove(`${path}/${id}`);
      clock.advance(6 * day);
      expect(await json(teacher.get(`${path}/deleted`))).toHaveLength(1);
    });
  });
};

const historySuite: StoreSuite = (openStore) => {
  const given = givenCourseNotes(openStore);

  describe.each(gatewaysOn(openStore))('the versions of a note over $name', (gateway) => {
    it('begin with another author or after half an hour, and can be restored', async () => {
      const { teacher, ivy, clock, path, write, versions } = await given(gateway);
      const { id } = await write('One', 'A');
      await json(teacher.patch(`${path}/${id}`, { title: 'One and a half' }));
      expect((await versions(id)).map(({ number, title }) => [number, title])).toEqual([
        [1, 'One and a half'],
      ]);
      await json(ivy.patch(`${path}/${id}`, { title: 'Two' }));
      clock.advance(30 * minute);
      await json(ivy.patch(`${path}/${id}`, { title: 'Three' }));
      expect((await versions(id)).map(({ number, title }) => [number, title])).toEqual([
        [3, 'Three'],
        [2, 'Two'],
        [1, 'One and a half'],
      ]);
      expect(await json(teacher.get(`${path}/${id}/versions/${id}:1`))).toMatchObject({
        title: 'One and a half',
        content: textDocument('A'),
      });
      const restored = await json(teacher.post(`${path}/${id}/versions/${id}:1/restore`, {}));
      expect(restored).toMatchObject({ title: 'One and a half', revision: 5 });
      expect((await versions(id)).map(({ title }) => title)).toEqual([
        'One and a half',
        'Three',
        'Two',
        'One and a half',
      ]);
      expect((await teacher.get(`${path}/${id}/versions/${id}:9`)).status).toBe(404);
    });

    it('are the last 100', async () => {
      const { teacher, ivy, path, write, versions } = await given(gateway);
      const { id } = await write('Version 1');
      for (let number = 2; number <= 103; number += 1)
        await json((number % 2 === 0 ? ivy : teacher).patch(`${path}/${id}`, { title: `Version ${number}` }));
      const kept = await versions(id);
      expect([kept.length, kept[0]?.title, kept.at(-1)?.title]).toEqual([100, 'Version 103', 'Version 4']);
    });
  });

  describe.each(gatewaysOn(openStore))('with an account over $name', (gateway) => {
    it('the notes of its courses are deleted, and in other courses its name', async () => {
      const { teacher, ivy, ada, path, write, versions, state, product } = await given(gateway);
      const { id } = await write('Limits');
      await json(ivy.patch(`${path}/${id}`, { title: 'By Ivy' }));
      const written = (await downloadDataExport(ivy))['public-notes.json'];
      expect(written).toMatchObject([{ noteId: id, version: 2, title: 'By Ivy' }]);
      expect((await ivy.post('/api/account/delete', { password: goodPassword })).status).toBe(204);
      expect(await json(ada.get(`${path}/${id}`))).toMatchObject({ title: 'By Ivy', authorName: '' });
      expect((await versions(id)).map(({ authorName }) => authorName === '')).toEqual([true, false]);
      expect((await teacher.post('/api/account/delete', { password: goodPassword })).status).toBe(204);
      await product.purge();
      expect(await state()).toBe('[[],[],[]]');
    });

    it('a course that is deleted hides its notes until it is restored, and a copy has none', async () => {
      const { teacher, ada, courseId, path, write, titles } = await given(gateway);
      await write('Limits');
      const copy = await json<{ id: string }>(teacher.post(`/api/course/${courseId}/duplicate`, {}), 201);
      expect(await json(teacher.get(`/api/courses/${copy.id}/public-notes`))).toEqual([]);
      await teacher.remove(`/api/course/${courseId}`);
      expect((await ada.get(path)).status).toBe(404);
      await teacher.post(`/api/course/${courseId}/restore`, {});
      expect(await titles(ada)).toEqual(['Limits']);
    });
  });
};

describeOnSqlite('public notes:', suite);
await describeOnMongo('public notes:', suite);
describeOnSqlite('the history of public notes:', historySuite);
await describeOnMongo('the history of public notes:', historySuite);
