import { Button, Group, Text } from '@mantine/core';
import { Link } from 'react-router-dom';
import { noGrade } from '../../../../../core/gradebook/grade-entry.ts';
import type { GradeStatus, ItemGrade } from '../../../../../core/gradebook/graded-course.ts';
import { formatCompact } from '../../../../../core/grading/rounding.ts';
import { ago } from '../../../lib/ago.ts';
import { studentAttemptAddress } from '../../../lib/quizzes/quiz-address.ts';
import { hiddenText, isOverMaximum, pendingText, shownGrade, statusHelp } from './cell-text.ts';
import styles from './gradebook.module.css';
import { type Cell, enteredGrade, type GradebookColumn, type Row } from './gradebook-rows.ts';
import { cellKey } from './gradebook-store.ts';
import type { CellPosition } from './pending-grades.ts';
import { useGradebook, useGrades } from './use-gradebook.ts';

interface CellBarProps {
  position: CellPosition | null;
  /** Opens the window with the feedback and the note about a grade. */
  onFeedback: (position: CellPosition) => void;
}

/** The selected cell: where its grade is from, and what can be done with it. */
export function CellBar({ position, onFeedback }: CellBarProps) {
  const columns = useGrades((state) => state.columns);
  const row = useGrades((state) => state.rows.find(({ studentId }) => studentId === position?.studentId));
  const index = columns.findIndex(({ itemId }) => itemId === position?.itemId);
  const [column, cell] = [columns[index], row?.cells[index]];
  return (
    <section className={styles.selected} aria-label="Selected cell">
      {row && column && cell ? (
        <SelectedCell
          key={cellKey({ studentId: row.studentId, itemId: column.itemId })}
          {...{ row, column, cell, onFeedback }}
        />
      ) : (
        <Text size="sm" c="dimmed">
          Type points, a percentage such as 85 %, or a letter. {statusHelp} Enter goes down; a block of cells
          can be pasted from a spreadsheet.
        </Text>
      )}
    </section>
  );
}

interface SelectedCellProps extends Pick<CellBarProps, 'onFeedback'> {
  row: Row;
  column: GradebookColumn;
  cell: Cell;
}

function SelectedCell(props: SelectedCellProps) {
  const { row, column, cell } = props;
  const refused = useGrades((state) => state.refused.get(cellKey(positionOf(props))));
  const { note, feedback } = cell;
  return (
    <>
      <div className={styles.barText} tabIndex={feedback === '' && note === '' ? undefined : 0}>
        {/* These share lines, because the bar has room for four lines. */}
        <span>
          <b>
            {row.name} · {column.itemName === '' ? 'No name' : column.itemName}
          </b>{' '}
          {row.courseGrade === null ? null : <span className={styles.muted}>{courseGradeText(row)}</span>}
        </span>
        {refused ? (
          <span className={styles.problem}>{refused.problem} It is not saved.</span>
        ) : (
          <span>
            {cellText(cell, column)}{' '}
            {isOverMaximum(cell, column.maximumPoints) ? (
              <span>Over the maximum of {formatCompact(column.maximumPoints)}: counts as bonus.</span>
            ) : null}
          </span>
        )}
        {feedback === '' ? null : <span className={styles.long}>Feedback: {feedback}</span>}
        {note === '' ? null : (
          <span className={`${styles.long} ${styles.muted}`}>Note for instructors: {note}</span>
        )}
      </div>
      <CellActions {...props} isRefused={refused !== undefined} />
    </>
  );
}

const positionOf = ({ row, column }: Pick<SelectedCellProps, 'row' | 'column'>): CellPosition => ({
  studentId: row.studentId,
  itemId: column.itemId,
});

const look = { size: 'compact-md', variant: 'default' } as const;

interface CellActionsProps extends SelectedCellProps {
  isRefused: boolean;
}

/** The links to attempts, and the buttons, for users who enter grades. */
function CellActions({ row, column, cell, isRefused, onFeedback }: CellActionsProps) {
  const { store } = useGradebook();
  const { canGrade, canEdit } = useGrades((state) => state.course);
  // Users who can only read grades cannot open attempts.
  if (!canGrade) return null;
  const attempt = attemptUrl(cell.attemptId, column, canEdit);
  const pending = attemptUrl(cell.pendingAttemptId, column, canEdit);
  const position = positionOf({ row, column });
  const enter = (grade: ItemGrade) => store.getState().enter([{ ...position, grade }]);
  const setStatus = (status: GradeStatus) => enter({ points: null, status });
  const hasTexts = cell.feedback !== '' || cell.note !== '';
  return (
    <Group gap={8}>
      {pending === null ? null : (
        <Button {...look} component={Link} to={pending}>
          Grade the attempt
        </Button>
      )}
      {attempt === null ? null : (
        <Button {...look} component={Link} to={attempt}>
          See the attempt
        </Button>
      )}
      {isRefused ? (
        <Button {...look} onClick={() => enter(enteredGrade(cell))}>
          Discard the text
        </Button>
      ) : null}
      <Button {...look} disabled={cell.status === 'EXCUSED'} onClick={() => setStatus('EXCUSED')}>
        Excuse
      </Button>
      <Button {...look} disabled={cell.status === 'MISSING'} onClick={() => setStatus('MISSING')}>
        Missing
      </Button>
      {shownGrade(cell) !== '' || hasTexts ? (
        <Button {...look} onClick={() => onFeedback(position)}>
          {hasTexts ? 'Edit feedback' : 'Add feedback'}
        </Button>
      ) : null}
      {cell.isEntered ? (
        <Button {...look} onClick={() => store.getState().askToEnter([{ ...position, grade: noGrade }])}>
          {cell.quizPoints === null ? 'Remove the grade' : 'Use the quiz’s result'}
        </Button>
      ) : null}
    </Group>
  );
}

/**
 * URL of an attempt at the quiz of a column. Null without an attempt, or if the quiz is not in the course. Only users who
 * can edit the course can open attempts at a deleted quiz.
 */
function attemptUrl(
  attemptId: string | null,
  { quizId, quizTitle, isQuizDeleted }: GradebookColumn,
  canEdit: boolean,
): string | null {
  if (isQuizDeleted && !canEdit) return null;
  // Without a title, the quiz is no longer in the course.
  if (attemptId === null || quizId === null || quizTitle === null) return null;
  return studentAttemptAddress(quizId, attemptId);
}

function cellText(cell: Cell, column: GradebookColumn): string {
  const { maximumPoints, quizTitle, isQuizDeleted, isReleased } = column;
  const { quizPoints, isEntered, gradedBy, gradedAt, isPending, status } = cell;
  const text = shownGrade(cell);
  const maximum = formatCompact(maximumPoints);
  const parts = [text === '' ? `No grade yet (of ${maximum})` : status ? text : `${text} of ${maximum}`];
  if (isPending) parts.push('being saved');
  else if (isEntered && gradedBy) parts.push(`entered by ${gradedBy}${gradedAt ? ` ${ago(gradedAt)}` : ''}`);
  if (quizPoints !== null) {
    const quiz = `the quiz${quizTitle ? ` “${quizTitle}”` : ''}${isQuizDeleted ? ', which is deleted' : ''}`;
    parts.push(isEntered ? `instead of ${formatCompact(quizPoints)} by ${quiz}` : `by ${quiz}`);
  }
  return [
    `${parts.join(', ')}.`,
    ...(isReleased || text === '' ? [] : [`${hiddenText}.`]),
    ...(cell.pendingAttemptId === null ? [] : [`${pendingText}.`]),
  ].join(' ');
}

/** The grade that was entered or imported for the whole course, next to the total. */
function courseGradeText({ total, courseGrade, isTotalEntered }: Row): string {
  const entered = `Entered for the whole course: ${formatCompact(courseGrade ?? 0)} %.`;
  return total === null || isTotalEntered
    ? entered
    : `${entered} Total of the items: ${formatCompact(total)} %.`;
}
