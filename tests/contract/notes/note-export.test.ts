import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, it, vi } from 'vitest';
import { readNoteFile } from '../../../core/notes/markdown/note-file.ts';
import { completeDocument, textDocument } from '../../../core/notes/testing/documents.ts';
import {
  describeOnMongo,
  describeOnSqlite,
  type StoreSuite,
} from '../../../functions/platform/store/testing/store-suites.ts';
import { givenPeople } from '../../support/courses.ts';
import { gatewaysOn } from '../../support/gateways.ts';
import { saveNote } from '../../support/notes.ts';

vi.setConfig({ testTimeout: 60_000 });

const suite: StoreSuite = (openStore) => {
  const given = givenPeople(openStore, 'note-export');

  describe.each(gatewaysOn(openStore))('the export of all notes over $name', (gateway) => {
    it('is a zip with a Markdown file for each of the caller’s notes, but not for deleted ones', async () => {
      const { ada, eve } = await given(gateway);
      await saveNote(ada, { title: 'Limits: 1/2', content: completeDocument, tags: ['Week 1'] });
      await saveNote(ada, { title: 'limits: 1?2', content: textDocument('Other') });
      await saveNote(ada, {});
      const { id } = await saveNote(ada, { title: 'Deleted' });
      await ada.remove(`/api/notes/${id}`);
      await saveNote(eve, { title: 'Of Eve', content: textDocument('Secret') });

      const reply = await ada.get('/api/notes/export');
      expect([reply.status, reply.headers.get('content-type')]).toEqual([200, 'application/zip']);
      const files = unzipSync(reply.bytes);
      const names = Object.keys(files).map((name) => name.toLowerCase());
      expect(names.toSorted()).toEqual(['limits 1 2 2.md', 'limits 1 2.md', 'untitled note.md']);
      const texts = Object.values(files).map((bytes) => strFromU8(bytes));
      const read = texts.map((text) => readNoteFile('x.md', text));
      expect(read).toContainEqual(expect.objectContaining({ title: 'Limits: 1/2', tags: ['Week 1'] }));
      expect(read).toContainEqual(
        expect.objectContaining({ title: 'limits: 1?2', content: textDocument('Other') }),
      );
      expect(texts.join('\n')).not.toMatch(/Of Eve|Secret|Deleted/);
    });

    it('can be downloaded 10 times in an hour', async () => {
      const { ada } = await given(gateway);
      const statuses = [];
      for (let at = 0; at < 11; at += 1) statuses.push((await ada.get('/api/notes/export')).status);
      expect(statuses).toEqual([...Array.from({ length: 10 }, () => 200), 429]);
    });
  });
};

describeOnSqlite('note export:', suite);
describeOnMongo('note export:', suite);
