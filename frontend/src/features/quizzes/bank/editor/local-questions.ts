import type { QuestionDraft } from '../../../../ui/question-form/question-draft.ts';
import { readDraft } from '../../../../ui/question-form/read-draft.ts';
import { draftsOf, type DraftPlace } from '../../../../lib/own-drafts.ts';

/** A question that was written on this device and not saved. */
export interface LocalQuestion {
  /** Where it lies. */
  readonly key: string;
  /** The question that it is to change; null for a new one. */
  readonly questionId: string | null;
  /** For people to tell it by. */
  readonly name: string;
  /** ISO 8601. */
  readonly writtenAt: string;
  /** Of what was stored when it was begun; null for a new one. */
  readonly revision: number | null;
  readonly draft: QuestionDraft;
}

const newQuestion = 'new';

export function placeOfDraft(userId: string, questionId: string | null): DraftPlace {
  return { userId, kind: 'question', about: questionId ?? newQuestion };
}

/** Of an account, the one that was written last first. */
export function localQuestions(userId: string): LocalQuestion[] {
  return draftsOf({ userId, kind: 'question' }).flatMap(({ content, about, ...rest }) => {
    const draft = readDraft(content);
    return draft ? [{ ...rest, draft, questionId: about === newQuestion ? null : about }] : [];
  });
}
