import { useEffect } from 'react';
import { takeStep } from '../commands/take-step.ts';
import type { PlannerStore } from '../store/planner-store.ts';

/** Ctrl or Cmd with Z takes the last edit back; with Shift-Z or Y it is made again. */
export function useUndoKeys(store: PlannerStore): void {
  useEffect(() => {
    const handleKeyDown = (event: KeyboardEvent) => {
      const step = stepOf(event);
      if (step === null || hasOwnUndo(event.target)) return;
      event.preventDefault();
      takeStep(store, step);
    };
    document.addEventListener('keydown', handleKeyDown);
    return () => document.removeEventListener('keydown', handleKeyDown);
  }, [store]);
}

function stepOf({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): 'undo' | 'redo' | null {
  if (!(ctrlKey || metaKey) || altKey) return null;
  if (key.toLowerCase() === 'z') return shiftKey ? 'redo' : 'undo';
  return key.toLowerCase() === 'y' ? 'redo' : null;
}

/** Longer texts, and fields that are not the course's, keep the browser's undo. */
function hasOwnUndo(target: EventTarget | null): boolean {
  if (target instanceof HTMLTextAreaElement) return true;
  return (
    target instanceof HTMLInputElement && target.dataset['column'] === undefined && target.type === 'text'
  );
}
