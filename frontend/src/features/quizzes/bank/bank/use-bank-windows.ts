import { useState } from 'react';
import type { QuestionDraft } from '../../../../ui/question-form/question-draft.ts';
import type { BankQuestionFragment } from '../../../../gql/graphql.ts';

type PlainWindow = 'import' | 'export' | 'move' | 'addToQuiz' | 'share';
type WindowName = 'editor' | 'versions' | PlainWindow;

interface Shown {
  readonly name: WindowName | null;
  /** Stays set while the window closes, so that the closing window is not empty. */
  readonly question: BankQuestionFragment | null;
  readonly draft: QuestionDraft | null;
  /** Grows with each opening, so that the window starts with a new form. */
  readonly serial: number;
}

/** The open window over the bank. Only one is open at a time. */
export interface BankWindows {
  readonly question: BankQuestionFragment | null;
  /** Initial content instead of the stored question. */
  readonly draft: QuestionDraft | null;
  readonly serial: number;
  readonly isOpen: (name: WindowName) => boolean;
  /** Without a question, creates a new one. */
  readonly edit: (question: BankQuestionFragment | null, draft?: QuestionDraft) => void;
  readonly showVersions: (question: BankQuestionFragment) => void;
  readonly open: (name: PlainWindow) => void;
  readonly close: () => void;
}

export function useBankWindows(): BankWindows {
  const [shown, setShown] = useState<Shown>({ name: null, question: null, draft: null, serial: 0 });
  const show = (part: Omit<Shown, 'serial'>) => setShown({ ...part, serial: shown.serial + 1 });
  return {
    question: shown.question,
    draft: shown.draft,
    serial: shown.serial,
    isOpen: (name) => shown.name === name,
    edit: (question, draft) => show({ name: 'editor', question, draft: draft ?? null }),
    showVersions: (question) => show({ name: 'versions', question, draft: null }),
    open: (name) => show({ name, question: null, draft: null }),
    close: () => setShown({ ...shown, name: null }),
  };
}
