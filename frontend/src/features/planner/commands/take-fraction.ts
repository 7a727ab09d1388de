import type { WorkingItem } from '../../../../../core/grading/editing/working-course.ts';
import type { PlannerStore } from '../store/planner-store.ts';
import { fractionTaken, type Fraction } from '../model/fraction-taken.ts';
import { offerUndo } from './undo-toast.tsx';

/** Takes the maximum that a grade like `12/15` brought along, and says so where the item had another one. */
export function takeFraction(store: PlannerStore, item: WorkingItem, text: string, fraction: Fraction): void {
  if (fraction.of === item.maximumPoints) return;
  const { edit, dropEntry } = store.getState();
  edit({ type: 'enterGrade', itemKey: item.key, text, isDone: true });
  dropEntry({ row: item.key, column: 'maximumPoints' });
  if (item.maximumPoints !== 0) offerUndo(store, fractionTaken(fraction));
}
