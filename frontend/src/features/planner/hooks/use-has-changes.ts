import { useState } from 'react';
import { isAsSaved } from '../model/saved-course.ts';
import { presentOf } from '../store/planner-store.ts';
import { usePlanner } from '../store/use-planner.ts';

/**
 * Whether the course has changes to save, or had some since `isAsked` became true. Always true if `isAsked` is false: the
 * comparison of a large course takes too long for every keystroke, so it is made only in tabs that need it.
 */
export function useHasChanges(isAsked: boolean): boolean {
  const hasChanges = usePlanner((state) => isAsked && !isAsSaved(presentOf(state), state.saved));
  const [hadChanges, setHadChanges] = useState(hasChanges);
  const isChanged = hasChanges || (isAsked && hadChanges);
  if (hadChanges !== isChanged) setHadChanges(isChanged);
  return isChanged || !isAsked;
}
