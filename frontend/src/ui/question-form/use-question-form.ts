import { useEffectEvent, useLayoutEffect, useState } from 'react';
import type { FieldErrors } from '../../../../core/grading/course-rules.ts';
import { atRows, problemsOf } from './draft-problems.ts';
import type { QuestionDraft } from './question-draft.ts';

/** The state of a question's form, for `QuestionFields`. */
export interface QuestionFormState {
  readonly draft: QuestionDraft;
  /** Errors by path. Positions in paths refer to the draft's rows. Empty before the first `check` or `refuse`. */
  readonly errors: FieldErrors;
  /** Props for the element around the fields. */
  readonly fields: { readonly ref: (element: HTMLElement | null) => void };
  readonly change: (part: Partial<QuestionDraft>) => void;
  /**
   * Whether the question can be sent. If not, the errors are shown and the first invalid field is focused.
   */
  readonly check: () => boolean;
  /** Shows errors of the server. Positions in paths refer to the sent rows. */
  readonly refuse: (errors: FieldErrors) => void;
  /** Opens another draft. */
  readonly restart: (draft: QuestionDraft) => void;
  readonly isChanged: () => boolean;
}

const wrongField = '[aria-invalid="true"], [data-problem]';

/**
 * @param stored returns the draft that `isChanged` compares with
 * @param proposed draft that is shown in place of `stored`, as an unsaved change
 */
export function useQuestionForm(
  stored: () => QuestionDraft,
  proposed: QuestionDraft | null = null,
): QuestionFormState {
  const [opened, setOpened] = useState(stored);
  const [draft, setDraft] = useState(proposed ?? opened);
  const [isChecked, setChecked] = useState(false);
  const [refused, setRefused] = useState<FieldErrors>({});
  const [fields, setFields] = useState<HTMLElement | null>(null);
  const [refusals, setRefusals] = useState(0);
  const focusWrongField = useEffectEvent(() => fields?.querySelector<HTMLElement>(wrongField)?.focus());
  useLayoutEffect(() => {
    if (refusals > 0) focusWrongField();
  }, [refusals]);
  const replaceDraft = (next: QuestionDraft) => {
    setDraft(next);
    setRefused({});
  };
  return {
    draft,
    errors: { ...(isChecked && problemsOf(draft)), ...refused },
    fields: { ref: setFields },
    change: (part) => replaceDraft({ ...draft, ...part }),
    check: () => {
      setChecked(true);
      if (Object.keys(problemsOf(draft)).length === 0) return true;
      setRefusals((count) => count + 1);
      return false;
    },
    refuse: (errors) => {
      setRefused(atRows(draft, errors));
      setRefusals((count) => count + 1);
    },
    restart: (next) => {
      replaceDraft(next);
      setOpened(next);
      setChecked(false);
    },
    isChanged: () => JSON.stringify(draft) !== JSON.stringify(opened),
  };
}
