import { isDeepStrictEqual } from 'node:util';
import type { Question } from '../../../core/quizzes/question.ts';
import { headOf, type QuestionPlace, type QuestionWriter } from './question-writer.ts';
import type { QuestionDocument } from './question.store.ts';

/** What an author wants a question to be. */
export interface QuestionTarget {
  readonly question: Question;
  readonly place: QuestionPlace;
}

export interface QuestionChanges {
  readonly set: Partial<QuestionDocument>;
  /** The version that was stored for them; null where the one that is there still says it. */
  readonly versionId: string | null;
}

/** Attempts tell versions apart by what was asked, what was right and what it gave: nothing else needs a new one. */
function asked({ concepts: _concepts, difficulty: _difficulty, ...rest }: Question): object {
  return rest;
}

function differs(document: QuestionDocument, set: Partial<QuestionDocument>): boolean {
  const before = Object.fromEntries(Object.entries(document).filter(([name]) => Object.hasOwn(set, name)));
  return !isDeepStrictEqual(before, set);
}

/** What has to change of a question; null where nothing has. */
export async function changesTo(
  document: QuestionDocument,
  { question, place }: QuestionTarget,
  writer: QuestionWriter,
): Promise<QuestionChanges | null> {
  const before = (await writer.read([document])).get(document._id);
  const isRevised = !before || !isDeepStrictEqual(asked(before), asked(question));
  if (isRevised) {
    const revised = await writer.revise(document, question);
    return { set: { ...revised, ...place }, versionId: revised.versionId };
  }
  const set = { ...headOf(question), ...place };
  return differs(document, set) ? { set, versionId: null } : null;
}
