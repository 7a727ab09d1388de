import { Button, Group, Modal, Textarea } from '@mantine/core';
import { useState } from 'react';
import { maxTextLength as maxLength } from './grade-conflicts.ts';
import {
  type Cell,
  enteredGrade,
  type GradebookColumn,
  type GradeTexts,
  type Row,
} from './gradebook-rows.ts';
import type { CellPosition } from './pending-grades.ts';
import { useGradebook, useGrades } from './use-gradebook.ts';

interface FeedbackWindowProps {
  opened: boolean;
  /** The cell whose texts are shown. Null until the window is opened for the first time. */
  position: CellPosition | null;
  onClose: () => void;
}

/**
 * The window with the texts about a grade. It is not inside of the table: a narrow screen replaces the table, and the
 * window with the typed text must stay open.
 */
export function FeedbackWindow({ opened, position, onClose }: FeedbackWindowProps) {
  const columns = useGrades((state) => state.columns);
  const row = useGrades((state) => state.rows.find(({ studentId }) => studentId === position?.studentId));
  const index = columns.findIndex(({ itemId }) => itemId === position?.itemId);
  const [column, cell] = [columns[index], row?.cells[index]];
  const isKnown = row !== undefined && column !== undefined && cell !== undefined;
  return (
    <Modal
      opened={opened && isKnown}
      onClose={onClose}
      title={isKnown ? `Feedback for ${row.name}` : ''}
      centered
    >
      {isKnown ? <FeedbackForm row={row} column={column} cell={cell} onClose={onClose} /> : null}
    </Modal>
  );
}

interface FeedbackFormProps {
  row: Row;
  column: GradebookColumn;
  cell: Cell;
  onClose: () => void;
}

function FeedbackForm({ row: { studentId, name }, column, cell, onClose }: FeedbackFormProps) {
  const { store } = useGradebook();
  const { itemId, isReleased } = column;
  // The gradebook is fetched again while the window is open. The texts in the fields are about this version.
  const [opened] = useState(cell);
  const field = { autosize: true, minRows: 3, maxRows: 10, maxLength };
  const save = (texts: GradeTexts) => {
    // Unchanged texts are not sent, because somebody else can have changed them.
    const changed = (kind: keyof GradeTexts) => (texts[kind] === opened[kind] ? null : texts[kind]);
    const [feedback, note] = [changed('feedback'), changed('note')];
    const grade = enteredGrade(cell);
    if (feedback !== null || note !== null)
      store.getState().enter([{ studentId, itemId, grade, feedback, note, replaces: opened }]);
    onClose();
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        const data = new FormData(event.currentTarget);
        const textOf = (key: keyof GradeTexts) => String(data.get(key) ?? '').trim();
        save({ feedback: textOf('feedback'), note: textOf('note') });
      }}
    >
      <Textarea
        {...field}
        data-autofocus
        name="feedback"
        label="Feedback"
        description={
          isReleased
            ? `${name} sees it next to the grade, as plain text.`
            : `${name} sees it next to the grade, as plain text, as soon as you release the grades of this item.`
        }
        defaultValue={opened.feedback}
      />
      <Textarea
        {...field}
        mt="md"
        name="note"
        label="Note for instructors"
        description={`Why this grade? ${name} doesn’t see it.`}
        defaultValue={opened.note}
      />
      <Group justify="flex-end" mt="lg" gap="sm">
        <Button variant="default" onClick={onClose}>
          Cancel
        </Button>
        <Button type="submit">Save</Button>
      </Group>
    </form>
  );
}
