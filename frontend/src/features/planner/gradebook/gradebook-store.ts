import { createStore } from 'zustand/vanilla';
import { isSameGrade, noGrade } from '../../../../../core/gradebook/grade-entry.ts';
import type { ItemGrade } from '../../../../../core/gradebook/graded-course.ts';
import type { UndoHistory } from '../../../lib/offer-undo.ts';
import {
  type Cell,
  createRowBuilder,
  enteredGrade,
  type GradebookColumn,
  type GradedCourse,
  type PendingByStudent,
  type PendingGrade,
  type RefusedText,
  type Row,
  type SentRow,
} from './gradebook-rows.ts';
import {
  type Conflict,
  type KeptTexts,
  type Reply,
  resolveConflicts,
  toPending,
  withKeptTexts,
  withTyped,
} from './grade-conflicts.ts';
import { type CellPosition, withGrades, without } from './pending-grades.ts';

/** A grade to enter. */
export interface GradeChange extends CellPosition {
  readonly grade: ItemGrade;
  /** Null to keep the stored note. */
  readonly note?: string | null;
  /** Null to keep the stored feedback. */
  readonly feedback?: string | null;
  /** The cell as it was when the user began to change it. If undefined, the cell as it is. */
  readonly replaces?: Cell | undefined;
}

/** The grades that the server does not have yet. They are restored after a reload. */
export interface UnsavedGrades {
  readonly pending: readonly PendingGrade[];
  readonly refused: readonly (CellPosition & RefusedText)[];
}

interface Step {
  readonly before: readonly GradeChange[];
  readonly after: readonly GradeChange[];
}

export interface GradebookState {
  readonly course: GradedCourse;
  readonly columns: readonly GradebookColumn[];
  readonly sentRows: readonly SentRow[];
  /** The rows on the screen: `sentRows` with the pending grades. */
  readonly rows: readonly Row[];
  readonly pending: PendingByStudent;
  /** Texts that are no grades, by `cellKey`. */
  readonly refused: ReadonlyMap<string, CellPosition & RefusedText>;
  readonly conflicts: readonly Conflict[];
  /** Whether all people have been loaded. */
  readonly isComplete: boolean;
  /** Increases with each change, so that an answer that is older than a change is not shown. */
  readonly version: number;
  /** Why the last request failed. Null if it did not. */
  readonly failure: string | null;
  /** Whether this device stores the grades that the server does not have yet. If not, only this tab has them. */
  readonly isStored: boolean;
  readonly past: readonly Step[];
  readonly future: readonly Step[];
  readonly enter: (changes: readonly GradeChange[]) => void;
  /** Changes that wait for the user to decide about the texts of the grades that they remove. Null if none wait. */
  readonly asked: readonly GradeChange[] | null;
  /** Enters the changes. If they remove grades with texts, the user decides first what happens to the texts. */
  readonly askToEnter: (changes: readonly GradeChange[]) => void;
  readonly stopAsking: () => void;
  readonly refuse: (texts: readonly (CellPosition & RefusedText)[]) => void;
  readonly undo: () => void;
  readonly redo: () => void;
  readonly addRows: (rows: readonly SentRow[]) => void;
  readonly setComplete: () => void;
  /** Shows another version of the course, with all its grades. */
  readonly replace: (opened: Opened) => void;
  readonly discard: (position: CellPosition) => void;
  readonly setColumn: (column: GradebookColumn) => void;
  /** Takes up to `max` grades to send now. Returns none while others are being sent. */
  readonly take: (max: number) => PendingGrade[];
  readonly confirm: (sent: readonly PendingGrade[], reply: Reply) => void;
  /** Records that the request failed. The server may have stored the grades. */
  readonly fail: (sent: readonly PendingGrade[], failure: string) => void;
  /** Turns grades that the server refused into texts with a problem. */
  readonly reject: (sent: readonly PendingGrade[], problems: ReadonlyMap<PendingGrade, string>) => void;
  readonly keepMine: (conflict: Conflict) => void;
  readonly takeTheirs: (conflict: Conflict) => void;
  /** Resolves a conflict of texts. */
  readonly keepTexts: (conflict: Conflict, kept: KeptTexts) => void;
}

export type GradebookStore = ReturnType<typeof createGradebookStore>;

const maxSteps = 200;

export function cellKey({ studentId, itemId }: CellPosition): string {
  return `${studentId} ${itemId}`;
}

/** A course with its grades, as the server sent it. */
export interface Opened {
  readonly course: GradedCourse;
  readonly columns: readonly GradebookColumn[];
  readonly rows: readonly SentRow[];
}

/** The grades of a course while they are edited. An entered grade replaces the server’s grade of the same cell. */
export function createGradebookStore(
  { course, columns: opened, rows: first }: Opened,
  unsaved: UnsavedGrades,
) {
  let build = createRowBuilder(course, opened);
  /** The state with the rows to show. */
  const shown = (state: Pick<GradebookState, 'sentRows' | 'pending'>) => ({
    ...state,
    rows: state.sentRows.map((row) => build(row, state.pending.get(row.studentId))),
  });
  return createStore<GradebookState>()((set, get) => {
    const setPending = (changed: readonly PendingGrade[], more: Partial<GradebookState> = {}) =>
      set((state) => ({
        ...more,
        ...shown({ sentRows: more.sentRows ?? state.sentRows, pending: withGrades(state.pending, changed) }),
      }));
    const apply = (changes: readonly GradeChange[], more: Partial<GradebookState>) => {
      const entered = pendingGrades(get(), changes, revisionAfter);
      const keys = new Set(changes.map(cellKey));
      const conflicts = get().conflicts.filter((each) => !keys.has(cellKey(each)));
      setPending(entered, { ...more, conflicts, failure: null, version: get().version + 1 });
    };
    const resolve = (conflict: Conflict, toSend: readonly PendingGrade[]) =>
      setPending(toSend, { conflicts: get().conflicts.filter((each) => each !== conflict) });
    /** Grades that are being sent. Their replacements get the next revision. */
    const inFlight = new Set<PendingGrade>();
    const revisionAfter = (grade: PendingGrade) =>
      inFlight.has(grade) ? grade.revision + 1 : grade.revision;
    return {
      course,
      columns: opened,
      ...shown({ sentRows: first, pending: withGrades(new Map(), unsaved.pending) }),
      refused: new Map(unsaved.refused.map((each) => [cellKey(each), each])),
      conflicts: [],
      isComplete: false,
      version: 0,
      failure: null,
      isStored: true,
      past: [],
      future: [],
      enter: (changes) => {
        const refused = withoutCells(get().refused, changes);
        if (refused.size < get().refused.size) set({ refused });
        const real = realChanges(get(), changes);
        if (real.length === 0) return;
        const before = real.flatMap((change) => stepBack(get(), change) ?? []);
        const past = [...get().past, { before, after: real }].slice(-maxSteps);
        apply(real, { past, future: [] });
      },
      asked: null,
      askToEnter: (changes) => {
        if (removedTexts(get(), changes).length > 0) set({ asked: changes });
        else get().enter(changes);
      },
      stopAsking: () => set({ asked: null }),
      refuse: (texts) =>
        set(({ refused }) => ({
          refused: new Map([...refused, ...texts.map((each) => [cellKey(each), each] as const)]),
        })),
      undo: () => {
        const { past, future } = get();
        const step = past.at(-1);
        if (step) apply(step.before, { past: past.slice(0, -1), future: [step, ...future] });
      },
      redo: () => {
        const { past, future } = get();
        const [step, ...later] = future;
        if (step) apply(step.after, { past: [...past, step], future: later });
      },
      addRows: (rows) =>
        set(({ sentRows, pending }) => {
          const known = new Set(sentRows.map(({ studentId }) => studentId));
          const added = rows.filter(({ studentId }) => !known.has(studentId));
          return shown({ sentRows: [...sentRows, ...added], pending });
        }),
      setComplete: () => set({ isComplete: true }),
      replace: ({ course: next, columns, rows }) => {
        build = createRowBuilder(next, columns);
        set(({ pending }) => ({ course: next, columns, ...shown({ sentRows: rows, pending }) }));
      },
      discard: (position) => set(({ refused }) => ({ refused: withoutCells(refused, [position]) })),
      setColumn: (column) => {
        const columns = get().columns.map((each) => (each.itemId === column.itemId ? column : each));
        set({ columns, version: get().version + 1 });
      },
      take: (max) => {
        if (inFlight.size > 0) return [];
        const batch = [...get().pending.values()].flatMap((byItem) => [...byItem.values()]).slice(0, max);
        for (const each of batch) inFlight.add(each);
        return batch;
      },
      confirm: (sent, reply) => {
        for (const each of sent) inFlight.delete(each);
        const state = get();
        const byStudent = new Map(reply.rows.map((row) => [row.studentId, row]));
        const { toSend, unresolved } = resolveConflicts(sent, reply);
        const { latest, typed } = withTyped(unresolved, state.pending);
        const pending = withGrades(without(state.pending, [...sent, ...typed]), toSend);
        set({
          ...shown({ sentRows: state.sentRows.map((row) => byStudent.get(row.studentId) ?? row), pending }),
          conflicts: [...state.conflicts, ...latest],
          failure: null,
          version: state.version + 1,
        });
      },
      fail: (sent, failure) => {
        for (const each of sent) inFlight.delete(each);
        const { pending } = get();
        const uncertain = sent.flatMap((each): PendingGrade[] => {
          const current = pending.get(each.studentId)?.get(each.itemId);
          if (!current) return [];
          return [{ ...current, revision: each.revision, uncertain: each.uncertain ?? each.grade }];
        });
        setPending(uncertain, { failure });
      },
      reject: (sent, problems) => {
        for (const each of sent) inFlight.delete(each);
        const refused = Array.from(problems, ([grade, problem]) => refusedText(grade, problem));
        set((state) => ({
          ...shown({
            sentRows: state.sentRows,
            pending: withGrades(without(state.pending, [...problems.keys()]), newerThan(state.pending, sent)),
          }),
          refused: new Map([...state.refused, ...refused.map((each) => [cellKey(each), each] as const)]),
        }));
      },
      keepMine: (conflict) => resolve(conflict, [toPending(conflict)]),
      takeTheirs: (conflict) => resolve(conflict, []),
      keepTexts: (conflict, kept) => {
        const toSend = withKeptTexts(conflict, kept);
        resolve(conflict, toSend ? [toSend] : []);
      },
    };
  });
}

/** The grades to send for these changes. `revisionAfter`: the revision after a grade that may be being sent. */
function pendingGrades(
  state: Pick<GradebookState, 'rows' | 'columns' | 'sentRows' | 'pending'>,
  changes: readonly GradeChange[],
  revisionAfter: (grade: PendingGrade) => number,
): PendingGrade[] {
  const { sentRows, columns, pending } = state;
  const byStudent = new Map(sentRows.map((row) => [row.studentId, row]));
  const shownByStudent = new Map(state.rows.map((row) => [row.studentId, row]));
  const indexOf = new Map(columns.map(({ itemId }, at) => [itemId, at]));
  return changes.flatMap((change): PendingGrade[] => {
    const { studentId, itemId, grade, note = null, feedback = null, replaces } = change;
    const row = byStudent.get(studentId);
    const at = indexOf.get(itemId);
    if (!row || at === undefined) return [];
    const cell = replaces ?? shownByStudent.get(studentId)?.cells[at];
    const base = cell ? { ...enteredGrade(cell), note: cell.note, feedback: cell.feedback } : null;
    const pendingGrade = pending.get(studentId)?.get(itemId);
    // A grade that is being sent will have the next revision.
    const revision = pendingGrade
      ? revisionAfter(pendingGrade)
      : (replaces?.revision ?? row.revisions[at] ?? 0);
    const uncertain = pendingGrade?.uncertain ?? null;
    return [{ studentId, itemId, grade, note, feedback, revision, base, uncertain }];
  });
}

function withoutCells<Value>(byCell: ReadonlyMap<string, Value>, positions: readonly CellPosition[]) {
  const next = new Map(byCell);
  for (const position of positions) next.delete(cellKey(position));
  return next;
}

/** A grade that the server refused, as a text in its cell. */
function refusedText(
  { studentId, itemId, grade }: PendingGrade,
  problem: string,
): CellPosition & RefusedText {
  return { studentId, itemId, problem, text: grade.status ?? String(grade.points ?? '') };
}

/** The history of a gradebook, for a notice that undoes the last step. */
export function gradeHistory({ getState, subscribe }: GradebookStore): UndoHistory {
  return { now: () => getState().past.at(-1), subscribe, undo: getState().undo };
}

/** Grades that replaced `sent` grades while these were sent. Nothing was stored, so they get the sent revision. */
function newerThan(pending: PendingByStudent, sent: readonly PendingGrade[]): PendingGrade[] {
  return sent.flatMap((each) => {
    const current = pending.get(each.studentId)?.get(each.itemId);
    return current && current !== each ? [{ ...current, revision: each.revision }] : [];
  });
}

/** The entered grade of a cell, with its texts. Null if there is no such cell. */
function valueAt(
  state: Pick<GradebookState, 'rows' | 'columns'>,
  { studentId, itemId }: CellPosition,
): GradeChange | null {
  const at = state.columns.findIndex((column) => column.itemId === itemId);
  const cell = state.rows.find((row) => row.studentId === studentId)?.cells[at];
  if (!cell) return null;
  return { studentId, itemId, grade: enteredGrade(cell), note: cell.note, feedback: cell.feedback };
}

/** Undoes a change. It leaves texts that the change does not have, because somebody else can change them later. */
function stepBack(
  state: Pick<GradebookState, 'rows' | 'columns'>,
  { note = null, feedback = null, ...position }: GradeChange,
): GradeChange | null {
  const before = valueAt(state, position);
  if (!before) return null;
  return {
    ...before,
    note: note === null ? null : (before.note ?? null),
    feedback: feedback === null ? null : (before.feedback ?? null),
  };
}

/** A grade with texts that a change removes. */
export interface RemovedTexts extends CellPosition {
  readonly feedback: string;
  readonly note: string;
}

/** The grades with feedback or a note that the changes remove, so that no grade or the result of the quiz counts. */
export function removedTexts(
  state: Pick<GradebookState, 'rows' | 'columns'>,
  changes: readonly GradeChange[],
): RemovedTexts[] {
  return changes.flatMap(({ studentId, itemId, grade }) => {
    const before = valueAt(state, { studentId, itemId });
    if (before === null || !isSameGrade(grade, noGrade) || isSameGrade(before.grade, noGrade)) return [];
    const { feedback = null, note = null } = before;
    return feedback || note ? [{ studentId, itemId, feedback: feedback ?? '', note: note ?? '' }] : [];
  });
}

/** The changes that differ from the current grade or texts. */
function realChanges(
  state: Pick<GradebookState, 'rows' | 'columns'>,
  changes: readonly GradeChange[],
): GradeChange[] {
  return changes.filter((change) => {
    const before = valueAt(state, change);
    if (before === null) return false;
    return (
      !isSameGrade(before.grade, change.grade) ||
      (change.note ?? before.note) !== before.note ||
      (change.feedback ?? before.feedback) !== before.feedback
    );
  });
}
