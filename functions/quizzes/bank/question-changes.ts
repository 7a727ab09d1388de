import { isDeepStrictEqual } from 'node:util';
import { defaultTextFormat } from '../../../core/rich-text/text-format.ts';
import type { Question } from '../../../core/quizzes/question.ts';
import { headOf, type QuestionSettings, type QuestionWriter } from './question-writer.ts';
import type { QuestionDocument } from './question.store.ts';

/** The requested state of a question. */
export interface RequestedQuestion {
  readonly question: Question;
  readonly settings: QuestionSettings;
}

export interface RevisedFields {
  readonly set: Partial<QuestionDocument>;
  /** The version that was stored for the changes. Null if they need no new version. */
  readonly versionId: string | null;
}

/** The content whose changes need a new version. Changes of concepts and difficulty need none. */
function versionedContent({ concepts: _concepts, difficulty: _difficulty, ...rest }: Question): object {
  return rest;
}

function differs(document: QuestionDocument, set: Partial<QuestionDocument>): boolean {
  // Older documents have no format.
  const known = Object.entries({ textFormat: defaultTextFormat, ...document });
  const before = Object.fromEntries(known.filter(([name]) => Object.hasOwn(set, name)));
  return !isDeepStrictEqual(before, set);
}

/**
 * Stores a new version if the requested state needs one, and returns the fields to set. Null if there are no changes.
 * `editorId`: see `QuestionWriter.revise`.
 */
export async function changesTo(
  document: QuestionDocument,
  { question, settings }: RequestedQuestion,
  writer: QuestionWriter,
  editorId: string | null,
): Promise<RevisedFields | null> {
  const before = (await writer.read([document])).get(document._id);
  const isRevised = !before || !isDeepStrictEqual(versionedContent(before), versionedContent(question));
  if (isRevised) {
    const revised = await writer.revise(document, question, editorId);
    return { set: { ...revised, ...settings }, versionId: revised.versionId };
  }
  const set = { ...headOf(question), ...settings };
  return differs(document, set) ? { set, versionId: null } : null;
}
