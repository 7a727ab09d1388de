import { Button, Group, Modal, Text, Textarea } from '@mantine/core';
import { useState } from 'react';
import { noGrade } from '../../../../../core/gradebook/grade-entry.ts';
import { formatCompact } from '../../../../../core/grading/rounding.ts';
import { ago } from '../../../lib/ago.ts';
import { shownGrade } from './cell-text.ts';
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
  const enter = (grade: typeof noGrade, note: string | null = null) =>
    store.getState().enter([{ studentId, itemId, grade, note }]);
  const { points, status, note } = cell;
  const entered = cell.isEntered ? { points, status } : noGrade;
  return (
    <>
      <div className={styles.barText}>
        <b>
          {row.name} · {column.itemName === '' ? 'No name' : column.itemName}
        </b>
        {refused ? (
          <span className={styles.problem}>{refused.problem} It is not saved.</span>
        ) : (
          <span>{describe(cell, column)}</span>
        )}
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
          {cell.isEntered || note !== '' ? (
            <Button size="compact-md" variant="default" onClick={() => setNoting(true)}>
              {note === '' ? 'Add a note' : 'Edit the note'}
            </Button>
          ) : null}
          {cell.isEntered ? (
            <Button size="compact-md" variant="default" onClick={() => enter(noGrade)}>
              {cell.quizPoints === null ? 'Remove the grade' : 'Use the quiz’s result'}
            </Button>
          ) : null}
        </Group>
      ) : null}
      <NoteWindow
        opened={isNoting}
        name={row.name}
        note={note}
        onClose={() => setNoting(false)}
        onSave={(text) => {
          enter(entered, text);
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
  if (status === null && (cell.points ?? 0) > maximumPoints)
    parts.push('more than the maximum, which counts as bonus');
  if (isPending) parts.push('being saved');
  else if (isEntered && gradedBy) parts.push(`entered by ${gradedBy}${gradedAt ? ` ${ago(gradedAt)}` : ''}`);
  if (quizPoints !== null) {
    const quiz = `the quiz${quizTitle ? ` “${quizTitle}”` : ''}`;
    parts.push(isEntered ? `instead of ${formatCompact(quizPoints)} by ${quiz}` : `by ${quiz}`);
  }
  return `${parts.join(', ')}.`;
}

const maxNoteLength = 1_000;

interface NoteWindowProps {
  opened: boolean;
  /** The person whose grade it is. */
  name: string;
  note: string;
  onClose: () => void;
  onSave: (note: string) => void;
}

function NoteWindow({ opened, name, note, onClose, onSave }: NoteWindowProps) {
  return (
    <Modal opened={opened} onClose={onClose} title={`Note about ${name}`} centered>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          onSave(String(new FormData(event.currentTarget).get('note') ?? '').trim());
        }}
      >
        <Textarea
          data-autofocus
          name="note"
          label="Note for instructors"
          description={`Why this grade? ${name} doesn’t see it.`}
          autosize
          minRows={3}
          maxRows={10}
          maxLength={maxNoteLength}
          defaultValue={note}
        />
        <Group justify="flex-end" mt="lg" gap="sm">
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit">Save the note</Button>
        </Group>
      </form>
    </Modal>
  );
}
