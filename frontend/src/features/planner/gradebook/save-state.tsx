import { Alert, Anchor, Button } from '@mantine/core';
import { type MouseEvent, useState } from 'react';
import { Failure } from '../../../ui/failure.tsx';
import { maxGrades } from './grade-sender.ts';
import styles from './gradebook.module.css';
import { ConflictNotice } from './conflict-notice.tsx';
import { cellKey, type GradebookState } from './gradebook-store.ts';
import type { CellPosition } from './pending-grades.ts';
import { useGradebook, useGrades } from './use-gradebook.ts';

const countPending = ({ pending }: GradebookState) =>
  [...pending.values()].reduce((sum, byItem) => sum + byItem.size, 0);

const problemsId = 'grades-not-saved';

/** Shows whether all grades are saved, with a link to the grades that are not saved. */
export function SaveState() {
  const pendingCount = useGrades(countPending);
  const failure = useGrades((state) => state.failure);
  const [hasEntered, setEntered] = useState(false);
  if (pendingCount > 0 && !hasEntered) setEntered(true);
  const unsavedCount = useGrades((state) => state.refused.size + state.conflicts.length);
  const savedText = unsavedCount === 0 ? 'All grades are saved.' : 'The other grades are saved.';
  let stateText = '';
  if (failure === null && pendingCount > 0) stateText = 'Saving…';
  else if (failure === null && (hasEntered || unsavedCount > 0)) stateText = savedText;
  // Screen readers do not announce this text, because it changes after every cell. Problems are alerts below.
  return (
    <span className={styles.saveState}>
      {unsavedCount > 0 || (failure !== null && pendingCount > 0) ? (
        <Anchor href={`#${problemsId}`} c="danger" underline="always" inherit onClick={showProblems}>
          {unsavedCount > 0 ? cellsText(unsavedCount) : gradesText(pendingCount)}
        </Anchor>
      ) : null}{' '}
      {stateText}
    </span>
  );
}

/** Scrolls to the problems. The link is not followed, because its hash would add an entry to the browser’s history. */
function showProblems(event: MouseEvent): void {
  event.preventDefault();
  const problems = document.getElementById(problemsId);
  problems?.scrollIntoView({ block: 'nearest' });
  problems?.focus({ preventScroll: true });
}

const cellsText = (count: number) => (count === 1 ? '1 cell is not saved.' : `${count} cells are not saved.`);
const gradesText = (count: number) =>
  count === 1 ? '1 grade is not saved yet.' : `${count} grades are not saved yet.`;

const refusedTitle = (count: number) =>
  count === 1
    ? 'One cell has no valid grade and is not saved'
    : `${count} cells have no valid grade and are not saved`;

/**
 * Shows why grades are not saved, and which grades somebody else has changed. It is below the table: above it, a new
 * problem would move the table while the user types.
 */
export function Problems() {
  const { send } = useGradebook();
  const pendingCount = useGrades(countPending);
  const failure = useGrades((state) => state.failure);
  const conflicts = useGrades((state) => state.conflicts);
  const isStored = useGrades((state) => state.isStored);
  return (
    <div id={problemsId} tabIndex={-1} className={styles.problems}>
      {failure !== null && pendingCount > 0 ? (
        <Failure
          title={
            pendingCount === 1 ? 'One grade is not saved yet' : `${pendingCount} grades are not saved yet`
          }
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

/**
 * Warns if this device cannot store the unsaved grades. There is no warning if the next request will save everything:
 * no failure, no refused text, and not more grades than one request can hold.
 */
function OnlyInThisTab() {
  const isAtRisk = useGrades(
    (state) =>
      state.failure !== null ||
      state.refused.size + state.conflicts.length > 0 ||
      countPending(state) > maxGrades,
  );
  const isStored = useGrades((state) => state.isStored);
  if (isStored || !isAtRisk) return null;
  return (
    <Alert color="danger" title="Unsaved grades are only in this tab">
      The browser’s storage is full or switched off. Keep this tab open until all grades are saved.
    </Alert>
  );
}

const maxListed = 5;

/** Lists the cells whose text is not saved. They may be out of sight in the table. */
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
    <Alert color="danger" title={refusedTitle(refused.size)}>
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
