import { ActionIcon, Button, Select } from '@mantine/core';
import { IconAdjustmentsHorizontal, IconEye, IconEyeOff } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { gradeText, noGrade } from '../../../../../core/gradebook/grade-entry.ts';
import { formatCompact } from '../../../../../core/grading/rounding.ts';
import { CellBar } from './cell-bar.tsx';
import { hiddenText, isOverMaximum, pendingText, shownGrade, shownTotal, statusHelp } from './cell-text.ts';
import { byName, createStableRows, type RowChoice } from './choose-rows.ts';
import { enterTexts } from './enter-text.ts';
import styles from './gradebook.module.css';
import type { GradebookColumn, Row } from './gradebook-rows.ts';
import { cellKey } from './gradebook-store.ts';
import type { CellPosition } from './pending-grades.ts';
import { useGradebook, useGrades } from './use-gradebook.ts';

interface GradebookPhoneProps {
  choice: RowChoice;
  onOpenSettings: (itemId: string) => void;
  onFeedback: (position: CellPosition) => void;
}

/** How many people are shown at first, and how many a button adds: a phone renders a thousand fields slowly. */
const pageSize = 100;

/** On a narrow screen: one item at a time, with a field for each person. */
export function GradebookPhone({ choice, onOpenSettings, onFeedback }: GradebookPhoneProps) {
  const columns = useGrades((state) => state.columns);
  const all = useGrades((state) => state.rows);
  const canGrade = useGrades((state) => state.course.canGrade);
  const [itemId, setItemId] = useState(columns[0]?.itemId ?? '');
  const [active, setActive] = useState<string | null>(null);
  const [count, setCount] = useState(pageSize);
  const [stableRows] = useState(createStableRows);
  const index = Math.max(
    0,
    columns.findIndex((column) => column.itemId === itemId),
  );
  const column = columns[index];
  if (!column) return null;
  const groups = [...Map.groupBy(columns, ({ categoryName }) => categoryName || 'No name').entries()];
  const rows = stableRows(all, columns, { ...choice, order: byName });
  return (
    <>
      <div className={styles.choose}>
        <Select
          label="Item"
          allowDeselect={false}
          value={column.itemId}
          onChange={(next) => setItemId(next ?? '')}
          data={groups.map(([group, members]) => ({
            group,
            items: members.map((each) => ({
              value: each.itemId,
              label: `${each.itemName || 'No name'} (of ${formatCompact(each.maximumPoints)})`,
            })),
          }))}
        />
        <ActionIcon
          variant="default"
          size={44}
          aria-label={`Settings and statistics of ${column.itemName || 'No name'}`}
          onClick={() => onOpenSettings(column.itemId)}
        >
          <IconAdjustmentsHorizontal size={20} aria-hidden />
        </ActionIcon>
      </div>
      <p className={styles.hidden}>
        {column.isReleased ? (
          <>
            <IconEye size={16} aria-hidden /> Students see the grades of this item
          </>
        ) : (
          <>
            <IconEyeOff size={16} aria-hidden /> {hiddenText}
          </>
        )}
      </p>
      {canGrade ? (
        <p className={styles.muted}>Type points, a percentage such as 85 %, or a letter. {statusHelp}</p>
      ) : null}
      {rows.length === 0 ? (
        <p className={styles.nobody}>Nobody matches. Change the search or the filter.</p>
      ) : null}
      <ul className={styles.list}>
        {rows.slice(0, count).map((row) => (
          <li key={row.studentId}>
            <span className={styles.person}>
              {row.name}
              <span className={styles.muted}>
                Total {shownTotal(row)}
                {row.isTotalEntered ? ', entered for the whole course' : ''}
              </span>
              <OverNote {...{ row, column, index }} />
              <PendingNote {...{ row, column, index }} />
            </span>
            <PhoneField row={row} column={column} index={index} onFocus={() => setActive(row.studentId)} />
            {active === row.studentId ? (
              <CellBar
                position={{ studentId: row.studentId, itemId: column.itemId }}
                onFeedback={onFeedback}
              />
            ) : null}
          </li>
        ))}
      </ul>
      {rows.length > count ? (
        <Button variant="default" onClick={() => setCount(count + pageSize)}>
          Show {Math.min(pageSize, rows.length - count)} more of {rows.length}
        </Button>
      ) : null}
    </>
  );
}

const overId = ({ studentId }: Row) => `${studentId}-over`;
const pendingId = ({ studentId }: Row) => `${studentId}-to-grade`;

interface PhoneCellProps {
  row: Row;
  column: GradebookColumn;
  index: number;
}

/** Whether the shown grade is over the maximum. A refused text is shown instead of the grade. */
function useIsOver({ row, column: { itemId, maximumPoints }, index }: PhoneCellProps): boolean {
  const isRefused = useGrades((state) => state.refused.has(cellKey({ studentId: row.studentId, itemId })));
  return !isRefused && isOverMaximum(row.cells[index] ?? noGrade, maximumPoints);
}

function OverNote({ row, column, index }: PhoneCellProps) {
  if (!useIsOver({ row, column, index })) return null;
  return (
    <span id={overId(row)} className={styles.muted}>
      Over the maximum of {formatCompact(column.maximumPoints)}: counts as bonus
    </span>
  );
}

/** Shows that an attempt waits to be graded. The link to the attempt is below the field. */
function PendingNote({ row, index }: PhoneCellProps) {
  if (!hasPending(row, index)) return null;
  return (
    <span id={pendingId(row)} className={styles.toGrade}>
      {pendingText}
    </span>
  );
}

const hasPending = ({ cells }: Row, index: number) => (cells[index]?.pendingAttemptId ?? null) !== null;

interface PhoneFieldProps extends PhoneCellProps {
  onFocus: () => void;
}

function PhoneField({ row, column, index, onFocus }: PhoneFieldProps) {
  const { studentId, name, cells } = row;
  const { store } = useGradebook();
  const canGrade = useGrades((state) => state.course.canGrade);
  const refused = useGrades((state) => state.refused.get(cellKey({ studentId, itemId: column.itemId })));
  const isOver = useIsOver({ row, column, index });
  const descriptions = [
    ...(isOver ? [overId(row)] : []),
    ...(hasPending(row, index) ? [pendingId(row)] : []),
  ];
  const cell = cells[index];
  const exact = refused?.text ?? (cell ? gradeText(cell) : '');
  const [hasFocus, setHasFocus] = useState(false);
  const isRounded = !hasFocus && refused === undefined && cell?.status === null;
  const shownText = isRounded ? shownGrade(cell) : exact;
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // The exact grade replaces the shown one only now. What is typed next replaces it, as in the planner.
    if (hasFocus) field.current?.select();
  }, [hasFocus]);
  // Null while the field shows the stored grade.
  const [typed, setTyped] = useState<string | null>(null);
  if (!canGrade) return <span className={styles.number}>{cell ? shownGrade(cell) : ''}</span>;
  const commit = () => {
    if (typed !== null && typed !== exact)
      enterTexts(store, [{ studentId, itemId: column.itemId, text: typed }]);
    setTyped(null);
  };
  return (
    <input
      ref={field}
      data-grade-field
      className={styles.field}
      aria-label={`${column.itemName || 'No name'} of ${name}`}
      aria-invalid={refused !== undefined}
      aria-describedby={descriptions.join(' ') || undefined}
      inputMode="decimal"
      autoComplete="off"
      placeholder="–"
      value={typed ?? shownText}
      onFocus={() => {
        setHasFocus(true);
        onFocus();
      }}
      onChange={(event) => setTyped(event.currentTarget.value)}
      onBlur={() => {
        setHasFocus(false);
        commit();
      }}
      onKeyDown={({ key, currentTarget }) => {
        if (key === 'Escape') setTyped(null);
        if (key !== 'Enter') return;
        const fields = [...(currentTarget.closest('ul')?.querySelectorAll('input') ?? [])];
        fields[fields.indexOf(currentTarget) + 1]?.focus();
        commit();
      }}
    />
  );
}
