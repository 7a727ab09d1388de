import { useQuery } from '@apollo/client/react';
import { Anchor, Select, Skeleton } from '@mantine/core';
import { useEffect, useState } from 'react';
import type { GradebookColumnSettingsFragment } from '../../../../gql/graphql.ts';
import { enteredCountsQuery } from '../../../../lib/gradebook/column-documents.ts';
import { enteredText } from '../../../../lib/gradebook/entered-text.ts';
import { useColumnSaving } from '../../../../lib/gradebook/use-column-saving.ts';
import { quizDateOf } from '../../../../lib/quizzes/quiz-date.ts';
import { failureMessage } from '../../../../lib/server-failure.ts';
import { TwoDatesNote } from '../../../../ui/dates/two-dates-note.tsx';
import { Failure } from '../../../../ui/failure.tsx';
import { scaleText } from '../../../../ui/quiz-question/scale-text.ts';
import { RetryWarning } from '../../../../ui/retry-warning.tsx';
import { pointsOf } from '../model/question-list.ts';
import { useBuilderStore, useBuilderState, useDispatch } from '../store/use-builder.ts';
import { NewItemWindow } from './new-item-window.tsx';
import { gradedItemFieldId, useGradedItem, useItemDueDate } from './use-graded-item.ts';
import { useQuizCourse } from './use-quiz-course.ts';
import styles from '../quiz-builder.module.css';

/** The item of the course that the quiz grades. Takes effect at once, or with the first save of a new quiz. */
export function CountsAs() {
  const { isOffered } = useGradedItem();
  useStartOfItem();
  if (!isOffered) return null;
  return (
    <section className={styles.card} aria-labelledby="quiz-grades">
      <div>
        <h2 id="quiz-grades">Grades</h2>
        <p className={styles.hint}>A finished attempt becomes the student’s grade of the item.</p>
      </div>
      <GradedItem />
    </section>
  );
}

/** A new quiz that is built for an item starts with the item's name as its title, and with its due date. */
function useStartOfItem(): void {
  const { courseId, quizId, current } = useGradedItem();
  const dispatch = useDispatch();
  const dueAt = useItemDueDate(courseId, current);
  const title = quizId === null ? (current?.itemName ?? '') : '';
  useEffect(() => {
    if (title !== '') dispatch({ type: 'startWith', start: { title, dueAt } });
  }, [title, dueAt, dispatch]);
}

function GradedItem() {
  const { courseId, canChoose, columns, error, refetch } = useGradedItem();
  // These start with the items, so that one request fetches both. They only describe the choice, so it works without them.
  const { data } = useQuery(enteredCountsQuery, {
    variables: { courseId: courseId ?? '' },
    fetchPolicy: 'cache-and-network',
    skip: courseId === null || !canChoose,
  });
  if (!canChoose)
    return (
      <p className={styles.hint}>Save the quiz first. Then you can choose the item that it counts as.</p>
    );
  if (error && !columns)
    return (
      <Failure
        title="The items of the course did not load"
        message={failureMessage(error)}
        onRetry={() => void refetch()}
      />
    );
  if (!columns || courseId === null) return <Skeleton height={60} />;
  const entered = new Map(
    data?.gradebookColumns?.map(({ itemId, enteredGradeCount }) => [itemId, enteredGradeCount]),
  );
  return <ItemSelect courseId={courseId} columns={columns} entered={entered} />;
}

const noItem = { value: '', label: 'No item' };
/** Opens the window for a new item. No item has this ID. */
const newItem = { value: '+', label: 'New item…' };

/** What happens to the grades that `countText` counts. */
const enteredGradesStay =
  'Entered grades of the item stay, and count instead of the quiz’s results until you remove them in the gradebook.';

function countText(count: number): string {
  if (count === 0) return '';
  return count === 1 ? ' · 1 entered grade' : ` · ${count.toLocaleString('en')} entered grades`;
}

interface ItemSelectProps {
  courseId: string;
  columns: readonly GradebookColumnSettingsFragment[];
  /** How many grades were entered, by item. Empty until they have loaded. */
  entered: ReadonlyMap<string, number>;
}

function ItemSelect({ courseId, columns, entered }: ItemSelectProps) {
  const { quizId, current } = useGradedItem();
  const { save, isSaving, problem } = useColumnSaving();
  const { chooseItem } = useBuilderStore().getState();
  const [isAdding, setAdding] = useState(false);
  const choose = async (itemId: string) => {
    // The link of a new quiz is stored when the quiz is saved.
    chooseItem(quizId !== null || itemId === noItem.value ? null : itemId);
    if (quizId === null) return;
    const previousItemId = current?.itemId ?? null;
    // A quiz grades only one item, so its link to the previous item is removed first.
    if (previousItemId !== null && !(await save({ courseId, itemId: previousItemId }, { quizId: null })))
      return;
    if (itemId === noItem.value || (await save({ courseId, itemId }, { quizId }))) return;
    if (previousItemId !== null)
      await save({ courseId, itemId: previousItemId }, { quizId }, { keepsProblem: true });
  };
  const enteredOf = (itemId: string | undefined) => entered.get(itemId ?? '') ?? 0;
  const hints = [
    ...(quizId === null ? ['Stored when you save the quiz.'] : []),
    ...(columns.some(({ itemId }) => enteredOf(itemId) > 0) ? [enteredGradesStay] : []),
  ];
  return (
    <>
      <Select
        id={gradedItemFieldId}
        label="This quiz counts as"
        description={hints.length === 0 ? null : hints.join(' ')}
        data={[noItem, ...groupsOf(columns, quizId), newItem]}
        value={current?.itemId ?? noItem.value}
        error={problem}
        disabled={isSaving}
        allowDeselect={false}
        searchable={columns.length > 8}
        nothingFoundMessage="No matching item"
        renderOption={({ option }) => `${option.label}${countText(enteredOf(option.value))}`}
        onChange={(value) => {
          if (value === newItem.value) setAdding(true);
          else if (value !== null && value !== (current?.itemId ?? noItem.value)) void choose(value);
        }}
      />
      {enteredOf(current?.itemId) === 0 ? null : (
        <p className={styles.hint}>{enteredText(enteredOf(current?.itemId))}</p>
      )}
      {current === null ? null : <ScaleHint item={current} />}
      {current === null ? null : <RetryHint />}
      <DatesHint courseId={courseId} item={current} />
      <NewItemWindow
        courseId={courseId}
        isOpen={isAdding}
        onClose={() => setAdding(false)}
        onAdded={(itemId) => {
          setAdding(false);
          void choose(itemId);
        }}
      />
    </>
  );
}

/** Shows how points are converted. Uses the points on the screen, even if they are not saved. */
function ScaleHint({ item: { itemName: name, maximumPoints } }: { item: GradebookColumnSettingsFragment }) {
  const possible = useBuilderState(({ content }) => pointsOf(content.questions, content.settings.pools));
  const text = scaleText({ possible, score: null }, { name, maximumPoints });
  return text === null ? null : <p className={styles.hint}>{text}</p>;
}

interface DatesHintProps {
  courseId: string;
  /** Null if the quiz counts as no item. */
  item: GradebookColumnSettingsFragment | null;
}

/** Shows different dates of the quiz and its item. Uses the dates on the screen, even if they are not saved. */
function DatesHint({ courseId, item }: DatesHintProps) {
  const { course } = useQuizCourse(courseId);
  const { dueAt = null, closesAt = null } = useBuilderState(({ content }) => content.settings);
  const dispatch = useDispatch();
  const itemDueAt = useItemDueDate(courseId, item);
  return (
    <TwoDatesNote
      itemDueAt={itemDueAt}
      quizDate={quizDateOf({ dueAt, closesAt })}
      courseZone={course?.timeZone ?? ''}
      action={
        <Anchor
          component="button"
          type="button"
          fz="inherit"
          underline="always"
          onClick={() => dispatch({ type: 'set', settings: { dueAt: itemDueAt } })}
        >
          Use the item’s date
        </Anchor>
      }
    />
  );
}

/** Warns about full points by retries. Uses the rules on the screen, even if they are not saved. */
function RetryHint() {
  const rules = useBuilderState(({ content }) => content.settings);
  const { requestRules } = useBuilderStore().getState();
  return (
    <RetryWarning
      rules={rules}
      action={
        <Anchor
          component="button"
          type="button"
          fz="inherit"
          underline="always"
          onClick={() => requestRules(true)}
        >
          Change the rules
        </Anchor>
      }
    />
  );
}

/** The items by category. Items that another quiz grades cannot be chosen. */
function groupsOf(columns: readonly GradebookColumnSettingsFragment[], quizId: string | null) {
  const byCategory = Map.groupBy(columns, ({ categoryName }) => categoryName);
  return Array.from(byCategory, ([categoryName, items]) => ({
    group: categoryName || 'Unnamed category',
    items: items.map((item) => {
      const isTaken = item.quizId !== null && item.quizId !== quizId;
      const name = item.itemName || 'Unnamed item';
      const label = isTaken ? `${name} (graded by ${item.quizTitle || 'another quiz'})` : name;
      return { value: item.itemId, label, disabled: isTaken };
    }),
  }));
}
