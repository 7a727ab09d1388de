import { flushSync } from 'react-dom';
import { showUndo } from '../../../../lib/show-undo.tsx';
import { newKey } from '../model/quiz-content.ts';
import { useBuilderStore } from '../store/use-builder.ts';

/** Actions on a question of the list. */
export function useQuestionActions() {
  const store = useBuilderStore();
  const indexOf = (key: string) =>
    store.getState().built.content.questions.findIndex((each) => each.key === key);

  /** Moves a question, and keeps the focus in it. */
  const move = (key: string, to: number) => {
    const { dispatch, announce } = store.getState();
    const focused = document.activeElement;
    const from = indexOf(key);
    flushSync(() => dispatch({ type: 'move', key, to }));
    const at = indexOf(key);
    if (focused instanceof HTMLElement) focused.focus();
    const { length } = store.getState().built.content.questions;
    if (at !== from) announce(`Question ${from + 1} is number ${at + 1} of ${length} now.`);
  };
  const remove = (key: string) => {
    const { built, dispatch } = store.getState();
    const at = indexOf(key);
    const question = built.content.questions[at];
    if (!question) return;
    dispatch({ type: 'remove', key });
    const putBack = () => store.getState().dispatch({ type: 'putBack', question, at });
    showUndo(`Removed question ${at + 1}.`, putBack, { owner: store });
  };
  const copy = (key: string) => store.getState().dispatch({ type: 'copy', key, as: newKey() });
  return { move, remove, copy };
}
