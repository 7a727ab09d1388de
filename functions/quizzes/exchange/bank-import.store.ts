import type { Difficulty } from '../../../core/quizzes/question.ts';
import type { Store, StoreCollection, StoredDocument } from '../../platform/store/store.ts';

/**
 * STORING: its versions are being stored. DONE: they are stored, and it will be completed. UNDONE: it will be
 * undone.
 */
export type BankImportState = 'STORING' | 'DONE' | 'UNDONE';

/** A question of an import, without the content of its version. */
export interface BankImportItem {
  readonly id: string;
  readonly versionId: string;
  readonly difficulty: Difficulty | null;
  readonly categoryId: string | null;
}

/** An import into a bank that is in progress or was interrupted. */
export interface BankImportDocument extends StoredDocument {
  readonly ownerId: string;
  readonly startedAt: string;
  readonly state: BankImportState;
  readonly availableForPractice: boolean;
  /**
   * IDs of the categories that were created for it, to delete if it is undone. Undefined in older imports.
   */
  readonly made?: readonly string[];
  /** In order. */
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

  /** Number of questions in one owner's running imports. */
  async countQuestions(ownerId: string): Promise<number> {
    const all = await this.imports.find({ ownerId: { $eq: ownerId } }).toArray();
    return all.reduce((sum, { questions }) => sum + questions.length, 0);
  }

  /** The import in that state, unless another caller has decided before. Null if it is over. */
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
