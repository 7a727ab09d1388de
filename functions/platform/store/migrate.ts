/* oxlint-disable no-await-in-loop -- one after the other, so that little is in memory at once */
import { isoAfter, type Clock } from '../clock.ts';
import type { NewId } from '../new-id.ts';
import { readInChunks } from './read-in-chunks.ts';
import { isDuplicateKey, StoreOpenError, type Store, type StoredDocument } from './store.ts';
import type { StoreUpdate } from './store-update.ts';

/** A document of any collection. */
export type AnyDocument = StoredDocument & Readonly<Record<string, unknown>>;

interface AnyMigration {
  /** From 1, without gaps. */
  readonly version: number;
  /** Collections that the migration changes. */
  readonly collections: readonly string[];
}

/** A change of the stored form of documents, one document at a time. */
export interface DocumentMigration extends AnyMigration {
  /** IDs of the documents in other collections that `convert` needs, by collection. */
  readonly reads?: (document: AnyDocument) => Readonly<Record<string, string>>;
  /**
   * Returns the document in its new form, or unchanged if it already has that form, so that a second run changes
   * nothing. `related`: the existing documents of `reads`, by collection.
   */
  readonly convert: (
    document: AnyDocument,
    collection: string,
    related: Readonly<Record<string, AnyDocument>>,
  ) => AnyDocument;
}

/** A change that needs many documents together. */
interface StoreMigration extends AnyMigration {
  /**
   * Must be able to run again after an interruption, to complete the migration. Must call `extend` after every chunk,
   * so that no other process takes over.
   */
  readonly run: (store: Store, extend: () => Promise<void>) => Promise<void>;
}

export type Migration = DocumentMigration | StoreMigration;

interface VersionDocument extends StoredDocument {
  readonly version: number;
  /** ID of the process that migrates. Null if none does. */
  readonly holder: string | null;
  /** When another process can take over. The holder extends this time after every chunk. */
  readonly heldUntil: string;
}

export interface MigrationDependencies {
  readonly clock: Clock;
  readonly newId: NewId;
  /** Resolves when it is time to check again whether another process has finished. */
  readonly wait: () => Promise<void>;
}

/** Documents in memory at the same time. */
const chunkSize = 50;
const leaseMs = 30_000;
const versionId = { _id: { $eq: 'version' } } as const;

/**
 * Migrates a store to the newest version. Returns when the store has that version, even if another process did the
 * work. Throws StoreOpenError if a newer Markwise wrote the store.
 */
export async function migrate(
  store: Store,
  migrations: readonly Migration[],
  dependencies: MigrationDependencies,
): Promise<void> {
  const runner = new MigrationRunner(store, migrations, dependencies);
  while (!(await runner.isDone())) {
    if (await runner.claim()) await runner.run();
    else await dependencies.wait();
  }
}

class MigrationRunner {
  private readonly versions;
  private readonly newest: number;
  private readonly holder: string;

  constructor(
    private readonly store: Store,
    private readonly migrations: readonly Migration[],
    private readonly dependencies: MigrationDependencies,
  ) {
    this.versions = store.collection<VersionDocument>('migrations');
    this.newest = migrations.at(-1)?.version ?? 0;
    this.holder = dependencies.newId();
  }

  /** Whether the store has the newest version. Throws StoreOpenError if a newer Markwise wrote the store. */
  async isDone(): Promise<boolean> {
    const version = (await this.versions.findOne(versionId))?.version ?? 0;
    if (version > this.newest) {
      throw new StoreOpenError(
        `The stored data has version ${version}, but this Markwise knows versions up to ${this.newest}. Start the newer Markwise that wrote it.`,
      );
    }
    return version === this.newest;
  }

  /** Makes this process the holder. False if another process migrates. */
  async claim(): Promise<boolean> {
    const { clock } = this.dependencies;
    const isFree = { $or: [{ holder: null }, { heldUntil: { $lt: isoAfter(clock, 0) } }] };
    const held = { holder: this.holder, heldUntil: isoAfter(clock, leaseMs) };
    const { matchedCount } = await this.versions.updateOne({ ...isFree, ...versionId }, { $set: held });
    if (matchedCount === 1) return true;
    try {
      // A new store has nothing to migrate.
      const version = (await this.isEmpty()) ? this.newest : 0;
      await this.versions.insertOne({ _id: versionId._id.$eq, version, ...held });
      return true;
    } catch (error) {
      if (isDuplicateKey(error)) return false;
      throw error;
    }
  }

  async run(): Promise<void> {
    try {
      const from = (await this.versions.findOne(versionId))?.version ?? 0;
      for (const migration of this.migrations.filter(({ version }) => version > from)) {
        if ('run' in migration) await migration.run(this.store, () => this.setHeld({}));
        else for (const name of migration.collections) await this.convertAll(migration, name);
        await this.setHeld({ version: migration.version });
      }
    } finally {
      await this.versions.updateOne(
        { ...versionId, holder: { $eq: this.holder } },
        { $set: { holder: null } },
      );
    }
  }

  private async convertAll({ convert, reads }: DocumentMigration, name: string): Promise<void> {
    const collection = this.store.collection<AnyDocument>(name);
    for await (const chunk of readInChunks((id) => collection.find({ _id: { $gt: id } }), chunkSize)) {
      const related = await this.readRelated(chunk, reads ?? (() => ({})));
      for (const document of chunk) {
        const relatedDocuments = related.get(document._id) ?? {};
        for (const update of updatesTo(document, (before) => convert(before, name, relatedDocuments)))
          await collection.updateOne({ _id: { $eq: document._id } }, update);
      }
      await this.setHeld({});
    }
  }

  /** The documents that the chunk's documents need, by document ID and collection. */
  private async readRelated(
    chunk: readonly AnyDocument[],
    reads: NonNullable<DocumentMigration['reads']>,
  ): Promise<ReadonlyMap<string, Record<string, AnyDocument>>> {
    const wanted = chunk.flatMap((document) =>
      Object.entries(reads(document)).map(([collection, id]) => ({
        documentId: document._id,
        collection,
        id,
      })),
    );
    const related = new Map<string, Record<string, AnyDocument>>();
    for (const [name, links] of Map.groupBy(wanted, ({ collection }) => collection)) {
      const ids = links.map(({ id }) => id);
      const found = await this.store
        .collection<AnyDocument>(name)
        .find({ _id: { $in: ids } })
        .toArray();
      const byId = new Map(found.map((document) => [document._id, document]));
      for (const { documentId, id } of links) {
        const document = byId.get(id);
        if (document) related.set(documentId, { ...related.get(documentId), [name]: document });
      }
    }
    return related;
  }

  /** Extends the time as the holder. Throws if another process took over, because this process did not write for 30 s. */
  private async setHeld(change: { readonly version?: number }): Promise<void> {
    const { matchedCount } = await this.versions.updateOne(
      { ...versionId, holder: { $eq: this.holder } },
      { $set: { ...change, heldUntil: isoAfter(this.dependencies.clock, leaseMs) } },
    );
    if (matchedCount === 0) throw new StoreOpenError('Another process is migrating the stored data.');
  }

  private async isEmpty(): Promise<boolean> {
    const names = new Set(this.migrations.flatMap(({ collections }) => collections));
    for (const name of names) if (await this.store.collection(name).findOne({})) return false;
    return true;
  }
}

/** Field for the new values of fields that are being replaced, so that an interrupted migration can be completed. */
const newValuesField = 'migrating';

/**
 * The updates that convert a document, to run one after the other. FerretDB ignores a `$set` of an object if only the
 * names of its fields change, not their values. So the first update sets such a field to null and stores its new value
 * in `newValuesField`. The second update sets the new value.
 */
function updatesTo(
  stored: AnyDocument,
  convert: (document: AnyDocument) => AnyDocument,
): readonly StoreUpdate<AnyDocument>[] {
  const { [newValuesField]: interrupted, ...fields } = stored;
  const newValues = (interrupted ?? {}) as Readonly<Record<string, unknown>>;
  const before: AnyDocument = { ...fields, ...newValues, _id: stored._id };
  const after = convert(before);
  const changed = Object.entries(after).filter(
    ([name, value]) => before[name] !== value || name in newValues,
  );
  const removed = Object.keys(before).filter((name) => !(name in after));
  const replaced = changed.filter(([name]) => name in before);
  if (changed.length === 0 && removed.length === 0) return [];
  const emptied = Object.fromEntries(replaced.map(([name]) => [name, null]));
  const first = { $set: { ...emptied, [newValuesField]: Object.fromEntries(replaced) } };
  const unset = replaced.length > 0 ? [...removed, newValuesField] : removed;
  const last = {
    ...(changed.length > 0 && { $set: Object.fromEntries(changed) }),
    ...(unset.length > 0 && { $unset: Object.fromEntries(unset.map((name) => [name, ''])) }),
  };
  return (replaced.length > 0 ? [first, last] : [last]) as readonly StoreUpdate<AnyDocument>[];
}
