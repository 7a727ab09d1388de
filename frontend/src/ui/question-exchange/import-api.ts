import { fileLimits } from '../../../../core/files/taken-files.ts';
import type { Question } from '../../../../core/quizzes/question.ts';
import type { QuizSettings } from '../../../../core/quizzes/quiz.ts';
import type { ImportLevel, QuestionFormat } from '../../gql/graphql.ts';

export interface ReportLine {
  /** Of the text or table, from 1; null where none is meant. */
  readonly line: number | null;
  readonly level: ImportLevel;
  readonly message: string;
}

export interface ImportedQuestion extends Question {
  /** Among all questions of the file, from 1. */
  readonly position: number;
  readonly line: number;
  readonly name: string | null;
  /** As the file names it. */
  readonly category: string | null;
  /** Where it would stand; null: in none, such as where there is no category of that name. */
  readonly categoryId: string | null;
  readonly duplicates: readonly { readonly id: string; readonly question: string }[];
}

/** What a file says of the quiz in it; null where it says nothing. */
type SaidOfQuiz = { readonly [Name in keyof Omit<QuizSettings, 'categoryId'>]: QuizSettings[Name] | null };

export interface ImportPreview extends SaidOfQuiz {
  readonly format: QuestionFormat;
  /** Of all questions: of many, the first are shown. */
  readonly count: number;
  readonly questions: readonly ImportedQuestion[];
  /** How many categories the whole file names that are not there yet and can be made. */
  readonly newCategories: number;
  readonly report: readonly ReportLine[];
}

/** What is read: a file or a pasted text. */
export interface ImportSource {
  readonly file: File | null;
  readonly text: string;
  /** Null: it is found out. */
  readonly format: QuestionFormat | null;
}

/** Where questions are put that come into the bank. */
export interface Placing {
  /** The category of all; null: as the file says. */
  readonly categoryId: string | null;
  /** Whether those that the file names and that are not there yet are made. */
  readonly createCategories: boolean;
}

/** Why nothing was read or brought in, in words for people. */
export class ImportFailure extends Error {
  override readonly name = 'ImportFailure';
}

const tooLarge = 'Questions are read from at most 4 MB.';
export const notReached = 'The server did not answer. Check the connection and try again.';

/** What comes of it where it is put so. Stores nothing. @throws ImportFailure */
export async function importPreview(source: ImportSource, placing: Placing): Promise<ImportPreview> {
  const answer = await postForm('/api/questions/import/preview', formOf(source, placing));
  if (!isPreview(answer)) throw new ImportFailure(notReached);
  return answer;
}

/** As a form: JSON may not be as large as a file. What is larger than the server takes is not sent first. */
export function formOf(
  { file, text, format }: ImportSource,
  { categoryId, createCategories }: Placing,
): FormData {
  const form = new FormData();
  if (file) {
    if (file.size > fileLimits.size) throw new ImportFailure(tooLarge);
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
    throw new ImportFailure(reasonIn(await response.text()));
  } catch (error) {
    throw error instanceof ImportFailure ? error : new ImportFailure(notReached);
  }
}

/** Failures are plain text; each field's sentence stands behind its name. */
function reasonIn(text: string): string {
  const reason = text
    .trim()
    .replaceAll(/^(?:input\.)?(?:file|text|format|categoryId|createCategories|only)(?:\.\d+)?: /gm, '');
  return reason === '' ? notReached : reason;
}

function isPreview(answer: unknown): answer is ImportPreview {
  return typeof answer === 'object' && answer !== null && 'questions' in answer && 'report' in answer;
}
