import type { QuestionDraft } from '../../../ui/question-form/question-draft.ts';
import { readDraft } from '../../../ui/question-form/read-draft.ts';
import { draftsOf, type DraftKey } from '../../../lib/own-drafts.ts';

/** An unsaved question on this device. */
export interface LocalQuestion {
  /** Storage key. */
  readonly key: string;
  /** ID of the question that the draft changes. Null for a new question. */
  readonly questionId: string | null;
  /** Shown to users. */
  readonly name: string;
  /** ISO 8601. */
  readonly writtenAt: string;
  /** The question's revision when the draft was begun. Null for a new question. */
  readonly revision: number | null;
  readonly draft: QuestionDraft;
}

const newQuestion = 'new';

export function draftKeyOf(userId: string, questionId: string | null): DraftKey {
  return { userId, kind: 'question', about: questionId ?? newQuestion };
}

/** Drafts of an account, most recently written first. */
export function localQuestions(userId: string): LocalQuestion[] {
  return draftsOf({ userId, kind: 'question' }).flatMap(({ content, about, ...rest }) => {
    const draft = readDraft(content);
    return draft ? [{ ...rest, draft, questionId: about === newQuestion ? null : about }] : [];
  });
}
