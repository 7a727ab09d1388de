import {
  WriteJournal,
  type JournalEntry,
  type WriteJournalDependencies,
} from '../../platform/store/write-journal.ts';
import type { Editor, QuestionDocument } from './question.store.ts';

/** Fields to set in each question. */
export type QuestionSetting = Partial<
  Pick<QuestionDocument, 'categoryId' | 'difficulty' | 'difficultyRank' | 'availableForPractice'>
>;

/** A change of many questions. */
export type QuestionAct =
  | { readonly kind: 'set'; readonly set: QuestionSetting }
  | { readonly kind: 'delete' }
  /** Restores questions that were deleted after this time. */
  | { readonly kind: 'restore'; readonly since: string };

/** A change of many questions that is in progress or was interrupted. */
export interface QuestionUpdateDocument extends JournalEntry {
  readonly userId: string;
  readonly role: Editor['role'];
  /** Banks of others that the user could edit. Undefined if there were none. */
  readonly bankIds?: readonly string[];
  readonly act: QuestionAct;
  /** The questions with their selected revisions, in the order of the bank. */
  readonly questions: readonly { readonly id: string; readonly revision: number }[];
}

export class QuestionUpdateStore extends WriteJournal<QuestionUpdateDocument> {
  constructor(dependencies: WriteJournalDependencies) {
    super('questionUpdates', dependencies);
  }

  override async declareIndexes(): Promise<void> {
    await super.declareIndexes();
    await this.entries.createIndex({ userId: 1 });
  }

  /** The unfinished changes of one user, oldest first. */
  listOf(userId: string): Promise<QuestionUpdateDocument[]> {
    return this.entries
      .find({ userId: { $eq: userId } })
      .sort({ startedAt: 1 })
      .toArray();
  }
}
