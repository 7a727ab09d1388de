import { useState } from 'react';
import { isAsSaved } from '../model/saved-course.ts';
import { presentOf } from '../store/planner-store.ts';
import { usePlanner } from '../store/use-planner.ts';

/**
 * Whether the course has unsaved changes, or had some since `isEnabled` became true. Always true if `isEnabled` is
 * false: the comparison of a large course takes too long for every keystroke, so only tabs that need the result enable
 * it.
 */
export function useHasChanges(isEnabled: boolean): boolean {
  const hasChanges = usePlanner((state) => isEnabled && !isAsSaved(presentOf(state), state.saved));
  const [hadChanges, setHadChanges] = useState(hasChanges);
  const isChanged = hasChanges || (isEnabled && hadChanges);
  if (hadChanges !== isChanged) setHadChanges(isChanged);
  return isChanged || !isEnabled;
}
