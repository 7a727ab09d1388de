import type { Difficulty } from '../../../core/quizzes/question.ts';
import type { Store, StoreCollection, StoredDocument } from '../../platform/store/store.ts';

/** Storing: its versions are being stored. Done: all are, so that it goes forwards from there. Undone: it goes back. */
export type BankImportState = 'STORING' | 'DONE' | 'UNDONE';

/** A question on its way: what its version does not say of it. */
export interface BankImportItem {
  readonly id: string;
  readonly versionId: string;
  readonly difficulty: Difficulty | null;
  readonly categoryId: string | null;
}

/** An import into a bank that is in progress, or was interrupted. */
export interface BankImportDocument extends StoredDocument {
  readonly ownerId: string;
  readonly startedAt: string;
  readonly state: BankImportState;
  readonly availableForPractice: boolean;
  /** Categories that were made for it, by their ids: they go where it goes back. Older imports have none. */
  readonly made?: readonly string[];
  /** In their order. */
  readonly questions: readonly BankImportItem[];
}

export class BankImportStore {
  private readonly imports: StoreCollection<BankImportDocument>;

  constructor(store: Store) {
    this.imports = store.collection<BankImportDocument>('bankImports');
  }

  async declareIndexes(): Promise<void> {
    await this.imports.createIndex({ startedAt: 1 });
    await this.imports.createIndex({ ownerId: 1 });
  }

  async add(bankImport: BankImportDocument): Promise<void> {
    await this.imports.insertOne(bankImport);
  }

  /** Of one owner's imports that are in progress. */
  async countQuestions(ownerId: string): Promise<number> {
    const all = await this.imports.find({ ownerId: { $eq: ownerId } }).toArray();
    return all.reduce((sum, { questions }) => sum + questions.length, 0);
  }

  /** The import as it is then: in that state, unless somebody else decided otherwise before. Null where it is over. */
  async decide(id: string, state: Exclude<BankImportState, 'STORING'>): Promise<BankImportDocument | null> {
    await this.imports.updateOne({ _id: { $eq: id }, state: 'STORING' }, { $set: { state } });
    return this.imports.findOne({ _id: { $eq: id } });
  }

  /** Entries that began before `until`, at most `max`. */
  listStale(until: string, max: number): Promise<BankImportDocument[]> {
    return this.imports
      .find({ startedAt: { $lt: until } })
      .limit(max)
      .toArray();
  }

  async remove(id: string): Promise<void> {
    await this.imports.deleteOne({ _id: { $eq: id } });
  }
}
