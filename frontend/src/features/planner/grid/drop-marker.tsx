import { useEffect, useState, type RefObject } from 'react';
import { moveOfDrop } from '../model/drop-place.ts';
import { presentOf } from '../store/planner-store.ts';
import { makeMove } from '../commands/row-commands.ts';
import { usePlannerStore } from '../store/use-planner.ts';
import styles from './category-list.module.css';
import { enableRowDrag } from './row-drag.ts';

/** Lets the rows of the list be dragged, and shows where a dragged one would be put. */
export function DropMarker({ list }: { list: RefObject<HTMLElement | null> }) {
  const store = usePlannerStore();
  const [top, setTop] = useState<number | null>(null);
  useEffect(() => {
    const element = list.current;
    if (element === null) return undefined;
    return enableRowDrag(element, {
      onOver: (target) => setTop(target === null ? null : markerTop(element, target)),
      onDrop: (dragged, place) => makeMove(store, moveOfDrop(presentOf(store.getState()), dragged, place)),
    });
  }, [list, store]);
  return top === null ? null : <div className={styles.marker} style={{ top }} />;
}

function markerTop(list: HTMLElement, target: { element: HTMLElement; edge: 'top' | 'bottom' }): number {
  return target.element.getBoundingClientRect()[target.edge] - list.getBoundingClientRect().top - 1;
}
