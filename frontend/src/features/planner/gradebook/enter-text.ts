import { readGradeEntry } from '../../../../../core/gradebook/grade-entry.ts';
import { pasteBlock } from '../../../../../core/grading/paste.ts';
import type { GradebookColumn, RefusedText, Row } from './gradebook-rows.ts';
import type { GradebookStore, GradeChange } from './gradebook-store.ts';
import type { CellPosition } from './pending-grades.ts';

interface TypedText extends CellPosition {
  readonly text: string;
}

/** Enters typed texts as one step of Undo. A text that is no grade stays in its cell, with the reason. */
export function enterTexts(store: GradebookStore, typed: readonly TypedText[]): void {
  const { columns, course, askToEnter, refuse } = store.getState();
  const byItem = new Map(columns.map((column) => [column.itemId, column]));
  const changes: GradeChange[] = [];
  const refused: (CellPosition & RefusedText)[] = [];
  for (const { text, studentId, itemId } of typed) {
    const maximumPoints = byItem.get(itemId)?.maximumPoints ?? 0;
    const entry = readGradeEntry(text, { maximumPoints, gradeMaps: course.gradeMaps });
    if ('problem' in entry) refused.push({ studentId, itemId, text, problem: entry.problem });
    else changes.push({ studentId, itemId, grade: entry.grade });
  }
  askToEnter(changes);
  if (refused.length > 0) refuse(refused);
}

interface PasteTarget {
  /** In the order in which they are shown. */
  readonly rows: readonly Row[];
  readonly columns: readonly GradebookColumn[];
  readonly rowIndex: number;
  readonly columnIndex: number;
}

/**
 * Enters a block from a spreadsheet, beginning at a cell. Returns the number of its cells that are outside of the
 * table.
 */
export function pasteGrades(store: GradebookStore, text: string, target: PasteTarget): number {
  const { rows, columns, rowIndex, columnIndex } = target;
  let outsideCount = 0;
  const typed = pasteBlock(text).flatMap((cells, down) =>
    cells.flatMap((cell, right): TypedText[] => {
      const row = rows[rowIndex + down];
      const column = columns[columnIndex + right];
      if (row && column) return [{ studentId: row.studentId, itemId: column.itemId, text: cell }];
      if (cell.trim() !== '') outsideCount += 1;
      return [];
    }),
  );
  enterTexts(store, typed);
  return outsideCount;
}
