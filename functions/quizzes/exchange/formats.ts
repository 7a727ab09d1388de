import type { ExportedQuestion } from '../../../core/quizzes/formats/exchange.ts';
import type { FormatId, GivenImages, QuizHead, WrittenQuestions } from '../formats/format.ts';
import { questionFormats } from '../formats/index.ts';
import { toImport, type ReadImport } from './read-import.ts';

/** Reads and writes files of questions for an account. Accounts take turns. */
export interface Formats {
  /** The report lists errors of the file. Rejects with WorkTooLargeError if reading needs too much time or memory. */
  read(format: FormatId, bytes: Uint8Array, account: string): Promise<ReadImport>;
  write(
    format: FormatId,
    questions: readonly ExportedQuestion[],
    quiz: QuizHead | undefined,
    account: string,
    images?: GivenImages,
  ): Promise<WrittenQuestions>;
}

/** Reads and writes files in the calling process. */
export const ownFormats: Formats = {
  read: async (format, bytes) => toImport(questionFormats[format].read(bytes)),
  write: async (format, questions, quiz, _account, images) =>
    questionFormats[format].write(questions, quiz, images),
};
