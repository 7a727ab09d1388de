import { useEffect, useRef, useState } from 'react';
import type { QuestionDraft } from '../../../components/question-form/question-draft.ts';
import type { BankQuestionFragment } from '../../../gql/graphql.ts';
import { openerNow } from '../../../lib/opener.ts';
import { screenHeading } from '../../../lib/screen-heading.ts';

type PlainWindow = 'import' | 'export' | 'move' | 'fill';
type WindowName = 'editor' | 'versions' | PlainWindow;

interface Shown {
  readonly name: WindowName | null;
  /** Stays while the window closes, so that it does not empty on the way. */
  readonly question: BankQuestionFragment | null;
  readonly draft: QuestionDraft | null;
  /** Counts the openings: each begins anew. */
  readonly serial: number;
}

/** What is open over the bank: at most one window. */
export interface BankWindows {
  readonly question: BankQuestionFragment | null;
  /** What to begin with in place of what is stored. */
  readonly draft: QuestionDraft | null;
  readonly serial: number;
  readonly isOpen: (name: WindowName) => boolean;
  /** Without a question, a new one is written. */
  readonly edit: (question: BankQuestionFragment | null, draft?: QuestionDraft) => void;
  readonly showVersions: (question: BankQuestionFragment) => void;
  readonly open: (name: PlainWindow) => void;
  readonly close: () => void;
}

export function useBankWindows(): BankWindows {
  const [shown, setShown] = useState<Shown>({ name: null, question: null, draft: null, serial: 0 });
  const keepOpener = useFocusBack(shown.name !== null);
  const show = (part: Omit<Shown, 'serial'>) => {
    keepOpener();
    setShown({ ...part, serial: shown.serial + 1 });
  };
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

/** Leads the focus back, when nothing is open any more, to what opened the first window. Answers what notes that. */
function useFocusBack(isOpen: boolean): () => void {
  const opener = useRef<HTMLElement | null>(null);
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    if (wasOpen.current === isOpen) return;
    wasOpen.current = isOpen;
    if (isOpen) return;
    // What opened it may be gone, such as the empty bank's own button.
    const target = opener.current?.isConnected ? opener.current : screenHeading();
    target?.focus();
  }, [isOpen]);
  return () => {
    if (!isOpen) opener.current = openerNow();
  };
}
