import { readGrade } from '../../../../../core/grading/editing/read-grade.ts';
import type { WorkingItem } from '../../../../../core/grading/editing/working-course.ts';
import { parseGrade } from '../../../../../core/grading/paste.ts';
import { offerUndo } from '../commands/undo-toast.tsx';
import { setsMaximum, type Fraction, fractionText } from '../model/fraction-text.ts';
import { type PlannerStore, presentOf } from '../store/planner-store.ts';
import { usePlannerStore } from '../store/use-planner.ts';
import { bonusId, bonusOf } from './bonus-note.tsx';
import { enterGrade } from './item-actions.ts';
import { letterColumn, letterPercent } from './letter-note.tsx';
import { compactText, NumberCell } from './number-cell.tsx';
import type { CellProps } from './use-cell.ts';

/** Applies the maximum of a grade like `12/15`, and announces it if the item had another maximum. */
function applyFraction(store: PlannerStore, item: WorkingItem, text: string, fraction: Fraction): void {
  if (fraction.of === item.maximumPoints) return;
  const { edit, dropEntry } = store.getState();
  edit({ type: 'enterGrade', itemKey: item.key, text, isDone: true });
  dropEntry({ row: item.key, column: 'maximumPoints' });
  if (item.maximumPoints !== 0) offerUndo(store, fractionText(fraction));
}

interface GradeFieldProps extends Omit<CellProps, 'row' | 'noteId'> {
  item: WorkingItem;
  value: number | null;
  /** True in target mode, where the grade is hypothetical. */
  isTried: boolean;
  /** True if the maximum points belong to somebody else's course: `12/15` is then a share of them. */
  isShare?: boolean;
  /** The hypothetical grade. Undefined if there is none. */
  pinned: number | undefined;
  /** Formats the grade while the field has no focus. By default, the grade is rounded. */
  formatAtRest?: ((value: number | null) => string) | undefined;
}

/**
 * A cell for a grade: points, `95 %`, a letter of the course, or `12/15`. The maximum in `12/15` is applied when the
 * cell is left. As a hypothetical grade, `12/15` is a share of the item's maximum, which stays the same.
 */
export function GradeField({
  item,
  isTried,
  isShare = isTried,
  pinned,
  formatAtRest = compactText,
  ...cell
}: GradeFieldProps) {
  const store = usePlannerStore();
  const read = (text: string) => {
    if (text.trim() === '') return null;
    const result = readGrade(text, item, {
      isHypothetical: isShare,
      gradeMaps: presentOf(store.getState()).gradeMaps,
    });
    return 'problem' in result ? Number.NaN : result.grade;
  };
  const handleDone = (text: string) => {
    const entry = isShare ? null : parseGrade(text);
    if (setsMaximum(entry)) applyFraction(store, item, text, entry);
    const { gradeMaps } = presentOf(store.getState());
    if (letterPercent(text, gradeMaps) === null) return;
    const column = letterColumn(cell.column);
    store.getState().type({ row: item.key, column, text, value: read(text), actions: [] });
  };
  return (
    <NumberCell
      {...cell}
      row={item.key}
      enteredValue={isTried ? (pinned ?? null) : cell.value}
      empty={null}
      formatAtRest={formatAtRest}
      read={read}
      noteId={bonusOf(item, pinned) > 0 ? bonusId(item) : undefined}
      actions={(_, text) => enterGrade(item.key, text)}
      onDone={handleDone}
    />
  );
}
