import { Alert, Button, Group } from '@mantine/core';
import { useState } from 'react';
import { Failure } from '../../../ui/failure.tsx';
import { gradeInSentence } from './cell-text.ts';
import styles from './gradebook.module.css';
import type { GradebookState } from './gradebook-store.ts';
import type { Conflict } from './pending-grades.ts';
import { useGradebook, useGrades } from './use-gradebook.ts';

const countPending = ({ pending }: GradebookState) =>
  [...pending.values()].reduce((sum, byItem) => sum + byItem.size, 0);

/** Whether everything is saved. */
export function SaveState() {
  const waiting = useGrades(countPending);
  const failure = useGrades((state) => state.failure);
  const [hasSaved, setSaved] = useState(false);
  if (waiting > 0 && !hasSaved) setSaved(true);
  const refused = useGrades((state) => state.refused.size);
  if (failure !== null) return null;
  const saved = refused === 0 ? 'All grades are saved.' : `${notSaved(refused)} The other grades are saved.`;
  return (
    <output className={styles.saveState}>
      {waiting > 0 ? 'Saving…' : hasSaved || refused > 0 ? saved : ''}
    </output>
  );
}

const notSaved = (count: number) =>
  count === 1 ? 'One cell is no grade and not saved.' : `${count} cells are no grades and not saved.`;

/** Why grades are not saved, and grades that somebody else has changed. */
export function Problems() {
  const { send } = useGradebook();
  const waiting = useGrades(countPending);
  const failure = useGrades((state) => state.failure);
  const conflicts = useGrades((state) => state.conflicts);
  return (
    <>
      {failure !== null && waiting > 0 ? (
        <Failure
          title={waiting === 1 ? 'One grade is not saved yet' : `${waiting} grades are not saved yet`}
          message={`${failure} They stay on this device until they are saved.`}
          onRetry={send}
        />
      ) : null}
      {conflicts.map((conflict) => (
        <ConflictNotice key={`${conflict.studentId} ${conflict.itemId}`} conflict={conflict} />
      ))}
    </>
  );
}

function ConflictNotice({ conflict }: { conflict: Conflict }) {
  const { store } = useGradebook();
  const { keepMine, takeTheirs } = store.getState();
  const { studentId, itemId, mine, theirs, gradedBy } = conflict;
  const person = useGrades((state) => state.rows.find((row) => row.studentId === studentId)?.name ?? '');
  const item = useGrades((state) => state.columns.find((column) => column.itemId === itemId)?.itemName ?? '');
  return (
    <Alert color="ink" title={`${gradedBy ?? 'Somebody else'} changed ${item} of ${person} at the same time`}>
      You entered {gradeInSentence(mine)}. Now it is {gradeInSentence(theirs)}.
      <Group gap="sm" mt="sm">
        <Button size="compact-md" variant="outline" onClick={() => keepMine(conflict)}>
          Save {gradeInSentence(mine)}
        </Button>
        <Button size="compact-md" variant="outline" onClick={() => takeTheirs(conflict)}>
          Leave {gradeInSentence(theirs)}
        </Button>
      </Group>
    </Alert>
  );
}
