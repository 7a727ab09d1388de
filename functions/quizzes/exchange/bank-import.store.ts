import type { Difficulty } from '../../../core/quizzes/question.ts';
import {
  WriteJournal,
  type JournalEntry,
  type WriteJournalDependencies,
} from '../../platform/store/write-journal.ts';

/**
 * The state of an import. STORING: its versions are being stored. DONE: the versions are stored, and the import
 * will be completed. UNDONE: the import will be undone.
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
export interface BankImportDocument extends JournalEntry {
  readonly ownerId: string;
  readonly state: BankImportState;
  readonly availableForPractice: boolean;
  /**
   * IDs of the categories that were created for the import, to delete if it is undone. Undefined in older
   * imports.
   */
  readonly made?: readonly string[];
  /** In the order of the file. */
  readonly questions: readonly BankImportItem[];
}

export class BankImportStore extends WriteJournal<BankImportDocument> {
  constructor(dependencies: WriteJournalDependencies) {
    super('bankImports', dependencies);
  }

  override async declareIndexes(): Promise<void> {
    await super.declareIndexes();
    await this.entries.createIndex({ ownerId: 1 });
  }

  /** Number of questions in one owner's imports that have not ended, including interrupted ones. */
  async countQuestions(ownerId: string): Promise<number> {
    const all = await this.entries.find({ ownerId: { $eq: ownerId } }).toArray();
    return all.reduce((sum, { questions }) => sum + questions.length, 0);
  }

  /** Sets the state, unless another caller has decided before. Returns the import, or null if it has ended. */
  async decide(id: string, state: Exclude<BankImportState, 'STORING'>): Promise<BankImportDocument | null> {
    await this.entries.updateOne({ _id: { $eq: id }, state: 'STORING' }, { $set: { state } });
    return this.find(id);
  }
}
