import { createStore } from 'zustand/vanilla';
import type { CourseAction } from '../../../../../core/grading/editing/actions.ts';
import {
  createHistory,
  type CourseHistory,
  historyLimit,
  historyReducer,
} from '../../../../../core/grading/editing/history.ts';
import type { WorkingCourse } from '../../../../../core/grading/editing/working-course.ts';
import type { Draft } from '../model/draft.ts';
import { type CellPlace, type Entries, type Entry, withEntry, withoutEntry } from './entries.ts';

/** A text typed into a cell, and what it stands for. */
export interface Typed extends CellPlace {
  readonly text: string;
  readonly actions: readonly CourseAction[];
  /** What the course has in that cell before. */
  readonly value: Entry['value'];
}

export interface PlannerState {
  readonly history: CourseHistory;
  readonly entries: Entries;
  /** The last thing to be said to a screen reader. */
  readonly announcement: string;
  /** Makes edits that are undone as one step. */
  readonly edit: (...actions: readonly CourseAction[]) => void;
  readonly type: (...typed: readonly Typed[]) => void;
  readonly dropEntry: (place: CellPlace) => void;
  /** Puts another course in hand, as a step that can be undone. */
  readonly open: (draft: Draft) => void;
  readonly undo: () => void;
  readonly redo: () => void;
  readonly announce: (announcement: string) => void;
}

export type PlannerStore = ReturnType<typeof createPlannerStore>;

export function createPlannerStore({ course, entries }: Draft) {
  return createStore<PlannerState>()((set) => ({
    history: createHistory(course),
    entries,
    announcement: '',
    edit: (...actions) => set(({ history }) => ({ history: asOneStep(history, actions) })),
    type: (...typed) => set((state) => typed.reduce(withTyped, state)),
    dropEntry: (place) => set((state) => ({ entries: withoutEntry(state.entries, place) })),
    open: ({ course: present, entries: texts }) =>
      set(({ history }) => ({
        history: { ...history, past: pastOf(history), present, future: [], lastField: null },
        entries: texts,
      })),
    undo: () => set(({ history }) => ({ history: historyReducer(history, { type: 'undo' }) })),
    redo: () => set(({ history }) => ({ history: historyReducer(history, { type: 'redo' }) })),
    // The same words twice in a row would not be spoken again.
    announce: (text) =>
      set(({ announcement }) => ({ announcement: announcement === text ? `${text}\u00A0` : text })),
  }));
}

export const presentOf = ({ history }: PlannerState): WorkingCourse => history.present;

function withTyped<State extends Pick<PlannerState, 'history' | 'entries'>>(
  state: State,
  { row, column, text, actions, value }: Typed,
): State {
  return {
    ...state,
    history: asOneStep(state.history, actions),
    entries: withEntry(state.entries, { row, column }, { text, value }),
  };
}

function asOneStep(before: CourseHistory, actions: readonly CourseAction[]): CourseHistory {
  const after = actions.reduce(historyReducer, before);
  if (actions.length < 2 || after.past === before.past) return after;
  return { ...after, past: pastOf(before) };
}

/** What is past once the present is left. */
const pastOf = ({ past, present }: CourseHistory) => [...past, present].slice(-historyLimit);
