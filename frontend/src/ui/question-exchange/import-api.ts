import { fileLimits } from '../../../../core/files/accepted-files.ts';
import type { Question } from '../../../../core/quizzes/question.ts';
import type { QuizSettings } from '../../../../core/quizzes/quiz.ts';
import type { ImportLevel, QuestionFormat } from '../../gql/graphql.ts';
import { sentText } from '../../lib/server-failure.ts';

export interface ReportLine {
  /** Line of the text or table, from 1. Null if there is none. */
  readonly line: number | null;
  readonly level: ImportLevel;
  readonly message: string;
}

export interface ImportedQuestion extends Question {
  /** Position in the file, from 1. */
  readonly position: number;
  readonly line: number;
  readonly name: string | null;
  /** Name of the category in the file. */
  readonly category: string | null;
  /** The category to import into. Null for none, for example if no category has that name. */
  readonly categoryId: string | null;
  readonly duplicates: readonly { readonly id: string; readonly question: string }[];
}

/** The quiz settings in a file. A setting is null if the file does not contain it. */
type ImportedQuizSettings = {
  readonly [Name in keyof Omit<QuizSettings, 'categoryId' | 'pools'>]: QuizSettings[Name] | null;
};

export interface ImportPreview extends ImportedQuizSettings {
  readonly format: QuestionFormat;
  /** Number of all questions. Only the first ones are listed. */
  readonly count: number;
  readonly questions: readonly ImportedQuestion[];
  /** Number of unknown categories in the whole file that can be created. */
  readonly newCategories: number;
  /** Number of images in the file that its questions show. */
  readonly imageCount: number;
  /** The quizzes in the file. */
  readonly quizzes: readonly { readonly title: string; readonly questionCount: number }[];
  readonly report: readonly ReportLine[];
}

/** The content to import: a file or a pasted text. */
export interface ImportSource {
  readonly file: File | null;
  readonly text: string;
  /** Null to detect the format. */
  readonly format: QuestionFormat | null;
}

/** The choice of categories for imported bank questions. */
export interface CategoryChoice {
  /** The category for all questions. Null to use the categories of the file. */
  readonly categoryId: string | null;
  /** Whether unknown categories of the file are created. */
  readonly createCategories: boolean;
}

/** Why a preview or an import failed, in words for users. */
export class ImportFailure extends Error {
  override readonly name = 'ImportFailure';

  constructor(
    message: string,
    /** Whether the same file or text may be accepted later. */
    readonly canRetry = true,
  ) {
    super(message);
  }
}

const tooLarge = 'A file of questions has at most 4 MB.';
export const notReached = 'The server did not answer. Check the connection and try again.';

/** A preview of the import. Stores nothing. @throws ImportFailure */
export async function importPreview(
  source: ImportSource,
  categoryChoice: CategoryChoice,
): Promise<ImportPreview> {
  const answer = await postForm('/api/questions/import/preview', formOf(source, categoryChoice));
  if (!isPreview(answer)) throw new ImportFailure(notReached);
  return answer;
}

/** The import as form data, since JSON bodies have a lower size limit. @throws ImportFailure if the file is too large */
export function formOf(
  { file, text, format }: ImportSource,
  { categoryId, createCategories }: CategoryChoice,
): FormData {
  const form = new FormData();
  if (file) {
    if (file.size > fileLimits.size) throw new ImportFailure(tooLarge, false);
    form.append('file', file);
  } else form.append('text', text);
  if (format !== null) form.append('format', format);
  if (categoryId !== null) form.append('categoryId', categoryId);
  else if (createCategories) form.append('createCategories', 'true');
  return form;
}

/** @throws ImportFailure */
export async function postForm(path: string, form: FormData): Promise<unknown> {
  try {
    const response = await fetch(path, { method: 'POST', body: form });
    if (response.ok) return await response.json();
    const reason = reasonIn(sentText(await response.text(), response) ?? '');
    throw new ImportFailure(reason, response.status !== 400 && response.status !== 413);
  } catch (error) {
    throw error instanceof ImportFailure ? error : new ImportFailure(notReached);
  }
}

/** The messages of a failed response, which is plain text. Removes the field name before each message. */
function reasonIn(text: string): string {
  const reason = text
    .trim()
    .replaceAll(/^(?:input\.)?(?:file|text|format|categoryId|createCategories|positions)(?:\.\d+)?: /gm, '');
  return reason === '' ? notReached : reason;
}

function isPreview(answer: unknown): answer is ImportPreview {
  return typeof answer === 'object' && answer !== null && 'questions' in answer && 'report' in answer;
}
