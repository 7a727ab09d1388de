import { describe, expect, it, vi } from 'vitest';
import { completeDocument, textDocument } from '../../../core/notes/testing/documents.ts';
import { day } from '../../../functions/platform/clock.ts';
import {
  describeOnMongo,
  describeOnSqlite,
  type StoreSuite,
} from '../../../functions/platform/store/testing/store-suites.ts';
import { goodPassword, signIn } from '../../support/accounts.ts';
import type { Browser } from '../../support/browser.ts';
import { addPerson, givenTeacher, saveCourse } from '../../support/courses.ts';
import { downloadDataExport } from '../../support/export.ts';
import { gatewaysOn } from '../../support/gateways.ts';

vi.setConfig({ testTimeout: 60_000 });

interface NoteReply {
  readonly id: string;
  readonly title: string;
  readonly revision: number;
  readonly excerpt: string;
}

async function json<T>(reply: ReturnType<Browser['get']>, status = 200): Promise<T> {
  const { status: received, text } = await reply;
  expect([received, text]).toEqual([status, expect.any(String)]);
  return JSON.parse(text) as T;
}

const saveNote = (browser: Browser, note: object) => json<NoteReply>(browser.post('/api/notes', note), 201);
const titlesOf = async (browser: Browser, query = '') =>
  (await json<NoteReply[]>(browser.get(`/api/notes${query}`))).map(({ title }) => title);

const suite: StoreSuite = (openStore) => {
  const given = givenTeacher(openStore, 'notes');

  describe.each(gatewaysOn(openStore))('a note over $name', (gateway) => {
    it('is returned as it was saved, without anything that a note cannot have', async () => {
      const { ada } = await given(gateway);
      const content = { ...completeDocument, onload: 'alert(1)' };
      const saved = await saveNote(ada, {
        title: ' Limits ',
        content,
        tags: ['Week 1', 'week  1', ' Exam '],
      });
      const note = {
        id: saved.id,
        _id: saved.id,
        title: 'Limits',
        content: completeDocument,
        tags: ['Week 1', 'Exam'],
        courseId: null,
        isPinned: false,
        revision: 1,
        createdAt: '2026-11-21T09:00:00.000Z',
        updatedAt: '2026-11-21T09:00:00.000Z',
      };
      expect(saved).toEqual(note);
      expect(await json(ada.get(`/api/notes/${saved.id}`))).toEqual(note);
    });

    it('is listed after the pinned notes, and before the notes that were changed earlier', async () => {
      const { ada, clock } = await given(gateway);
      const ids: string[] = [];
      for (const title of ['First', 'Second', 'Third']) {
        ids.push((await saveNote(ada, { title, content: textDocument(`${title} text`) })).id);
        clock.advance(1_000);
      }
      expect(await titlesOf(ada)).toEqual(['Third', 'Second', 'First']);
      const pinned = await json<object>(ada.patch(`/api/notes/${ids[0]}`, { isPinned: true }));
      expect(pinned).toMatchObject({ updatedAt: '2026-11-21T09:00:00.000Z', revision: 2 });
      await ada.patch(`/api/notes/${ids[1]}`, { title: 'Changed' });
      expect(await titlesOf(ada)).toEqual(['First', 'Changed', 'Third']);
      const { result } = await ada.graphql(
        '{ notes(first: 2) { totalCount nodes { title excerpt } pageInfo { hasNextPage endCursor } } }',
      );
      expect(result.data?.['notes']).toMatchObject({
        totalCount: 3,
        nodes: [{ title: 'First', excerpt: 'First text' }, { title: 'Changed' }],
        pageInfo: { hasNextPage: true },
      });
      const { endCursor } = (result.data as { notes: { pageInfo: { endCursor: string } } }).notes.pageInfo;
      expect(await titlesOf(ada, `?after=${encodeURIComponent(endCursor)}`)).toEqual(['Third']);
    });

    it('is found by beginnings of words in its title, text and tags, and by its tag, by its owner alone', async () => {
      const { ada, eve } = await given(gateway);
      await saveNote(ada, {
        title: 'Limits',
        content: textDocument('Introduction', 'A Cauchy sequence converges.'),
        tags: ['Week 1'],
      });
      await saveNote(ada, { title: 'Weekend', content: textDocument('Sequences'), tags: ['Week'] });
      expect(await titlesOf(ada, '?search=cauc%20SEQ')).toEqual(['Limits']);
      expect((await titlesOf(ada, '?search=seq')).toSorted()).toEqual(['Limits', 'Weekend']);
      expect(await titlesOf(ada, '?search=week%201')).toEqual(['Limits']);
      expect(await titlesOf(ada, '?search=aucy')).toEqual([]);
      expect(await titlesOf(ada, '?tag=week')).toEqual(['Weekend']);
      expect(await titlesOf(ada, '?tag=WEEK%20%201&search=lim')).toEqual(['Limits']);
      expect(await titlesOf(ada, '?tag=week%201&search=weekend')).toEqual([]);
      const [found] = await json<NoteReply[]>(ada.get('/api/notes?search=converg'));
      expect(found?.excerpt).toBe('A Cauchy sequence converges.');
      expect(await json(ada.get('/api/notes/tags'))).toEqual([
        { tag: 'week', noteCount: 1 },
        { tag: 'week 1', noteCount: 1 },
      ]);
      expect(await titlesOf(eve, '?search=seq')).toEqual([]);
      expect(await json(eve.get('/api/notes/tags'))).toEqual([]);
      const palette = await json<object[]>(ada.get('/api/search?text=cauchy'));
      expect(palette).toMatchObject([
        { kind: 'NOTE', title: 'Limits', detail: 'A Cauchy sequence converges.' },
      ]);
      expect(await json(eve.get('/api/search?text=cauchy'))).toEqual([]);
    });

    it('is found by the words that it has now, not by those that it had', async () => {
      const { ada, clock } = await given(gateway);
      const { id } = await saveNote(ada, {
        title: 'Limits',
        content: textDocument('old words'),
        tags: ['a'],
      });
      await ada.patch(`/api/notes/${id}`, { content: textDocument('new words'), tags: ['b'] });
      expect(await titlesOf(ada, '?search=old')).toEqual([]);
      expect(await titlesOf(ada, '?search=new')).toEqual(['Limits']);
      expect(await json(ada.get('/api/notes/tags'))).toEqual([{ tag: 'b', noteCount: 1 }]);
      await ada.remove(`/api/notes/${id}`);
      expect(await titlesOf(ada, '?search=new')).toEqual([]);
      expect(await json(ada.get('/api/notes/tags'))).toEqual([]);
      expect(await json(ada.get('/api/notes/deleted'))).toMatchObject([
        {
          id,
          title: 'Limits',
          excerpt: 'new words',
          deletedAt: '2026-11-21T09:00:00.000Z',
          restoreExpiresAt: '2026-12-21T09:00:00.000Z',
        },
      ]);
      clock.advance(30 * day - 1);
      expect((await ada.post(`/api/notes/${id}/restore`, {})).status).toBe(200);
      expect(await titlesOf(ada, '?search=new')).toEqual(['Limits']);
    });

    it('cannot be restored after 30 days, and nothing of it is left then', async () => {
      const { ada, clock, product, store } = await given(gateway);
      const { id } = await saveNote(ada, { title: 'Limits', tags: ['a'] });
      await ada.remove(`/api/notes/${id}`);
      clock.advance(30 * day);
      await signIn(ada, 'ada@markwise.example');
      expect(await ada.post(`/api/notes/${id}/restore`, {})).toMatchObject({
        status: 404,
        text: 'Note not found.',
      });
      expect(await json(ada.get('/api/notes/deleted'))).toEqual([]);
      await product.purge();
      for (const name of ['notes', 'noteTerms'])
        expect([name, await store.collection(name).countDocuments({})]).toEqual([name, 0]);
    });

    it('is not overwritten by a change of another revision', async () => {
      const { ada } = await given(gateway);
      const { id } = await saveNote(ada, { title: 'Limits', content: textDocument('mine') });
      await json(ada.patch(`/api/notes/${id}`, { content: textDocument('first'), revision: 1 }));
      const late = await ada.patch(`/api/notes/${id}`, { content: textDocument('second'), revision: 1 });
      expect(late).toMatchObject({
        status: 409,
        text: 'The note was changed in another tab or device after you loaded it. Nothing was overwritten.',
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
      await ada.remove(`/api/courses/${courseId}/students/${studentId}`);
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

describeOnSqlite('notes:', suite);
await describeOnMongo('notes:', suite);
