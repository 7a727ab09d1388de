import type { RenderEditCellProps } from 'react-data-grid';
import { gradeText } from '../../../../../core/gradebook/grade-entry.ts';
import styles from './gradebook.module.css';
import type { RefusedText, Row } from './gradebook-rows.ts';

/** The problem of a cell: a text that was refused, or a conflict with a grade of somebody else. */
export interface CellProblem {
  readonly refused: RefusedText | null;
  readonly hasConflict: boolean;
}

/** A row with its problems by item, and with the text that is being typed into one of its cells. */
export interface EditedRow extends Row {
  readonly problems?: ReadonlyMap<string, CellProblem>;
  readonly typed?: { readonly itemId: string; readonly text: string };
}

const focusAndSelect = (field: HTMLInputElement | null) => {
  field?.focus({ preventScroll: true });
  field?.select();
};

interface GradeEditorProps extends Pick<RenderEditCellProps<EditedRow>, 'row' | 'onRowChange' | 'onClose'> {
  itemId: string;
  index: number;
  name: string;
}

/** The field of a cell while it is edited. */
export function GradeEditor({ row, itemId, index, name, onRowChange, onClose }: GradeEditorProps) {
  const cell = row.cells[index];
  const stored = row.problems?.get(itemId)?.refused?.text ?? (cell ? gradeText(cell) : '');
  const text = row.typed?.itemId === itemId ? row.typed.text : stored;
  return (
    <input
      ref={focusAndSelect}
      data-grade-field
      className={styles.editor}
      aria-label={`${name} of ${row.name}`}
      inputMode="decimal"
      autoComplete="off"
      value={text}
      onChange={(event) => onRowChange({ ...row, typed: { itemId, text: event.currentTarget.value } })}
      onBlur={() => onClose(true, false)}
    />
  );
}
