import { useEffect, type RefObject } from 'react';
import type { PlannerStore } from '../store/planner-store.ts';
import { handleGridKeys } from './grid-keys.ts';
import { handleMoveKeys } from './move-keys.ts';
import { handlePaste } from './paste.ts';

/** Keys and pasting for all cells of the list, in one place: menus and dialogs of a row are not inside it. */
export function useGridEvents(list: RefObject<HTMLElement | null>, store: PlannerStore): void {
  useEffect(() => {
    const grid = list.current;
    if (grid === null) return undefined;
    const handleKeyDown = (event: KeyboardEvent) => {
      handleMoveKeys(store, event);
      handleGridKeys(grid, event);
    };
    const paste = (event: ClipboardEvent) => handlePaste(store, event);
    grid.addEventListener('keydown', handleKeyDown);
    grid.addEventListener('paste', paste);
    return () => {
      grid.removeEventListener('keydown', handleKeyDown);
      grid.removeEventListener('paste', paste);
    };
  }, [list, store]);
}
