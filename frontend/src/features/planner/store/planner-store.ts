import { createStore } from 'zustand/vanilla';
import type { CourseFlagField } from '../../../../../core/grading/course-fields.ts';
import type { CourseAction } from '../../../../../core/grading/editing/actions.ts';
import {
  createHistory,
  type CourseHistory,
  historyLimit,
  historyReducer,
} from '../../../../../core/grading/editing/history.ts';
import { withRanges } from '../../../../../core/grading/editing/item-ranges.ts';
import type { WorkingCourse } from '../../../../../core/grading/editing/working-course.ts';
import type { PassedCourse } from '../../../lib/passed-course.ts';
import type { Draft } from '../model/draft.ts';
import type { ItemAssignmentLink } from '../model/item-assignment.ts';
import { type ItemQuizLink, rangeFrom } from '../model/item-quiz.ts';
import { asMembersAction, mayEdit } from '../model/membership.ts';
import type { SavedCourse } from '../model/saved-course.ts';
import { type CellPosition, type Entries, type Entry, withEntry, withoutEntry } from './entries.ts';

/** A text typed into a cell, and the actions that store it in the course. */
export interface Typed extends CellPosition {
  readonly text: string;
  readonly actions: readonly CourseAction[];
  /** The entered value of the cell before the text was typed. */
  readonly value: Entry['value'];
  /** The history to continue from: everything after it is replaced. Default: the current one. */
  readonly from?: CourseHistory;
}

/**
 * State of the course on the server. `waiting`: the course is sent once there is a connection. `failed`: the last
 * request failed, and a notice shows why. `deleted`: the course can still be restored.
 */
export type Saving = 'idle' | 'saving' | 'updating' | 'deleting' | 'waiting' | 'failed' | 'deleted';

/** A window for the saved course. */
export type CourseDialog = 'saveAs' | 'template' | 'compare';

export interface PlannerState {
  readonly history: CourseHistory;
  readonly entries: Entries;
  /** The first part of the IDs of new items. No other planner has the same. */
  readonly idPrefix: string;
  /** The saved course that the current one is based on, if any. */
  readonly saved: SavedCourse | null;
  readonly saving: Saving;
  /**
   * The idempotency key with which the course is first saved: a save that is repeated creates no second course. Null
   * before the first change, and after the save.
   */
  readonly saveKey: string | null;
  /** The version saved elsewhere. Null if there is no conflict. */
  readonly theirs: SavedCourse | null;
  /** Links to the quizzes that grade items, by item ID. Empty before the quizzes have loaded. */
  readonly itemQuizzes: ReadonlyMap<string, ItemQuizLink>;
  /** By item ID: the assignments that grade items. Empty before they have loaded. */
  readonly itemAssignments: ReadonlyMap<string, ItemAssignmentLink>;
  readonly dialog: CourseDialog | null;
  /** Number of people in the course, until the user confirms or cancels its deletion. Null if nothing is asked. */
  readonly peopleToLose: number | null;
  /** Number of grades that a save would remove, until the user confirms or cancels it. Null if nothing is asked. */
  readonly gradesToLose: number | null;
  /** Whether Ctrl+S was pressed and the save has not begun. */
  readonly isSaveRequested: boolean;
  /** Another course that would replace this one, until the student decides. */
  readonly offered: PassedCourse | null;
  /** Continues the navigation after the student has decided about unsaved changes. Null if nothing is asked. */
  readonly leave: (() => void) | null;
  /** The last announcement for screen readers. */
  readonly announcement: string;
  /** Makes edits that are undone as one step. */
  readonly edit: (...actions: readonly CourseAction[]) => void;
  /** Replaces everything after `from` with edits. */
  readonly editFrom: (from: CourseHistory, ...actions: readonly CourseAction[]) => void;
  /** Stores texts that were typed into cells, and makes the actions that belong to them. */
  readonly type: (...typed: readonly Typed[]) => void;
  readonly dropEntry: (position: CellPosition) => void;
  /** Opens another course, as a step that can be undone. */
  readonly open: (draft: Draft) => void;
  /** Called with the version on the server. Ends the save and any conflict. */
  readonly setSaved: (saved: SavedCourse) => void;
  /** Sets a switch that is saved at once. It is no step to undo, so every version of the history gets it. */
  readonly setFlag: (field: CourseFlagField, value: boolean) => void;
  /** The key for a save. Makes one if there is none. */
  readonly takeSaveKey: () => string;
  readonly setSaving: (saving: Saving) => void;
  readonly setTheirs: (theirs: SavedCourse | null) => void;
  readonly setItemQuizzes: (itemQuizzes: ReadonlyMap<string, ItemQuizLink>) => void;
  readonly setItemAssignments: (itemAssignments: ReadonlyMap<string, ItemAssignmentLink>) => void;
  readonly openDialog: (dialog: CourseDialog | null) => void;
  readonly askToDelete: (people: number | null) => void;
  readonly askToLoseGrades: (grades: number | null) => void;
  /** Requests a save, or ends the request. */
  readonly askToSave: (isRequested: boolean) => void;
  readonly setOffered: (offered: PassedCourse | null) => void;
  readonly askToLeave: (leave: (() => void) | null) => void;
  readonly undo: () => void;
  readonly redo: () => void;
  readonly announce: (announcement: string) => void;
}

export type PlannerStore = ReturnType<typeof createPlannerStore>;

export function createPlannerStore(draft: Draft) {
  const { course, entries, saved = null, isToBeSent = false, saveKey = null } = draft;
  /** The texts in the fields of an undone course, for redo. */
  const undone = new WeakMap<WorkingCourse, Entries>();
  return createStore<PlannerState>()((set, get) => ({
    history: createHistory(course),
    entries,
    // IDs begin with a letter.
    idPrefix: `i${crypto.randomUUID().slice(0, 9)}`,
    saved,
    saving: isToBeSent ? 'waiting' : 'idle',
    saveKey,
    theirs: null,
    itemQuizzes: new Map(),
    itemAssignments: new Map(),
    dialog: null,
    peopleToLose: null,
    gradesToLose: null,
    isSaveRequested: false,
    offered: null,
    leave: null,
    announcement: '',
    edit: (...actions) => get().editFrom(get().history, ...actions),
    editFrom: (from, ...actions) =>
      set((state) => ifAllowed(state, { history: asOneStep(from, membersActions(state, actions)) })),
    type: (...typed) => set((state) => ifAllowed(state, typed.reduce(withTyped, state))),
    dropEntry: (position) => set((state) => ({ entries: withoutEntry(state.entries, position) })),
    open: ({ course: present, entries: texts, saveKey: key }) =>
      set(({ history, itemQuizzes }) => ({
        history: {
          ...history,
          past: pastOf(history),
          present: withQuizzes(present, itemQuizzes),
          future: [],
          lastField: null,
        },
        entries: texts,
        // With the key of the previous course, the server would return that course.
        saveKey: key ?? newKey(),
      })),
    setSaved: (savedNow) => set({ saved: savedNow, saving: 'idle', theirs: null, saveKey: null }),
    setFlag: (field, value) =>
      set(({ history }) => ({ history: inEachVersion(history, (each) => ({ ...each, [field]: value })) })),
    takeSaveKey: () => {
      set(withSaveKey);
      return get().saveKey ?? newKey();
    },
    setSaving: (saving) => set({ saving }),
    setTheirs: (theirs) => set({ theirs, saving: 'idle' }),
    setItemAssignments: (itemAssignments) => set({ itemAssignments }),
    setItemQuizzes: (itemQuizzes) =>
      set(({ history }) => ({
        itemQuizzes,
        history: inEachVersion(history, (each) => withQuizzes(each, itemQuizzes)),
      })),
    openDialog: (dialog) => set({ dialog }),
    askToDelete: (peopleToLose) => set({ peopleToLose }),
    askToLoseGrades: (gradesToLose) => set({ gradesToLose }),
    askToSave: (isSaveRequested) => set({ isSaveRequested }),
    setOffered: (offered) => set({ offered }),
    askToLeave: (leave) => set({ leave }),
    undo: () =>
      set(({ history, entries: texts }) => {
        undone.set(history.present, texts);
        return { history: historyReducer(history, { type: 'undo' }) };
      }),
    redo: () =>
      set(({ history, entries: texts }) => {
        const [next] = history.future;
        return {
          history: historyReducer(history, { type: 'redo' }),
          entries: (next && undone.get(next)) ?? texts,
        };
      }),
    // Screen readers don't read the same text twice in a row. With another space at its end, it is another text.
    announce: (text) =>
      set(({ announcement }) => ({ announcement: announcement === text ? `${text}\u00A0` : text })),
  }));
}

const newKey = () => crypto.randomUUID();

const withSaveKey = ({ saveKey }: Pick<PlannerState, 'saveKey'>) => ({ saveKey: saveKey ?? newKey() });

export const presentOf = ({ history }: Pick<PlannerState, 'history'>): WorkingCourse => history.present;

/** The draft to store on the device. */
export function draftOf(state: PlannerState): Draft {
  const { entries, saved, saving, saveKey } = state;
  return { course: presentOf(state), entries, saved, isToBeSent: saving === 'waiting', saveKey };
}

function withTyped<State extends Pick<PlannerState, 'history' | 'entries' | 'saved'>>(
  state: State,
  { row, column, text, actions, value, from = state.history }: Typed,
): State {
  return {
    ...state,
    history: asOneStep(from, membersActions(state, actions)),
    entries: withEntry(state.entries, { row, column }, { text, value }),
  };
}

const membershipOf = ({ saved }: Pick<PlannerState, 'saved'>) => saved?.membership ?? null;

/** The edit, or an announcement if the course belongs to somebody else. */
function ifAllowed(
  state: PlannerState,
  edited: Pick<PlannerState, 'history'> & Partial<PlannerState>,
): Partial<PlannerState> {
  const isAllowed = mayEdit(membershipOf(state), presentOf(state), presentOf(edited));
  return isAllowed
    ? { ...edited, ...withSaveKey(state) }
    : { announcement: 'Only the course’s instructor can change this.' };
}

function membersActions(
  state: Pick<PlannerState, 'history' | 'saved'>,
  actions: readonly CourseAction[],
): readonly CourseAction[] {
  if (membershipOf(state) === null) return actions;
  return actions.map((action) => asMembersAction(presentOf(state), action));
}

function asOneStep(before: CourseHistory, actions: readonly CourseAction[]): CourseHistory {
  const after = actions.reduce(historyReducer, before);
  if (actions.length < 2 || after.past === before.past) return after;
  return { ...after, past: pastOf(before) };
}

/** Changes every version of the history, so that undo does not take the change back. */
function inEachVersion(
  history: CourseHistory,
  change: (course: WorkingCourse) => WorkingCourse,
): CourseHistory {
  const { past, present, future } = history;
  return { ...history, past: past.map(change), present: change(present), future: future.map(change) };
}

/** The course with the grades that its items can still get from their quizzes. */
export function withQuizzes(course: WorkingCourse, itemQuizzes: PlannerState['itemQuizzes']): WorkingCourse {
  return withRanges(course, (item) => rangeFrom(itemQuizzes.get(item.itemId ?? '')?.results ?? null, item));
}

/** The past with the present added to it. */
const pastOf = ({ past, present }: CourseHistory) => [...past, present].slice(-historyLimit);
