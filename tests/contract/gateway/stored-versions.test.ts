import { setImmediate } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import {
  migrate,
  type AnyDocument,
  type DocumentMigration,
} from '../../../functions/platform/store/migrate.ts';
import {
  describeOnMongo,
  describeOnSqlite,
  type StoreSuite,
} from '../../../functions/platform/store/testing/store-suites.ts';
import type { Store } from '../../../functions/platform/store/store.ts';
import { fused } from '../../support/fused-store.ts';
import { testClock } from '../../support/test-app.ts';
import { emptyStore } from '../../support/test-store.ts';

const count = 120;
const oldNotes = Array.from({ length: count }, (_none, at) => ({
  _id: `note-${String(at).padStart(3, '0')}`,
  title: `Note ${at}`,
  lines: [{ old: at }, { old: at + 1 }],
}));
const migrated = oldNotes.map(({ _id, title, lines }) => ({
  _id,
  name: title,
  lines: lines.map((line) => ({ number: line.old })),
}));

/** The first migration renames a field and a nested field. The second one renames the field again. */
const migrations: readonly DocumentMigration[] = [
  {
    version: 1,
    collections: ['notes'],
    convert: (document) => {
      const { title, lines, ...rest } = document as AnyDocument & { title?: string; lines: AnyDocument[] };
      return {
        ...rest,
        ...(title !== undefined && { heading: title }),
        lines: lines.map((line) => ('old' in line ? { number: line['old'] } : line)) as never,
      };
    },
  },
  {
    version: 2,
    collections: ['notes'],
    convert: ({ heading, ...rest }) => (heading === undefined ? rest : { ...rest, name: heading }),
  },
];

let processes = 0;
const processAt = (clock = testClock()) => ({
  clock,
  newId: () => `process-${(processes += 1)}`,
  wait: async () => void (await setImmediate()),
});

const notesIn = (store: Store) => store.collection<AnyDocument>('notes').find({}).sort({ _id: 1 }).toArray();
const versionIn = async (store: Store) =>
  (await store.collection<AnyDocument>('migrations').findOne({}))?.['version'];

const suite: StoreSuite = (openStore) => {
  describe('a migration', () => {
    it('changes every document, and nothing when it runs again', async () => {
      const store = await emptyStore(openStore, 'migrated');
      await store.collection('notes').insertMany(oldNotes);
      await migrate(store, migrations, processAt());
      expect(await notesIn(store)).toEqual(migrated);
      expect(await versionIn(store)).toBe(2);
      const converted: string[] = [];
      const counting = migrations.map((migration) => ({
        ...migration,
        convert: (document: AnyDocument) => (converted.push(document._id), document),
      }));
      await migrate(store, counting, processAt());
      expect(converted).toEqual([]);
    });

    it('skips a new store, which has the newest version at once', async () => {
      const store = await emptyStore(openStore, 'new');
      await migrate(store, migrations, processAt());
      expect(await versionIn(store)).toBe(2);
    });

    it('is completed by the next start, at whichever write the process crashed', async () => {
      const { open, state } = fused(openStore, ['notes', 'migrations']);
      const clock = testClock();
      const store = await open('cut-off');
      try {
        await store.collection('notes').insertMany(oldNotes);
        let crashes = 0;
        for (let writes = 1; ; writes += 23) {
          state.fuse = { writesUntilFailure: writes, failsFromThenOn: true };
          const end = await migrate(store, migrations, processAt(clock)).then(
            () => 'done',
            () => 'died',
          );
          state.fuse = null;
          if (end === 'done') break;
          crashes += 1;
          // The lock of a crashed process is released after half a minute.
          clock.advance(31_000);
        }
        expect(crashes).toBeGreaterThan(3);
        expect(await notesIn(store)).toEqual(migrated);
        expect(await versionIn(store)).toBe(2);
      } finally {
        await store.close();
      }
    });

    it('is done by one of several processes that start at once', async () => {
      const store = await emptyStore(openStore, 'several');
      await store.collection('notes').insertMany(oldNotes);
      const converted: string[] = [];
      const counting = migrations.map(({ convert, ...rest }) => ({
        ...rest,
        convert: (...args: Parameters<DocumentMigration['convert']>) => {
          converted.push(args[0]._id);
          return convert(...args);
        },
      }));
      await Promise.all([1, 2, 3].map(() => migrate(store, counting, processAt())));
      expect(converted).toHaveLength(count * migrations.length);
      expect(await notesIn(store)).toEqual(migrated);
    });

    it('can use documents of other collections', async () => {
      const store = await emptyStore(openStore, 'related');
      await store.collection('notes').insertMany(oldNotes);
      const authors = [{ _id: 'note-003', by: 'Ada' }];
      await store.collection('authors').insertMany(authors);
      const addAuthor: DocumentMigration = {
        version: 1,
        collections: ['notes'],
        reads: ({ _id }) => ({ authors: _id }),
        convert: (document, _collection, { authors: author }) => ({ ...document, by: author?.['by'] ?? '?' }),
      };
      await migrate(store, [addAuthor], processAt());
      const withAuthors = oldNotes.map((note) => ({ ...note, by: note._id === 'note-003' ? 'Ada' : '?' }));
      expect(await notesIn(store)).toEqual(withAuthors);
      expect(await store.collection<AnyDocument>('authors').find({}).toArray()).toEqual(authors);
    });

    it('is refused if a newer Markwise has written the data', async () => {
      const store = await emptyStore(openStore, 'newer');
      await store.collection('notes').insertMany(oldNotes);
      await migrate(store, migrations, processAt());
      await expect(migrate(store, migrations.slice(0, 1), processAt())).rejects.toThrow(
        'The stored data has version 2, but this Markwise knows versions up to 1. Start the newer Markwise that wrote it.',
      );
      expect(await notesIn(store)).toEqual(migrated);
    });
  });
};

describeOnSqlite('versions of stored data', suite);
await describeOnMongo('versions of stored data', suite);
