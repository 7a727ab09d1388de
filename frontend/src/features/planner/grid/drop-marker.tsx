import { useEffect, useState, type RefObject } from 'react';
import { moveOfDrop } from '../model/drop-place.ts';
import { presentOf } from '../store/planner-store.ts';
import { makeMove } from '../commands/row-commands.ts';
import { usePlannerStore } from '../store/use-planner.ts';
import styles from './category-list.module.css';
import { enableRowDrag, type Landing } from './row-drag.ts';

/** Lets the rows of the list be dragged, and shows where a dragged one would be put. */
export function DropMarker({ list }: { list: RefObject<HTMLElement | null> }) {
  const store = usePlannerStore();
  const [top, setTop] = useState<number | null>(null);
  useEffect(() => {
    const element = list.current;
    if (element === null) return undefined;
    return enableRowDrag(element, {
      onOver: (landing) => setTop(landing === null ? null : markerTop(element, landing)),
      onDrop: (dragged, place) => makeMove(store, moveOfDrop(presentOf(store.getState()), dragged, place)),
    });
  }, [list, store]);
  return top === null ? null : <div className={styles.marker} data-drop-marker style={{ top }} />;
}

const halfHeight = 1.5;
/** Half of what lies between two categories: there a dragged one is shown, and not at the edge of either. */
const halfGap = 8;

function markerTop(list: HTMLElement, { element, edge }: Landing): number {
  const top = element.getBoundingClientRect()[edge] - list.getBoundingClientRect().top - halfHeight;
  if (element.dataset['category'] === undefined) return top;
  return edge === 'top' ? top - halfGap : top + halfGap;
}
