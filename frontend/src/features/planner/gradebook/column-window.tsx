import { useApolloClient } from '@apollo/client/react';
import { Button, Modal, Switch, Text } from '@mantine/core';
import { useState } from 'react';
import { columnStatistics } from '../../../../../core/gradebook/column-statistics.ts';
import type { GradebookColumnInput } from '../../../gql/graphql.ts';
import { enteredText } from '../../../lib/gradebook/entered-text.ts';
import { columnProblem, saveColumn, useColumnSaving } from '../../../lib/gradebook/use-column-saving.ts';
import { showFailure } from '../../../lib/show-notice.tsx';
import { showUndo } from '../../../lib/show-undo.tsx';
import { pointsText } from '../../../ui/quiz-question/points-text.ts';
import { presentOf } from '../store/planner-store.ts';
import { usePlanner, usePlannerStore } from '../store/use-planner.ts';
import { AssignmentOfItem } from './assignment-of-item.tsx';
import styles from './gradebook.module.css';
import { type GradebookColumn, type Row, studentCells } from './gradebook-rows.ts';
import { QuizOfItem } from './quiz-of-item.tsx';
import { QuizResultHint } from './quiz-result-hint.tsx';
import { useGradebook, useGrades } from './use-gradebook.ts';

interface ColumnWindowProps {
  /** Null while the window is closed. */
  itemId: string | null;
  onClose: () => void;
}

/** The statistics of an item, and how it is graded. */
export function ColumnWindow({ itemId, onClose }: ColumnWindowProps) {
  const columns = useGrades((state) => state.columns);
  const index = columns.findIndex((each) => each.itemId === itemId);
  const column = columns[index];
  return (
    <Modal opened={column !== undefined} onClose={onClose} title={column?.itemName || 'No name'} centered>
      {column ? <ColumnDetails column={column} index={index} /> : null}
    </Modal>
  );
}

function ColumnDetails({ column, index }: { column: GradebookColumn; index: number }) {
  const rows = useGrades((state) => state.rows);
  const canEdit = useGrades((state) => state.course.canEdit);
  return (
    <div className={styles.details}>
      <Statistics column={column} index={index} rows={rows} />
      {canEdit ? <Settings column={column} index={index} rows={rows} /> : null}
    </div>
  );
}

interface StatisticsProps {
  column: GradebookColumn;
  index: number;
  rows: readonly Row[];
}

function Statistics({ column: { maximumPoints }, index, rows }: StatisticsProps) {
  const { count, average, median, lowest, highest, tenths } = columnStatistics(
    studentCells(rows, index),
    maximumPoints,
  );
  if (average === null || median === null || lowest === null || highest === null)
    return <Text>No grades yet.</Text>;
  const maxCount = Math.max(...tenths);
  return (
    <div>
      <dl className={styles.figures}>
        <Figure name="Grades" value={String(count)} />
        <Figure name="Average" value={pointsText(average)} />
        <Figure name="Median" value={pointsText(median)} />
        <Figure name="Lowest" value={pointsText(lowest)} />
        <Figure name="Highest" value={pointsText(highest)} />
      </dl>
      <p className={styles.scale} aria-hidden>
        Grades by percent of the maximum points
      </p>
      <ul className={styles.histogram} aria-label="Grades by percent of the maximum points">
        {tenths.map((people, tenth) => (
          // oxlint-disable-next-line react/no-array-index-key -- the position is what a bar means
          <li key={tenth}>
            <span className={styles.spoken}>
              {tenth === 9 ? '90 % or more' : `${tenth * 10} to ${tenth * 10 + 10} %`}: {people}
            </span>
            <span aria-hidden className={styles.bar} style={{ height: `${(people / maxCount) * 64}px` }} />
            <span aria-hidden className={styles.tick}>
              {tenth === 9 ? '90+' : tenth * 10}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Figure({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}

function Settings({ column, index, rows }: StatisticsProps) {
  const { store } = useGradebook();
  const isComplete = useGrades((state) => state.isComplete);
  const courseId = useGrades((state) => state.course.id);
  const dueAt = usePlanner((state) => {
    const items = presentOf(state).categories.flatMap((category) => category.items);
    return items.find(({ itemId }) => itemId === column.itemId)?.dueAt ?? null;
  });
  const assignment = usePlanner(({ itemAssignments }) => itemAssignments.get(column.itemId));
  const { save, release, isSaving, problem } = useColumnSettings(column);
  const empty = rows.filter(({ isStudent, cells }) => {
    const cell = cells[index];
    return isStudent && cell && cell.points === null && cell.status === null;
  });
  // Work that was handed in is not missing.
  const ungraded = empty.filter(({ cells }) => cells[index]?.pendingAttemptId === null);
  const entered = rows.filter(({ cells }) => cells[index]?.isEntered).length;
  const waiting = empty.length - ungraded.length;
  const markMissing = () => {
    const grade = { points: null, status: 'MISSING' } as const;
    store.getState().enter(ungraded.map(({ studentId }) => ({ studentId, itemId: column.itemId, grade })));
  };
  return (
    <>
      <div>
        <Switch
          label="Released: students see their grades of this item"
          description="Hidden grades count in the totals here, not in the students’ planners."
          checked={column.isReleased}
          disabled={isSaving}
          onChange={(event) => void release(event.currentTarget.checked)}
        />
        {column.quizId === null ? null : <QuizResultHint courseId={courseId} quizId={column.quizId} />}
      </div>
      <div>
        {assignment ? (
          <AssignmentOfItem assignment={assignment} />
        ) : (
          <QuizOfItem
            courseId={courseId}
            column={column}
            dueAt={dueAt}
            isSaving={isSaving}
            problem={problem}
            onChoose={(quizId) => void save({ quizId })}
          />
        )}
        {column.quizId === null || entered === 0 || !isComplete ? null : (
          <Text size="sm" c="dimmed" mt={6}>
            {enteredText(entered)}
          </Text>
        )}
      </div>
      {ungraded.length === 0 ? null : (
        <div>
          <Button variant="default" disabled={!isComplete} onClick={markMissing}>
            {missingText(ungraded.length)}
          </Button>
          <Text size="sm" c="dimmed" mt={6}>
            Missing work counts with 0 points. Undo takes it back.{' '}
            {waiting === 0 ? '' : 'Attempts that wait to be graded are not marked.'}
          </Text>
        </div>
      )}
    </>
  );
}

const missingText = (count: number) =>
  `Mark ${count === 1 ? '1 empty grade' : `${count} empty grades`} as missing`;

function releaseText(
  { itemName, quizId }: Pick<GradebookColumn, 'itemName' | 'quizId'>,
  isReleased: boolean,
) {
  const grades = `The grades of ${itemName || 'an item without a name'}`;
  if (isReleased) return `${grades} are released. Students see them now.`;
  return `${grades} are hidden from students now.${quizId === null ? '' : ' The quiz still shows its result.'}`;
}

function useColumnSettings({ itemId, itemName, quizId }: GradebookColumn) {
  const { store, refresh } = useGradebook();
  const planner = usePlannerStore();
  const client = useApolloClient();
  const { save, isSaving, problem } = useColumnSaving();
  // A newer notice about the release replaces the older one.
  const noticeId = `release-${itemId}`;
  const [isReleasing, setReleasing] = useState(false);
  const [isRefreshing, setRefreshing] = useState(false);
  const saveAndShow = async (input: GradebookColumnInput) => {
    const { id: courseId } = store.getState().course;
    const column = await save({ courseId, itemId }, input);
    if (!column) return;
    store.getState().setColumn(column);
    // Another quiz has other results, so the grades are fetched again. If that fails, the old ones stay on screen.
    if (input.quizId === undefined) return;
    setRefreshing(true);
    await refresh().catch(() => undefined);
    setRefreshing(false);
  };
  /** Releases or hides the grades, and shows a notice with Undo, which also works after the window is closed. */
  const release = async (isReleased: boolean): Promise<void> => {
    const { id: courseId } = store.getState().course;
    setReleasing(true);
    try {
      const column = await saveColumn(client, { courseId, itemId }, { isReleased });
      if (column) store.getState().setColumn(column);
      const message = releaseText({ itemName, quizId }, isReleased);
      showUndo(message, () => void release(!isReleased), { owner: planner, id: noticeId });
    } catch (error) {
      showFailure(columnProblem(error), () => void release(isReleased), noticeId);
    } finally {
      setReleasing(false);
    }
  };
  // The controls stay disabled until the new grades are shown, so that no list is open when the grades change.
  return { save: saveAndShow, release, isSaving: isSaving || isReleasing || isRefreshing, problem };
}
