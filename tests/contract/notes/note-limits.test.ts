import { describe, expect, it } from 'vitest';
import { textDocument } from '../../../core/notes/testing/documents.ts';
import { describeOnSqlite, type StoreSuite } from '../../../functions/platform/store/testing/store-suites.ts';
import type { StoredDocument } from '../../../functions/platform/store/store.ts';
import { idOf } from '../../support/accounts.ts';
import { givenPeople } from '../../support/courses.ts';
import { gatewaysOn } from '../../support/gateways.ts';
import { useLimit } from '../../support/use-limit.ts';

const suite: StoreSuite = (openStore) => {
  const given = givenPeople(openStore, 'note-limits');

  describe.each(gatewaysOn(openStore))('the notes of an account over $name', (gateway) => {
    it('are at most 10,000, including deleted ones that can be restored', async () => {
      const { ada, store } = await given(gateway);
      const { id } = JSON.parse((await ada.post('/api/notes', { title: 'First' })).text);
      await ada.remove(`/api/notes/${id}`);
      const notes = store.collection<StoredDocument & { readonly deletedAt: string | null }>('notes');
      const [first] = await notes.find({ _id: id }).toArray();
      if (!first) throw new Error('The note is not stored.');
      const copies = Array.from({ length: 9_998 }, (_, at) => ({ ...first, _id: `n${at}`, deletedAt: null }));
      await notes.insertMany(copies);
      expect((await ada.post('/api/notes', { title: 'Last' })).status).toBe(201);
      const refused = await ada.post('/api/notes', { title: 'More' });
      expect(refused).toMatchObject({
        status: 400,
        text: expect.stringContaining('An account has at most 10,000 notes'),
      });
      expect(await notes.countDocuments({})).toBe(10_000);
    });

    it('are at most 300 new ones in an hour', async () => {
      const { ada, store } = await given(gateway);
      await ada.post('/api/notes', {});
      await useLimit(store, { name: 'create-note', user: await idOf(ada), times: 298 });
      expect((await ada.post('/api/notes', {})).status).toBe(201);
      expect(await ada.post('/api/notes', {})).toMatchObject({ status: 429 });
      expect(await store.collection('notes').countDocuments({})).toBe(2);
    });

    it('can be as long as 500,000 characters, and are found by their first 2,000 words', async () => {
      const { ada } = await given(gateway);
      const words = Array.from({ length: 2_001 }, (_, at) => `word${at}`).join(' ');
      const content = textDocument(words, 'x'.repeat(400_000));
      expect((await ada.post('/api/notes', { content })).status).toBe(201);
      const countFor = async (search: string) =>
        JSON.parse((await ada.get(`/api/notes?search=${search}`)).text).length;
      expect([await countFor('word1999'), await countFor('word2000')]).toEqual([1, 0]);
      const tooLong = await ada.post('/api/notes', { content: textDocument('x'.repeat(500_000)) });
      expect(tooLong).toMatchObject({ status: 400, text: expect.stringContaining('divide it into several') });
    });
  });
};

describeOnSqlite('limits of notes:', suite);
