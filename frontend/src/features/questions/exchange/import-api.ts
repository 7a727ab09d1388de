import type { Question } from '../../../../../core/quizzes/question.ts';
import type { ImportLevel, QuestionFormat } from '../../../gql/graphql.ts';

export interface ReportLine {
  /** Of the text or table, from 1; null where none is meant. */
  readonly line: number | null;
  readonly level: ImportLevel;
  readonly message: string;
}

export interface ImportedQuestion extends Question {
  /** Among all questions of the file, from 1. */
  readonly place: number;
  readonly line: number;
  readonly name: string | null;
  /** As the file names it. */
  readonly category: string | null;
  readonly duplicates: readonly { readonly id: string; readonly question: string }[];
}

export interface ImportPreview {
  readonly format: QuestionFormat;
  /** Of all questions: of many, the first are shown. */
  readonly count: number;
  readonly questions: readonly ImportedQuestion[];
  readonly report: readonly ReportLine[];
}

/** What is read: a file or a pasted text. */
export interface ImportSource {
  readonly file: File | null;
  readonly text: string;
  /** Null: it is found out. */
  readonly format: QuestionFormat | null;
}

export interface ImportChoice {
  /** Null: as the file says. */
  readonly categoryId: string | null;
  readonly practice: boolean;
  /** Places; null: all. */
  readonly only: readonly number[] | null;
}

/** Why nothing was read or brought in, in words for people. */
export class ImportFailure extends Error {
  override readonly name = 'ImportFailure';
}

/** As the server has it; what is larger is not sent first. */
const mostBytes = 4 * 1024 * 1024;
const tooLarge = 'Questions are read from at most 4 MB.';
const notReached = 'The server did not answer. Check the connection and try again.';

/** @throws ImportFailure */
export async function previewImport(source: ImportSource): Promise<ImportPreview> {
  const answer = await post('/api/questions/import/preview', formOf(source));
  if (!isPreview(answer)) throw new ImportFailure(notReached);
  return answer;
}

/**
 * Brings questions into the bank; answers how many.
 *
 * @throws ImportFailure
 */
export async function importQuestions(source: ImportSource, choice: ImportChoice): Promise<number> {
  const form = formOf(source);
  if (choice.categoryId !== null) form.append('categoryId', choice.categoryId);
  form.append('practice', String(choice.practice));
  if (choice.only !== null) form.append('only', JSON.stringify(choice.only));
  const answer = await post('/api/questions/import', form);
  if (!isOutcome(answer)) throw new ImportFailure(notReached);
  return answer.added;
}

/** As a form: JSON may not be as large as a file. */
function formOf({ file, text, format }: ImportSource): FormData {
  const form = new FormData();
  if (file) {
    if (file.size > mostBytes) throw new ImportFailure(tooLarge);
    form.append('file', file);
  } else form.append('text', text);
  if (format !== null) form.append('format', format);
  return form;
}

async function post(path: string, form: FormData): Promise<unknown> {
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
  const told = text.trim().replaceAll(/^(?:input\.)?(?:file|text|format|categoryId|only)(?:\.\d+)?: /gm, '');
  return told === '' ? notReached : told;
}

function isPreview(answer: unknown): answer is ImportPreview {
  return typeof answer === 'object' && answer !== null && 'questions' in answer && 'report' in answer;
}

function isOutcome(answer: unknown): answer is { added: number } {
  return (
    typeof answer === 'object' && answer !== null && 'added' in answer && typeof answer.added === 'number'
  );
}
