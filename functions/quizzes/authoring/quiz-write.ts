import type { JournalEntry } from '../../platform/store/write-journal.ts';
import type { QuestionDocument } from '../bank/question.store.ts';

/** A change of a question that belongs only to the written quiz. */
export interface QuestionSwitch {
  readonly questionId: string;
  /** The previous version. */
  readonly from: string;
  readonly set: Partial<QuestionDocument>;
  /** The new version. Null if the content is unchanged. */
  readonly versionId: string | null;
}

/** The changes of a quiz's write to documents other than the quiz's own. */
export interface QuizWriteDocument extends JournalEntry {
  readonly quizId: string;
  readonly ownerId: string;
  readonly addedQuestions: readonly string[];
  /** First versions of the added questions. Undefined in older writes. */
  readonly addedVersions?: readonly string[];
  readonly removedQuestions: readonly string[];
  readonly switches: readonly QuestionSwitch[];
  readonly addedFiles: readonly string[];
  readonly removedFiles: readonly string[];
}
