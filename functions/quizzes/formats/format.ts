import type {
  ExportedQuestion,
  ImportedQuestion,
  ReportLine,
} from '../../../core/quizzes/formats/exchange.ts';
import type { QuizSettings } from '../../../core/quizzes/quiz.ts';

/** What a file can say of the quiz as a whole; categories are of this system alone. */
export type QuizHead = Omit<QuizSettings, 'categoryId'>;

export interface ReadQuestions {
  readonly questions: readonly ImportedQuestion[];
  readonly report: readonly ReportLine[];
  /** What the file says of the one quiz that it holds; nothing where it holds none, or several. */
  readonly quiz: Partial<QuizHead>;
}

export interface WrittenQuestions {
  readonly bytes: Uint8Array;
  /** What the file could not hold. */
  readonly report: readonly ReportLine[];
}

export const formatIds = ['gift', 'aiken', 'text', 'csv', 'qti'] as const;
export type FormatId = (typeof formatIds)[number];

export interface QuestionFormat {
  readonly id: FormatId;
  /** For people. */
  readonly name: string;
  /** Of the file, without a dot. */
  readonly extension: string;
  readonly contentType: string;
  /** Never throws: the report lists what is wrong with the file, by line (tables: by row). */
  readonly read: (bytes: Uint8Array) => ReadQuestions;
  /** Questions in the normal form, and their quiz, if any. */
  readonly write: (questions: readonly ExportedQuestion[], quiz?: QuizHead) => WrittenQuestions;
}
