import { IconEyeOff } from '@tabler/icons-react';
import { useMemo, useRef, useState } from 'react';
import {
  type CellKeyboardEvent,
  type CellKeyDownArgs,
  type Column,
  type ColumnOrColumnGroup,
  DataGrid,
  type DataGridHandle,
  type SortColumn,
} from 'react-data-grid';
import 'react-data-grid/lib/styles.css';
import { columnStatistics } from '../../../../../core/gradebook/column-statistics.ts';
import { gradeText, noGrade } from '../../../../../core/gradebook/grade-entry.ts';
import type { Category } from '../../../../../core/grading/course.ts';
import { weigh } from '../../../../../core/grading/weigh.ts';
import { formatCompact } from '../../../../../core/grading/rounding.ts';
import { showNotice } from '../../../lib/show-notice.tsx';
import { hiddenText, isOverMaximum, pendingText, shownGrade, shownTotal } from './cell-text.ts';
import { byName, createStableRows, type RowChoice, type RowOrder } from './choose-rows.ts';
import { ColumnHead } from './column-head.tsx';
import { enterTexts, pasteGrades } from './enter-text.ts';
import { type CellProblem, type EditedRow, GradeEditor } from './grade-editor.tsx';
import styles from './gradebook.module.css';
import { type Cell, type GradebookColumn, type Row, studentCells } from './gradebook-rows.ts';
import type { CellPosition } from './pending-grades.ts';
import { useGradebook, useGrades } from './use-gradebook.ts';

interface GradebookGridProps {
  choice: RowChoice;
  onActive: (position: CellPosition | null) => void;
  onOpenSettings: (itemId: string) => void;
}

interface Averages {
  readonly rows: readonly Row[];
}

const rowHeight = 36;
const headerHeight = 40;

/** The height of the table. Without rows, there is room for the sentence that says so. */
const heightOf = (rowCount: number) =>
  `calc(${headerHeight * 2 + rowHeight * (Math.max(rowCount, 3) + 1)}px + 18px)`;

const keyOfRow = ({ studentId }: Row) => studentId;

/** The table of people and items. */
export function GradebookGrid({ choice, onActive, onOpenSettings }: GradebookGridProps) {
  const { store } = useGradebook();
  const columns = useGrades((state) => state.columns);
  const canGrade = useGrades((state) => state.course.canGrade);
  const all = useGrades((state) => state.rows);
  const [order, setOrder] = useState<RowOrder>(byName);
  const rows = useShownRows(all, columns, { ...choice, order });
  const averages = useMemo<readonly Averages[]>(() => [{ rows: all }], [all]);
  const categories = useGrades((state) => state.course.categories);
  const gridColumns = useMemo(
    () => columnsOf(columns, { categories, canGrade, onOpenSettings }),
    [columns, categories, canGrade, onOpenSettings],
  );
  const grid = useRef<DataGridHandle>(null);
  const indexOf = (itemId: string) => columns.findIndex((column) => column.itemId === itemId);
  const handleKeyDown = (args: CellKeyDownArgs<EditedRow, Averages>, event: CellKeyboardEvent) => {
    if (args.mode === 'EDIT') {
      if (event.key !== 'Enter') return;
      event.preventGridDefault();
      args.onClose(true, true);
      grid.current?.setActivePosition(
        { idx: args.column.idx, rowIdx: Math.min(args.rowIdx + 1, rows.length - 1) },
        { shouldFocus: true },
      );
      return;
    }
    // Tab leaves the table, as in other tables. The arrow keys move in it.
    if (event.key === 'Tab') event.preventGridDefault();
    const { row, column } = args;
    if (!canGrade || !row || !column || indexOf(column.key) < 0) return;
    if (event.key !== 'Delete' && event.key !== 'Backspace') return;
    event.preventGridDefault();
    store.getState().askToEnter([{ studentId: row.studentId, itemId: column.key, grade: noGrade }]);
  };
  return (
    <DataGrid<EditedRow, Averages, string>
      ref={grid}
      aria-label="Grades"
      className={styles.grid ?? ''}
      style={{ blockSize: heightOf(rows.length) }}
      columns={gridColumns}
      rows={rows}
      topSummaryRows={averages}
      rowKeyGetter={keyOfRow}
      rowHeight={rowHeight}
      headerRowHeight={headerHeight}
      summaryRowHeight={rowHeight}
      sortColumns={sortOf(order)}
      onSortColumnsChange={([last]) => setOrder(last ? orderOf(last) : byName)}
      onRowsChange={(changed, { indexes, column }) => {
        const typed = indexes.flatMap((at) => {
          const { studentId, typed: entry } = changed[at] ?? {};
          return studentId && entry?.itemId === column.key ? [{ studentId, ...entry }] : [];
        });
        if (typed.length > 0) enterTexts(store, typed);
      }}
      onCellCopy={({ row, column }, event) => {
        const cell = row.cells[indexOf(column.key)];
        if (!cell || window.getSelection()?.isCollapsed === false) return;
        event.clipboardData.setData('text/plain', gradeText(cell));
        event.preventDefault();
      }}
      onCellPaste={({ row, column }, event) => {
        event.preventDefault();
        const outside = pasteGrades(store, event.clipboardData.getData('text/plain'), {
          rows,
          columns,
          rowIndex: rows.indexOf(row),
          columnIndex: indexOf(column.key),
        });
        if (outside > 0) showNotice({ id: 'cells-outside', message: outsideText(outside) });
        return row;
      }}
      onCellKeyDown={handleKeyDown}
      onActivePositionChange={({ row, column }) =>
        onActive(
          row && column && indexOf(column.key) >= 0 ? { studentId: row.studentId, itemId: column.key } : null,
        )
      }
      renderers={{
        noRowsFallback: <p className={styles.nobody}>Nobody matches. Change the search or the filter.</p>,
      }}
    />
  );
}

function outsideText(count: number): string {
  return count === 1
    ? 'One pasted cell was outside of the table.'
    : `${count} pasted cells were outside of the table.`;
}

/** The chosen rows in order, with their problems. */
function useShownRows(
  all: readonly Row[],
  columns: readonly GradebookColumn[],
  { search, shown, order }: RowChoice & { readonly order: RowOrder },
): readonly EditedRow[] {
  const [stableRows] = useState(createStableRows);
  const problems = useProblems();
  return useMemo(
    () =>
      stableRows(all, columns, { search, shown, order }).map((row) => {
        const rowProblems = problems.get(row.studentId);
        return rowProblems ? { ...row, problems: rowProblems } : row;
      }),
    [stableRows, all, columns, search, shown, order, problems],
  );
}

/**
 * The problems by student ID, then by item ID. The table adds them to its rows, because a subscription in each cell
 * would slow down scrolling.
 */
function useProblems(): ReadonlyMap<string, ReadonlyMap<string, CellProblem>> {
  const refused = useGrades((state) => state.refused);
  const conflicts = useGrades((state) => state.conflicts);
  return useMemo(() => {
    const cellProblems = [
      ...Array.from(refused.values(), (each) => ({
        ...each,
        problem: { refused: each, hasConflict: false },
      })),
      ...conflicts.map((each) => ({ ...each, problem: { refused: null, hasConflict: true } })),
    ];
    const byStudent = [...Map.groupBy(cellProblems, ({ studentId }) => studentId).entries()];
    return new Map(
      byStudent.map(([id, ofStudent]) => [
        id,
        new Map(ofStudent.map(({ itemId, problem }) => [itemId, problem])),
      ]),
    );
  }, [refused, conflicts]);
}

const sortOf = ({ by, isDescending }: RowOrder): SortColumn[] => [
  { columnKey: by, direction: isDescending ? 'DESC' : 'ASC' },
];
const orderOf = ({ columnKey, direction }: SortColumn): RowOrder => ({
  by: columnKey,
  isDescending: direction === 'DESC',
});

interface ColumnOptions {
  readonly categories: readonly Category[];
  readonly canGrade: boolean;
  readonly onOpenSettings: (itemId: string) => void;
}

function columnsOf(
  columns: readonly GradebookColumn[],
  options: ColumnOptions,
): ColumnOrColumnGroup<EditedRow, Averages>[] {
  const indexed = columns.map((column, index) => ({ column, index }));
  const weighed = weigh(options.categories);
  // Two categories can have the same name, so the columns are divided by the number of items.
  let next = 0;
  const groups = options.categories.flatMap(({ name, items }, at) => {
    const members = indexed.slice(next, next + items.length);
    next += items.length;
    return members.length === 0 ? [] : [{ name, weight: weighed[at]?.weight ?? 0, members }];
  });
  // Columns of items that the categories do not have. Normally, there are none.
  const others = indexed.slice(next);
  if (others.length > 0) groups.push({ name: 'Others', weight: 0, members: others });
  return [
    {
      key: 'name',
      name: 'Name',
      width: 190,
      frozen: true,
      sortable: true,
      cellClass: `${styles.frozen} ${styles.name}`,
      renderCell: ({ row }) => row.name,
      // The average includes students whom a search or a filter hides.
      renderSummaryCell: () => 'Average of all students',
    },
    {
      key: 'total',
      name: 'Total (%)',
      width: 96,
      frozen: true,
      sortable: true,
      sortDescendingFirst: true,
      cellClass: `${styles.frozen} ${styles.number}`,
      headerCellClass: styles.number,
      summaryCellClass: styles.number,
      renderCell: ({ row }) =>
        row.isTotalEntered ? (
          <span className={styles.muted} title="Entered for the whole course. No item has a grade yet.">
            {shownTotal(row)}
            <span className={styles.spoken}> entered for the whole course</span>
          </span>
        ) : (
          shownTotal(row)
        ),
      renderSummaryCell: ({ row }) => averageTotal(row.rows),
    },
    ...groups.map(({ name, weight, members }) => ({
      name: `${name === '' ? 'No name' : name} · ${formatCompact(weight)} %`,
      headerCellClass: styles.group,
      children: members.map(({ column, index }) => itemColumn(column, index, options)),
    })),
  ];
}

function itemColumn(
  column: GradebookColumn,
  index: number,
  { canGrade, onOpenSettings }: ColumnOptions,
): Column<EditedRow, Averages> {
  const name = column.itemName === '' ? 'No name' : column.itemName;
  return {
    key: column.itemId,
    name,
    width: widthFor(name, column.quizId !== null),
    sortable: true,
    sortDescendingFirst: true,
    editable: canGrade,
    // A reply of the server changes the row, and must not close the field in which the user types the next grade.
    editorOptions: { closeOnExternalRowChange: false },
    cellClass: styles.grade,
    headerCellClass: styles.head,
    summaryCellClass: styles.number,
    renderHeaderCell: (props) => <ColumnHead {...props} column={column} onOpen={onOpenSettings} />,
    renderCell: ({ row }) => <GradeCell row={row} column={column} index={index} />,
    renderSummaryCell: ({ row }) => averageOf(row.rows, column, index),
    ...(canGrade && {
      renderEditCell: ({ row, onRowChange, onClose }) => (
        <GradeEditor {...{ row, onRowChange, onClose, index, name, itemId: column.itemId }} />
      ),
    }),
  };
}

/** Room for most names, and for ‘Excused to grade’. Longer names are cut off. */
const widthFor = (name: string, hasQuiz: boolean) =>
  Math.min(240, Math.max(hasQuiz ? 136 : 112, 64 + name.length * 8));

function averageTotal(rows: readonly Row[]): string {
  const totals = rows.flatMap(({ isStudent, total }) => (isStudent ? (total ?? []) : []));
  if (totals.length === 0) return '–';
  return formatCompact(totals.reduce((sum, total) => sum + total, 0) / totals.length);
}

function averageOf(rows: readonly Row[], { maximumPoints }: GradebookColumn, index: number): string {
  const { average } = columnStatistics(studentCells(rows, index), maximumPoints);
  return average === null ? '–' : formatCompact(average);
}

interface CellMarks extends Pick<Cell, 'status'> {
  hasConflict: boolean;
  isOverridden: boolean;
  isBonus: boolean;
}

function lookOf({ hasConflict, status, isOverridden, isBonus }: CellMarks): string | undefined {
  if (hasConflict) return 'conflict';
  if (status !== null) return status.toLowerCase();
  if (isOverridden) return 'overridden';
  return isBonus ? 'bonus' : undefined;
}

interface GradeCellProps {
  row: EditedRow;
  column: GradebookColumn;
  index: number;
}

function GradeCell({ row, column, index }: GradeCellProps) {
  const { refused = null, hasConflict = false } = row.problems?.get(column.itemId) ?? {};
  const cell = row.cells[index];
  if (refused)
    return (
      <span className={styles.cell} data-look="refused">
        {refused.text}
        <span className={styles.spoken}>, not saved: {refused.problem}</span>
      </span>
    );
  if (!cell) return null;
  const { status, isPending, isEntered, quizPoints, pendingAttemptId } = cell;
  const hasText = cell.note !== '' || cell.feedback !== '';
  const isOverridden = isEntered && quizPoints !== null;
  const isBonus = isOverMaximum(cell, column.maximumPoints);
  const look = lookOf({ hasConflict, status, isOverridden, isBonus });
  const text = shownGrade(cell);
  const isHidden = !column.isReleased && text !== '';
  // Most cells have only a text. Without an extra element for it, the table scrolls faster.
  if (look === undefined && !isPending && !hasText && !isHidden && pendingAttemptId === null) return text;
  return (
    <span className={styles.cell} data-look={look} data-pending={isPending || undefined}>
      {hasText ? (
        <span className={styles.note}>{isOverridden ? 'Overridden, with a note' : 'Has a note'}</span>
      ) : null}
      {hasConflict ? <span className={styles.spoken}>Changed by somebody else: </span> : null}
      {isHidden ? <IconEyeOff className={styles.hiddenMark} size={14} aria-label={hiddenText} /> : null}
      {text}
      {isBonus ? <OverMaximum maximumPoints={column.maximumPoints} /> : null}
      {pendingAttemptId === null ? null : <ToGrade isAlone={text === ''} />}
    </span>
  );
}

/** The mark of an attempt to grade. The bar of the selected cell has the link to it, because a click selects a cell. */
function ToGrade({ isAlone }: { isAlone: boolean }) {
  return (
    <>
      {isAlone ? null : ' '}
      <span className={styles.toGrade} title={pendingText}>
        To grade<span className={styles.spoken}>: {pendingText.toLowerCase()}</span>
      </span>
    </>
  );
}

/** The mark after a grade over the maximum. Such a grade is accepted, because it may be extra credit. */
function OverMaximum({ maximumPoints }: { maximumPoints: number }) {
  const maximum = formatCompact(maximumPoints);
  return (
    <span className={styles.over} title={`Over the maximum of ${maximum}: counts as bonus`}>
      {' '}
      over<span className={styles.spoken}> the maximum of</span> {maximum}
      <span className={styles.spoken}>: counts as bonus</span>
    </span>
  );
}
