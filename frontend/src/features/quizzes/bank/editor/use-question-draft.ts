import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { QuestionDraft } from '../../../../ui/question-form/question-draft.ts';
import type { QuestionFormState } from '../../../../ui/question-form/use-question-form.ts';
import { saysTheSame } from '../../../../ui/question-form/read-draft.ts';
import { blankDraft, draftOf } from '../../../../ui/question-form/open-draft.ts';
import type { BankQuestionFragment } from '../../../../gql/graphql.ts';
import { dropDraft, forgetDraft, saveDraft, setDraftAside } from '../../../../lib/own-drafts.ts';
import { useSession } from '../../../../lib/session/use-session.ts';
import { localQuestions, placeOfDraft, type LocalQuestion } from './local-questions.ts';

/** How long typing pauses before it is kept. */
const pauseMs = 500;

interface Written {
  readonly isOpen: boolean;
  readonly form: QuestionFormState;
  readonly question: BankQuestionFragment | null;
  /** Whether the form began with something else than what is stored. */
  readonly isProposed: boolean;
}

/** Keeps what is written in the drawer until it is saved or given up, and finds what was kept of it before. */
export function useQuestionDraft({ isOpen, form, question, isProposed }: Written) {
  const session = useSession({ asks: false });
  const userId = session.status === 'signedIn' ? session.user.id : '';
  const place = placeOfDraft(userId, question?.id ?? null);
  const [offers, setOffers] = useState(() => (isOpen && !isProposed ? offersFor(userId, question) : []));
  const isDone = useRef(false);
  const revision = question?.revision ?? null;
  const saveLocally = useEffectEvent((draft: QuestionDraft) => {
    if (!isOpen || isDone.current) return;
    if (form.isChanged()) saveDraft(place, { name: nameOf(draft), revision, content: draft });
    else dropDraft(place);
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
      // A session may end while something is not saved.
      saveNow();
    };
  }, []);
  const resolve = (offer: LocalQuestion) => {
    forgetDraft(offer.key);
    setOffers((all) => all.filter(({ key }) => key !== offer.key));
  };
  return {
    offers,
    /** Goes on with a draft in place of what stands in the form. */
    takeUp: (offer: LocalQuestion) => {
      form.change(offer.draft);
      resolve(offer);
    },
    turnDown: resolve,
    /** It is saved: there is nothing to keep any more. */
    drop: () => dropDraft(place),
    /** It is given up, and the drawer goes. */
    giveUp: () => {
      isDone.current = true;
      dropDraft(place);
    },
  };
}

function nameOf({ question }: QuestionDraft): string {
  const text = question.trim();
  return text === '' ? 'A question' : text.slice(0, 120);
}

/** What this tab had kept makes room for what is written next. */
function offersFor(userId: string, question: BankQuestionFragment | null): LocalQuestion[] {
  const id = question?.id ?? null;
  setDraftAside(placeOfDraft(userId, id));
  return localQuestions(userId).filter(
    ({ questionId, draft }) =>
      questionId === id && !saysTheSame(draft, question ? draftOf(question) : blankDraft(draft.type)),
  );
}
