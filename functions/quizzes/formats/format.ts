import type {
  ExportedQuestion,
  ImportedQuestion,
  ReportLine,
} from '../../../core/quizzes/formats/exchange.ts';
import type { QuizSettings } from '../../../core/quizzes/quiz.ts';

/** The settings of a quiz in a file. Categories belong to this site only. */
export type QuizHead = Omit<QuizSettings, 'categoryId'>;

export interface ReadQuestions {
  readonly questions: readonly ImportedQuestion[];
  readonly report: readonly ReportLine[];
  /** The settings of each quiz in the file. A question names its quiz by the index in this list. */
  readonly quizzes: readonly Partial<QuizHead>[];
  /** The images of the questions, checked, by the ID that the texts name. Undefined if there are none. */
  readonly images?: ReadonlyMap<string, Uint8Array>;
}

/** The images that the exporting user can see, by ID. Null for an image for which the file has no room. */
export type GivenImages = ReadonlyMap<string, Uint8Array | null>;

export interface WrittenQuestions {
  readonly bytes: Uint8Array;
  /** Reports what the file could not contain. */
  readonly report: readonly ReportLine[];
}

export const formatIds = ['gift', 'moodle', 'aiken', 'text', 'csv', 'qti'] as const;
export type FormatId = (typeof formatIds)[number];

/** Formats whose files contain images. */
export const formatsWithImages: ReadonlySet<FormatId> = new Set(['moodle', 'qti']);

export interface QuestionFormat {
  readonly id: FormatId;
  /** Name to show to users. */
  readonly name: string;
  /** File extension without a dot. */
  readonly extension: string;
  readonly contentType: string;
  /** Never throws: the report lists the file's errors by line (for tables by row). */
  readonly read: (bytes: Uint8Array) => ReadQuestions;
  /** Writes questions in the normal form, and the settings of their quiz, if any. */
  readonly write: (
    questions: readonly ExportedQuestion[],
    quiz?: QuizHead,
    images?: GivenImages,
  ) => WrittenQuestions;
}
