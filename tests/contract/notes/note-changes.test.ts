import { describe, expect, it, vi } from 'vitest';
import { textDocument } from '../../../core/notes/testing/documents.ts';
import {
  describeOnMongo,
  describeOnSqlite,
  type StoreSuite,
} from '../../../functions/platform/store/testing/store-suites.ts';
import { goodPassword } from '../../support/accounts.ts';
import { addPerson, givenTeacher, saveCourse } from '../../support/courses.ts';
import { downloadDataExport } from '../../support/export.ts';
import { removePerson } from '../../support/invitations.ts';
import { gatewaysOn } from '../../support/gateways.ts';
import { json, saveNote, titlesOf } from '../../support/notes.ts';

vi.setConfig({ testTimeout: 60_000 });

const suite: StoreSuite = (openStore) => {
  const given = givenTeacher(openStore, 'note-changes');

  describe.each(gatewaysOn(openStore))('a note over $name', (gateway) => {
    it('is not overwritten by a change of another revision', async () => {
      const { ada } = await given(gateway);
      const { id } = await saveNote(ada, { title: 'Limits', content: textDocument('mine') });
      await json(ada.patch(`/api/notes/${id}`, { content: textDocument('first'), revision: 1 }));
      const late = await ada.patch(`/api/notes/${id}`, { content: textDocument('second'), revision: 1 });
      expect(late).toMatchObject({
        status: 409,
        text: 'The note was changed in another tab or on another device after you loaded it. Nothing was overwritten.',
      });
      const note = await json<object>(ada.get(`/api/notes/${id}`));
      expect(note).toMatchObject({ content: textDocument('first'), revision: 2 });
      expect(await titlesOf(ada, '?search=second')).toEqual([]);
    });

    it('keeps the changes of requests at the same time that do not name a revision', async () => {
      const { ada } = await given(gateway);
      const { id } = await saveNote(ada, { title: 'Limits' });
      const changes = [
        { title: 'Series' },
        { tags: ['exam'] },
        { isPinned: true },
        { content: textDocument('x') },
      ];
      const replies = await Promise.all(changes.map((change) => ada.patch(`/api/notes/${id}`, change)));
      expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
      expect(await json(ada.get(`/api/notes/${id}`))).toMatchObject({
        title: 'Series',
        tags: ['exam'],
        isPinned: true,
        content: textDocument('x'),
        revision: 5,
      });
      expect(await titlesOf(ada, '?search=series&tag=exam')).toEqual(['Series']);
    });

    it('is created once for each key, also by requests at the same time', async () => {
      const { ada, eve } = await given(gateway);
      const replies = await Promise.all(
        ['One', 'Two', 'Three'].map((title) => ada.post('/api/notes', { title, key: 'k' })),
      );
      expect(replies.map(({ status }) => status)).toEqual([201, 201, 201]);
      expect(new Set(replies.map(({ text }) => text)).size).toBe(1);
      expect(await titlesOf(ada)).toHaveLength(1);
      expect((await saveNote(eve, { key: 'k' })).id).not.toBe(JSON.parse(replies[0]?.text ?? '').id);
      await ada.remove(`/api/notes/${JSON.parse(replies[0]?.text ?? '').id}`);
      expect(await ada.post('/api/notes', { key: 'k' })).toMatchObject({
        status: 400,
        text: 'key: The note that was created with this key is deleted. Restore it, or use another key.',
      });
    });

    it('can belong to a course that its owner can read, and is listed by it', async () => {
      const { ada, eve } = await given(gateway);
      const { id: courseId } = await saveCourse(ada);
      const refused = await eve.post('/api/notes', { courseId });
      expect(refused).toMatchObject({
        status: 400,
        text: 'courseId: There is no such course among yours.',
      });
      expect(await titlesOf(eve)).toEqual([]);
      const { id: studentId } = await addPerson(ada, courseId, {
        name: 'Eve',
        email: 'eve@markwise.example',
      });
      const { id } = await saveNote(eve, { title: 'In class', courseId });
      await saveNote(eve, { title: 'Other' });
      expect(await titlesOf(eve, `?courseId=${courseId}`)).toEqual(['In class']);
      expect(await titlesOf(ada, `?courseId=${courseId}`)).toEqual([]);
      // Who leaves a course keeps the notes about it.
      expect((await removePerson(ada, courseId, studentId)).status).toBe(204);
      expect(await json(eve.patch(`/api/notes/${id}`, { title: 'After class' }))).toMatchObject({ courseId });
      expect(await json(eve.patch(`/api/notes/${id}`, { courseId: null }))).toMatchObject({ courseId: null });
    });

    it('is in its owner’s data export, and is removed with the account', async () => {
      const { ada, eve, store } = await given(gateway);
      const { id } = await saveNote(eve, { title: 'Mine', content: textDocument('secret'), tags: ['a'] });
      const { id: deleted } = await saveNote(eve, { title: 'Gone' });
      await eve.remove(`/api/notes/${deleted}`);
      await saveNote(ada, { title: 'Hers' });
      const { 'notes.json': notes } = await downloadDataExport(eve);
      expect(notes).toHaveLength(2);
      expect(notes).toContainEqual(
        expect.objectContaining({ id, title: 'Mine', content: textDocument('secret'), tags: ['a'] }),
      );
      await eve.post('/api/account/delete', { password: goodPassword });
      expect(await store.collection('notes').countDocuments({})).toBe(1);
      expect(await store.collection('noteTerms').countDocuments({})).toBe(1);
      expect(await titlesOf(ada, '?search=hers')).toEqual(['Hers']);
    });
  });
};

describeOnSqlite('changes of notes:', suite);
await describeOnMongo('changes of notes:', suite);
