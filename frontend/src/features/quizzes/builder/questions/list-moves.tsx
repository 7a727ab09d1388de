import { useEffect, useEffectEvent, useState, type RefObject } from 'react';
import { placeOfDrop } from '../model/question-list.ts';
import { useBuilderStore } from '../store/use-builder.ts';
import { handleMoveKeys } from './move-keys.ts';
import { enableQuestionDrag, type Landing } from './question-drag.ts';
import { useQuestionActions } from './use-question-actions.ts';
import styles from './questions.module.css';

/** Half of what lies between two cards. */
const halfGap = 6;

/** Lets the questions of the list be moved, by keys and by dragging, and shows where a dragged one would be put. */
export function ListMoves({ list }: { list: RefObject<HTMLElement | null> }) {
  const store = useBuilderStore();
  const [top, setTop] = useState<number | null>(null);
  const { move } = useQuestionActions();
  const drop = useEffectEvent((key: string, over: string, edge: Landing['edge']) => {
    const place = placeOfDrop(store.getState().built.content.questions, key, over, edge);
    if (place !== null) move(key, place);
  });
  const press = useEffectEvent((event: KeyboardEvent) => handleMoveKeys(event, move));
  useEffect(() => {
    const element = list.current;
    if (element === null) return undefined;
    const onKeyDown = (event: KeyboardEvent) => press(event);
    element.addEventListener('keydown', onKeyDown);
    const stopDrag = enableQuestionDrag(element, {
      onOver: (landing) => setTop(landing === null ? null : markerTop(element, landing)),
      onDrop: (...where) => drop(...where),
    });
    return () => {
      element.removeEventListener('keydown', onKeyDown);
      stopDrag();
    };
  }, [list]);
  return top === null ? null : <div className={styles.marker} data-drop-marker style={{ top }} />;
}

function markerTop(list: HTMLElement, { element, edge }: Landing): number {
  const top = element.getBoundingClientRect()[edge] - list.getBoundingClientRect().top;
  return edge === 'top' ? top - halfGap : top + halfGap;
}
