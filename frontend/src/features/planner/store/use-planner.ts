import { createContext, useContext, useState } from 'react';
import { useStore } from 'zustand';
import type { CourseErrors } from '../../../../../core/grading/editing/field-errors.ts';
import type {
  WorkingCategory,
  WorkingCourse,
  WorkingItem,
} from '../../../../../core/grading/editing/working-course.ts';
import { quizAddress } from '../../../lib/quizzes/quiz-address.ts';
import type { QuizDate } from '../../../lib/quizzes/quiz-date.ts';
import type { ItemAssignmentLink } from '../model/item-assignment.ts';
import type { ItemQuizLink } from '../model/item-quiz.ts';
import { lockOf, type Lock } from '../model/membership.ts';
import type { RowEntries } from './entries.ts';
import { presentOf, type PlannerState, type PlannerStore } from './planner-store.ts';

const PlannerContext = createContext<PlannerStore | null>(null);

/** Provides the store of the current course to its children. */
export const PlannerProvider = PlannerContext.Provider;

/** For handlers that read the store on an event, without subscribing to it. */
export function usePlannerStore(): PlannerStore {
  const store = useContext(PlannerContext);
  if (store === null) throw new Error('usePlannerStore must be used inside a PlannerProvider');
  return store;
}

export function usePlanner<Selected>(select: (state: PlannerState) => Selected): Selected {
  return useStore(usePlannerStore(), select);
}

/** A list from the store with a stable identity as long as its entries are equal. */
export function useList<Entry>(select: (state: PlannerState) => readonly Entry[]): readonly Entry[] {
  const [stable] = useState(() => reuseIfEqual<readonly Entry[]>(isSameList));
  return usePlanner((state) => stable(select(state)));
}

/** The parts of an item that the user cannot change, because the item is in an instructor's course. */
export function useLock(item: Pick<WorkingItem, 'itemId'> | undefined): Lock {
  return usePlanner(({ saved }) => lockOf(saved?.membership ?? null, item ?? {}));
}

/** Whether the course is an instructor's, and the user plans with it as its member. */
export function useIsMember(): boolean {
  return usePlanner(({ saved }) => (saved?.membership ?? null) !== null);
}

/** The quiz that grades an item. Undefined without such a quiz, and before the quizzes have loaded. */
export function useQuizOfItem(item: Pick<WorkingItem, 'itemId' | 'key'>): ItemQuizLink | undefined {
  return usePlanner((state) => quizOfItem(state, item));
}

/** Like `useQuizOfItem`, without a subscription. */
export function quizOfItem(
  { itemQuizzes, saved, idPrefix }: PlannerState,
  { itemId, key }: Pick<WorkingItem, 'itemId' | 'key'>,
): ItemQuizLink | undefined {
  return itemQuizzes.get(savedIdOf({ saved, idPrefix }, { itemId, key }));
}

/** The assignment that grades an item. Undefined without such an assignment, and before they have loaded. */
export function useAssignmentOfItem(
  item: Pick<WorkingItem, 'itemId' | 'key'>,
): ItemAssignmentLink | undefined {
  return usePlanner((state) => state.itemAssignments.get(savedIdOf(state, item)));
}

/** The ID of an item on the server. An item that was added here has no `itemId` before the next save, which gives it this one. */
function savedIdOf(
  { saved, idPrefix }: Pick<PlannerState, 'saved' | 'idPrefix'>,
  { itemId, key }: Pick<WorkingItem, 'itemId' | 'key'>,
): string {
  return itemId ?? `${saved?.id ?? ''}.${idPrefix}${key}`;
}

/** The date of the quiz or the assignment that grades an item. Students see it instead of the item’s due date. */
export interface LinkedDate extends QuizDate {
  readonly of: 'quiz' | 'assignment';
  readonly to: string;
  readonly title: string;
}

/** Null if nothing with a date grades the item. */
export function useLinkedDate(item: Pick<WorkingItem, 'itemId' | 'key'>): LinkedDate | null {
  const quiz = useQuizOfItem(item);
  const assignment = useAssignmentOfItem(item);
  if (quiz?.date) return { ...quiz.date, of: 'quiz', to: quizAddress(quiz.quizId), title: quiz.title };
  if (!assignment || assignment.dueAt === null) return null;
  return {
    at: assignment.dueAt,
    kind: 'due',
    of: 'assignment',
    to: assignment.to,
    title: assignment.title,
  };
}

interface ItemRowState {
  readonly item: WorkingItem | undefined;
  readonly errors: CourseErrors['items'][string] | undefined;
  readonly entries: RowEntries | undefined;
  /** In target mode: the hypothetical grade of the item, in points. */
  readonly pinned: number | undefined;
}

/** The state of a row. One subscription per row, since each keystroke notifies every row. */
export function useItemRow(itemKey: string): ItemRowState {
  const [stable] = useState(() => reuseIfEqual<ItemRowState>(isSameRow));
  return usePlanner((state) =>
    stable({
      item: rowsOf(state).items.get(itemKey),
      errors: presentOf(state).errors.items[itemKey],
      entries: state.entries[itemKey],
      pinned: pinsOf(presentOf(state)).get(itemKey),
    }),
  );
}

/** Returns the previous value if the new one is equal. */
function reuseIfEqual<Value>(isSame: (a: Value, b: Value) => boolean): (next: Value) => Value {
  let last: { value: Value } | null = null;
  return (next) => {
    if (last === null || !isSame(last.value, next)) last = { value: next };
    return last.value;
  };
}

const isSameList = (a: readonly unknown[], b: readonly unknown[]) =>
  a.length === b.length && a.every((entry, index) => entry === b[index]);

const isSameRow = (a: ItemRowState, b: ItemRowState) =>
  a.item === b.item && a.errors === b.errors && a.entries === b.entries && a.pinned === b.pinned;

const noPins: ReadonlyMap<string, number> = new Map();
const pins = new WeakMap<WorkingCourse, ReadonlyMap<string, number>>();

/**
 * The hypothetical grades by item key. Computed once per version of the course, since every row uses them.
 */
function pinsOf(course: WorkingCourse): ReadonlyMap<string, number> {
  if (!course.achievingTargetGrade) return noPins;
  const cached = pins.get(course);
  if (cached) return cached;
  const byItem = new Map<string, number>();
  for (const [c, { items }] of course.categories.entries()) {
    for (const [i, { key }] of items.entries()) {
      const pin = course.pinnedGrades[c]?.[i] ?? null;
      if (pin !== null) byItem.set(key, pin);
    }
  }
  pins.set(course, byItem);
  return byItem;
}

interface RowIndex {
  readonly categories: ReadonlyMap<string, WorkingCategory>;
  readonly items: ReadonlyMap<string, WorkingItem>;
}

const indexes = new WeakMap<readonly WorkingCategory[], RowIndex>();

/**
 * The rows of the course by key. Computed once per version of the course, because each of a thousand rows uses the
 * result.
 */
export function rowsOf({ history }: PlannerState): RowIndex {
  const { categories } = history.present;
  const cached = indexes.get(categories);
  if (cached) return cached;
  const index = {
    categories: new Map(categories.map((category) => [category.key, category])),
    items: new Map(categories.flatMap(({ items }) => items.map((item) => [item.key, item]))),
  };
  indexes.set(categories, index);
  return index;
}
