import { Button, Group, Modal, Text, Textarea } from '@mantine/core';
import { useState } from 'react';
import { noGrade } from '../../../../../core/gradebook/grade-entry.ts';
import { formatCompact } from '../../../../../core/grading/rounding.ts';
import { ago } from '../../../lib/ago.ts';
import { isOverMaximum, shownGrade } from './cell-text.ts';
import styles from './gradebook.module.css';
import type { Cell, GradebookColumn, Row } from './gradebook-rows.ts';
import { cellKey } from './gradebook-store.ts';
import type { CellPosition } from './pending-grades.ts';
import { useGradebook, useGrades } from './use-gradebook.ts';

/** The selected cell: where its grade is from, and what can be done with it. */
export function CellBar({ position }: { position: CellPosition | null }) {
  const columns = useGrades((state) => state.columns);
  const row = useGrades((state) => state.rows.find(({ studentId }) => studentId === position?.studentId));
  const index = columns.findIndex(({ itemId }) => itemId === position?.itemId);
  const [column, cell] = [columns[index], row?.cells[index]];
  return (
    <section className={styles.selected} aria-label="Selected cell">
      {row && column && cell ? (
        <SelectedCell
          key={cellKey({ studentId: row.studentId, itemId: column.itemId })}
          {...{ row, column, cell }}
        />
      ) : (
        <Text size="sm" c="dimmed">
          Type points, a percentage such as 85 %, or a letter. EX is excused, MI is missing. Enter goes down;
          a block of cells can be pasted from a spreadsheet.
        </Text>
      )}
    </section>
  );
}

interface SelectedCellProps {
  row: Row;
  column: GradebookColumn;
  cell: Cell;
}

function SelectedCell({ row, column, cell }: SelectedCellProps) {
  const { store } = useGradebook();
  const canGrade = useGrades((state) => state.course.canGrade);
  const { studentId } = row;
  const { itemId } = column;
  const refused = useGrades((state) => state.refused.get(cellKey({ studentId, itemId })));
  const [isNoting, setNoting] = useState(false);
  const enter = (grade: typeof noGrade, texts: GradeTexts | null = null) =>
    store.getState().enter([{ studentId, itemId, grade, ...texts }]);
  const { points, status, note, feedback } = cell;
  const hasTexts = note !== '' || feedback !== '';
  const entered = cell.isEntered ? { points, status } : noGrade;
  return (
    <>
      <div className={styles.barText}>
        {/* On one line, because the bar has room for three. */}
        <span>
          <b>
            {row.name} · {column.itemName === '' ? 'No name' : column.itemName}
          </b>{' '}
          {row.courseGrade === null ? null : <span className={styles.muted}>{courseGradeText(row)}</span>}
        </span>
        {refused ? (
          <span className={styles.problem}>{refused.problem} It is not saved.</span>
        ) : (
          <span>{describe(cell, column)}</span>
        )}
        {!refused && isOverMaximum(cell, column.maximumPoints) ? (
          <span>Over the maximum of {formatCompact(column.maximumPoints)}: counts as bonus.</span>
        ) : null}
        {feedback === '' ? null : <span>Feedback: {feedback}</span>}
        {note === '' ? null : <span className={styles.muted}>Note for instructors: {note}</span>}
      </div>
      {canGrade ? (
        <Group gap={8}>
          {refused ? (
            <Button size="compact-md" variant="default" onClick={() => enter(entered)}>
              Discard the text
            </Button>
          ) : null}
          <Button
            size="compact-md"
            variant="default"
            disabled={status === 'EXCUSED'}
            onClick={() => enter({ points: null, status: 'EXCUSED' })}
          >
            Excuse
          </Button>
          <Button
            size="compact-md"
            variant="default"
            disabled={status === 'MISSING'}
            onClick={() => enter({ points: null, status: 'MISSING' })}
          >
            Missing
          </Button>
          {shownGrade(cell) !== '' || hasTexts ? (
            <Button size="compact-md" variant="default" onClick={() => setNoting(true)}>
              {hasTexts ? 'Edit feedback' : 'Add feedback'}
            </Button>
          ) : null}
          {cell.isEntered ? (
            <Button size="compact-md" variant="default" onClick={() => enter(noGrade)}>
              {cell.quizPoints === null ? 'Remove the grade' : 'Use the quiz’s result'}
            </Button>
          ) : null}
        </Group>
      ) : null}
      <FeedbackWindow
        opened={isNoting}
        name={row.name}
        isReleased={column.isReleased}
        note={note}
        feedback={feedback}
        onClose={() => setNoting(false)}
        onSave={(texts) => {
          enter(entered, texts);
          setNoting(false);
        }}
      />
    </>
  );
}

function describe(cell: Cell, { maximumPoints, quizTitle }: GradebookColumn): string {
  const { quizPoints, isEntered, gradedBy, gradedAt, isPending, status } = cell;
  const text = shownGrade(cell);
  const maximum = formatCompact(maximumPoints);
  const parts = [text === '' ? `No grade yet (of ${maximum})` : status ? text : `${text} of ${maximum}`];
  if (isPending) parts.push('being saved');
  else if (isEntered && gradedBy) parts.push(`entered by ${gradedBy}${gradedAt ? ` ${ago(gradedAt)}` : ''}`);
  if (quizPoints !== null) {
    const quiz = `the quiz${quizTitle ? ` “${quizTitle}”` : ''}`;
    parts.push(isEntered ? `instead of ${formatCompact(quizPoints)} by ${quiz}` : `by ${quiz}`);
  }
  return `${parts.join(', ')}.`;
}

/** The grade that was entered or imported for the whole course, next to the total. */
function courseGradeText({ total, courseGrade, isTotalEntered }: Row): string {
  const entered = `Entered for the whole course: ${formatCompact(courseGrade ?? 0)} %.`;
  return total === null || isTotalEntered
    ? entered
    : `${entered} Total of the items: ${formatCompact(total)} %.`;
}

/** Texts about a grade. */
interface GradeTexts {
  /** For the student. */
  readonly feedback: string;
  /** For instructors. */
  readonly note: string;
}

const maxLength = 1_000;

interface FeedbackWindowProps extends GradeTexts {
  opened: boolean;
  /** The person whose grade it is. */
  name: string;
  /** Whether students see the grades of the item. */
  isReleased: boolean;
  onClose: () => void;
  onSave: (texts: GradeTexts) => void;
}

function FeedbackWindow({ opened, name, isReleased, onClose, onSave, ...texts }: FeedbackWindowProps) {
  const field = { autosize: true, minRows: 3, maxRows: 10, maxLength };
  return (
    <Modal opened={opened} onClose={onClose} title={`Feedback for ${name}`} centered>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          const data = new FormData(event.currentTarget);
          const textOf = (key: keyof GradeTexts) => String(data.get(key) ?? '').trim();
          onSave({ feedback: textOf('feedback'), note: textOf('note') });
        }}
      >
        <Textarea
          {...field}
          data-autofocus
          name="feedback"
          label="Feedback"
          description={
            isReleased
              ? `${name} sees it next to the grade.`
              : `${name} sees it next to the grade, as soon as you show the grades of this item.`
          }
          defaultValue={texts.feedback}
        />
        <Textarea
          {...field}
          mt="md"
          name="note"
          label="Note for instructors"
          description={`Why this grade? ${name} doesn’t see it.`}
          defaultValue={texts.note}
        />
        <Group justify="flex-end" mt="lg" gap="sm">
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit">Save</Button>
        </Group>
      </form>
    </Modal>
  );
}
