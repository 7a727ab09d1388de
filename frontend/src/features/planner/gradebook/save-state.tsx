import { Alert, Anchor, Button, Group } from '@mantine/core';
import { type MouseEvent, useState } from 'react';
import { Failure } from '../../../ui/failure.tsx';
import { gradeInSentence } from './cell-text.ts';
import { maxGrades } from './grade-sender.ts';
import styles from './gradebook.module.css';
import { cellKey, type GradebookState } from './gradebook-store.ts';
import type { CellPosition, Conflict } from './pending-grades.ts';
import { useGradebook, useGrades } from './use-gradebook.ts';

const countPending = ({ pending }: GradebookState) =>
  [...pending.values()].reduce((sum, byItem) => sum + byItem.size, 0);

const problemsId = 'grades-not-saved';

/** Whether everything is saved, with the way to what is not. */
export function SaveState() {
  const waiting = useGrades(countPending);
  const failure = useGrades((state) => state.failure);
  const [hasSaved, setSaved] = useState(false);
  if (waiting > 0 && !hasSaved) setSaved(true);
  const refused = useGrades((state) => state.refused.size);
  const saved = refused === 0 ? 'All grades are saved.' : 'The other grades are saved.';
  const state = failure !== null ? '' : waiting > 0 ? 'Saving…' : hasSaved || refused > 0 ? saved : '';
  // Not announced: it would be read after every cell. What is not saved is an alert.
  return (
    <span className={styles.saveState}>
      {refused > 0 || (failure !== null && waiting > 0) ? (
        <Anchor href={`#${problemsId}`} c="danger" underline="always" inherit onClick={showProblems}>
          {refused > 0 ? cellsText(refused) : gradesText(waiting)}
        </Anchor>
      ) : null}{' '}
      {state}
    </span>
  );
}

/** The address stays: it would be another page of the planner's history. */
function showProblems(event: MouseEvent): void {
  event.preventDefault();
  const problems = document.getElementById(problemsId);
  problems?.scrollIntoView({ block: 'nearest' });
  problems?.focus({ preventScroll: true });
}

const cellsText = (count: number) => (count === 1 ? '1 cell is not saved.' : `${count} cells are not saved.`);
const gradesText = (count: number) =>
  count === 1 ? '1 grade is not saved yet.' : `${count} grades are not saved yet.`;

const notSaved = (count: number) =>
  count === 1
    ? 'One cell has no valid grade and is not saved'
    : `${count} cells have no valid grade and are not saved`;

/**
 * Why grades are not saved, and grades that somebody else has changed. Below the table, which would otherwise move under
 * the pointer while somebody types.
 */
export function Problems() {
  const { send } = useGradebook();
  const waiting = useGrades(countPending);
  const failure = useGrades((state) => state.failure);
  const conflicts = useGrades((state) => state.conflicts);
  const isStored = useGrades((state) => state.isStored);
  return (
    <div id={problemsId} tabIndex={-1} className={styles.problems}>
      {failure !== null && waiting > 0 ? (
        <Failure
          title={waiting === 1 ? 'One grade is not saved yet' : `${waiting} grades are not saved yet`}
          message={isStored ? `${failure} They stay on this device until they are saved.` : failure}
          onRetry={send}
        />
      ) : null}
      <OnlyInThisTab />
      <RefusedTexts />
      {conflicts.map((conflict) => (
        <ConflictNotice key={`${conflict.studentId} ${conflict.itemId}`} conflict={conflict} />
      ))}
    </div>
  );
}

/** Grades that are saved with the next request need no notice. */
function OnlyInThisTab() {
  const isAtRisk = useGrades(
    (state) => state.failure !== null || state.refused.size > 0 || countPending(state) > maxGrades,
  );
  const isStored = useGrades((state) => state.isStored);
  if (isStored || !isAtRisk) return null;
  return (
    <Alert color="danger" title="What is not saved yet is only in this tab">
      The browser’s storage is full or switched off. Keep this tab open until all grades are saved.
    </Alert>
  );
}

const maxListed = 5;

/** The cells with a text that is not saved, because they may be far away in the table. */
function RefusedTexts() {
  const { store } = useGradebook();
  const refused = useGrades((state) => state.refused);
  const rows = useGrades((state) => state.rows);
  const columns = useGrades((state) => state.columns);
  if (refused.size === 0) return null;
  const nameOf = ({ studentId, itemId }: CellPosition) => {
    const person = rows.find((row) => row.studentId === studentId)?.name ?? 'Somebody who is no longer here';
    return `${person}, ${columns.find((column) => column.itemId === itemId)?.itemName ?? 'a deleted item'}`;
  };
  return (
    <Alert color="danger" title={notSaved(refused.size)}>
      <ul className={styles.refused}>
        {[...refused.values()].slice(0, maxListed).map((each) => (
          <li key={cellKey(each)}>
            <span>
              <b>{nameOf(each)}:</b> {each.text}. {each.problem}
            </span>
            <Button
              size="compact-sm"
              variant="outline"
              color="danger"
              aria-label={`Discard the text of ${nameOf(each)}`}
              onClick={() => store.getState().discard(each)}
            >
              Discard
            </Button>
          </li>
        ))}
      </ul>
      {refused.size > maxListed ? `and ${refused.size - maxListed} more` : null}
    </Alert>
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
