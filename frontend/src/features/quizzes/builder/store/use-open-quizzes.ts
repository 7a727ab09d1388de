import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { noteInAddress } from '../../../../lib/notes/note-questions.ts';
import { itemParameter } from '../../../../lib/quizzes/quiz-address.ts';
import { hasUnsaved } from '../model/builder-state.ts';
import { newKey, type SavedQuiz } from '../model/quiz-content.ts';
import { createBuilderStore, type BuilderStore, type NewQuizParameters } from './builder-store.ts';
import { dropDraft, openQuiz, type DraftScope, type Opened } from './local-drafts.ts';

/** An opened quiz. The key stays the same when a new quiz gets its ID. */
interface Slot {
  readonly key: string;
  readonly store: BuilderStore;
}

/** The slots by quiz ID. The ID of a new quiz is ''. */
type Slots = ReadonlyMap<string, Slot>;

const parameter = 'quiz';

/**
 * The opened quizzes: the quiz in the URL, and the quizzes with unsaved changes, which the browser's back button shows
 * unchanged.
 */
export function useOpenQuizzes(scope: DraftScope) {
  const [params, setParams] = useSearchParams();
  const quizId = params.get(parameter);
  const blankSlot = () => slotOf(openQuiz(scope, null));
  const [slots, setSlots] = useState<Slots>(
    () => new Map([['', slotOf(openQuiz(scope, null), parametersIn(params))]]),
  );
  const slot = slots.get(quizId ?? '');

  const show = (id: string | null, replace = false) =>
    setParams(id === null ? {} : { [parameter]: id }, { replace });

  const open = (id: string | null) => {
    setSlots((all) => {
      // The current quiz has been saved or its changes were discarded, so it is closed.
      const unsaved = new Map(
        [...all].filter(([key, { store }]) => key !== (quizId ?? '') && isUnsaved(store)),
      );
      if (id === null || !unsaved.has('')) unsaved.set('', blankSlot());
      return unsaved;
    });
    show(id);
  };
  const onLoaded = (saved: SavedQuiz) =>
    setSlots((all) => new Map(all).set(saved.id, slotOf(openQuiz(scope, saved))));
  const onCreated = (id: string) => {
    dropDraft(scope, null);
    setSlots((all) => {
      const created = all.get('');
      return created ? new Map(all).set(id, created).set('', blankSlot()) : all;
    });
    show(id, true);
  };
  return {
    quizId,
    key: slot?.key,
    store: slot?.store ?? null,
    open,
    show,
    onLoaded,
    onCreated,
    /** Whether the current quiz has unsaved changes. Those of other quizzes stay on the device. */
    hasUnsaved: () => slot !== undefined && isUnsaved(slot.store),
  };
}

function parametersIn(params: URLSearchParams): NewQuizParameters {
  return { itemToGrade: params.get(itemParameter), noteToUse: noteInAddress(params) };
}

function slotOf(opened: Opened, parameters?: NewQuizParameters): Slot {
  return { key: newKey(), store: createBuilderStore(opened, parameters) };
}

function isUnsaved(store: BuilderStore): boolean {
  const { built } = store.getState();
  return built.saved?.deleted !== true && hasUnsaved(built);
}
