import { describe, expect, it, vi } from 'vitest';
import { completeDocument, textDocument } from '../../../core/notes/testing/documents.ts';
import { day } from '../../../functions/platform/clock.ts';
import {
  describeOnMongo,
  describeOnSqlite,
  type StoreSuite,
} from '../../../functions/platform/store/testing/store-suites.ts';
import { signIn } from '../../support/accounts.ts';
import { givenTeacher } from '../../support/courses.ts';
import { gatewaysOn } from '../../support/gateways.ts';
import { json, saveNote, titlesOf, type NoteReply } from '../../support/notes.ts';

vi.setConfig({ testTimeout: 60_000 });

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

    it('is found by its current words, and no longer by removed ones', async () => {
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
  });
};

describeOnSqlite('notes:', suite);
await describeOnMongo('notes:', suite);
