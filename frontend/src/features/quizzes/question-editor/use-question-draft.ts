import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { QuestionDraft } from '../../../ui/question-form/question-draft.ts';
import type { QuestionFormState } from '../../../ui/question-form/use-question-form.ts';
import { isSameQuestionDraft } from '../../../ui/question-form/read-draft.ts';
import { blankDraft, draftOf } from '../../../ui/question-form/open-draft.ts';
import type { BankQuestionFragment } from '../../../gql/graphql.ts';
import { dropDraft, forgetDraft, saveDraft, setDraftAside } from '../../../lib/own-drafts.ts';
import { useSession } from '../../../lib/session/use-session.ts';
import { localQuestions, draftKeyOf, type LocalQuestion } from './local-questions.ts';

/** Milliseconds without typing before the draft is saved. */
const pauseMs = 500;

interface QuestionDraftOptions {
  readonly isOpen: boolean;
  readonly form: QuestionFormState;
  readonly question: BankQuestionFragment | null;
  /** True if the form started with a draft instead of the stored question. */
  readonly isProposed: boolean;
}

/** Saves drafts on this device until the user saves or discards the question. Also finds earlier drafts. */
export function useQuestionDraft({ isOpen, form, question, isProposed }: QuestionDraftOptions) {
  const session = useSession({ fetches: false });
  const userId = session.status === 'signedIn' ? session.user.id : '';
  const draftKey = draftKeyOf(userId, question?.id ?? null);
  const [offers, setOffers] = useState(() => (isOpen && !isProposed ? offersFor(userId, question) : []));
  const isDone = useRef(false);
  const revision = question?.revision ?? null;
  const saveLocally = useEffectEvent((draft: QuestionDraft) => {
    if (!isOpen || isDone.current) return;
    if (form.isChanged()) saveDraft(draftKey, { name: nameOf(draft), revision, content: draft });
    else dropDraft(draftKey);
  });
  const saveShown = useEffectEvent(() => saveLocally(form.draft));
  const { draft: written } = form;
  useEffect(() => {
    const timer = setTimeout(() => saveLocally(written), pauseMs);
    return () => clearTimeout(timer);
  }, [written]);
  useEffect(() => {
    const saveNow = () => saveShown();
    window.addEventListener('pagehide', saveNow);
    return () => {
      window.removeEventListener('pagehide', saveNow);
      // The end of a session also unmounts the form, possibly with unsaved changes.
      saveNow();
    };
  }, []);
  const removeOffer = (offer: LocalQuestion) => {
    forgetDraft(offer.key);
    setOffers((all) => all.filter(({ key }) => key !== offer.key));
  };
  return {
    offers,
    /** Puts a draft into the form. */
    continueDraft: (offer: LocalQuestion) => {
      form.change(offer.draft);
      removeOffer(offer);
    },
    discard: removeOffer,
    /** Deletes the draft after the question was saved. */
    drop: () => dropDraft(draftKey),
    /** Deletes the draft and saves no more drafts. Call this before the editor closes. */
    stop: () => {
      isDone.current = true;
      dropDraft(draftKey);
    },
  };
}

function nameOf({ question }: QuestionDraft): string {
  const text = question.trim();
  return text === '' ? 'A question' : text.slice(0, 120);
}

/**
 * The earlier drafts of a question. Moves this tab's draft aside, so that the next draft does not overwrite it.
 */
function offersFor(userId: string, question: BankQuestionFragment | null): LocalQuestion[] {
  const id = question?.id ?? null;
  setDraftAside(draftKeyOf(userId, id));
  return localQuestions(userId).filter(
    ({ questionId, draft }) =>
      questionId === id && !isSameQuestionDraft(draft, question ? draftOf(question) : blankDraft(draft.type)),
  );
}
