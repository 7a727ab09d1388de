import type { CourseAction } from './actions.ts';
import { courseReducer } from './course-reducer.ts';
import { noErrors } from './field-errors.ts';
import type { WorkingCourse } from './working-course.ts';

/** Maximum undo steps. Older steps are removed. */
export const historyLimit = 200;

export interface CourseHistory {
  readonly past: readonly WorkingCourse[];
  readonly present: WorkingCourse;
  /** The next redo step is first. */
  readonly future: readonly WorkingCourse[];
  /** The field that the last step edited. Another edit of this field is added to the step. Null: no edit is added. */
  readonly lastField: string | null;
}

export type HistoryAction = CourseAction | { readonly type: 'undo' } | { readonly type: 'redo' };

export function createHistory(state: WorkingCourse): CourseHistory {
  return { past: [], present: state, future: [], lastField: null };
}

/**
 * Undo and redo of the working course. Typing in one field is one step. A change of errors or messages is not a step.
 * Undo clears the errors. Redo restores them, because they are errors of the values that are entered again.
 */
export function historyReducer(history: CourseHistory, action: HistoryAction): CourseHistory {
  switch (action.type) {
    case 'undo':
      return undo(history);
    case 'redo':
      return redo(history);
    default:
      return step(history, action);
  }
}

function step(history: CourseHistory, action: CourseAction): CourseHistory {
  const { past, present } = history;
  const next = courseReducer(present, action);
  if (next === present) return history;
  if (isSameContent(present, next)) return { ...history, present: next };
  const field = fieldOf(action);
  if (field !== null && field === history.lastField)
    return { past, present: next, future: [], lastField: field };
  return { past: [...past, present].slice(-historyLimit), present: next, future: [], lastField: field };
}

function undo({ past, present, future }: CourseHistory): CourseHistory {
  const previous = past.at(-1);
  if (previous === undefined) return { past, present, future, lastField: null };
  return {
    past: past.slice(0, -1),
    present: restored({ ...previous, errors: noErrors }),
    future: [present, ...future],
    lastField: null,
  };
}

function redo({ past, present, future }: CourseHistory): CourseHistory {
  const [next, ...later] = future;
  if (next === undefined) return { past, present, future, lastField: null };
  return { past: [...past, present], present: restored(next), future: later, lastField: null };
}

/**
 * Removes the message outside target mode, where it is the answer to an earlier click. In target mode the message is
 * about the restored course, so it stays.
 */
function restored(state: WorkingCourse): WorkingCourse {
  return { ...state, message: state.achievingTargetGrade ? state.message : null };
}

function isSameContent(a: WorkingCourse, b: WorkingCourse): boolean {
  const { errors: _, message: __, ...content } = a;
  return Object.entries(content).every(([field, value]) => Reflect.get(b, field) === value);
}

/** The field that the action edits. Null if the action is always an undo step of its own. */
function fieldOf(action: CourseAction): string | null {
  switch (action.type) {
    case 'setMeterDivisions':
      return action.type;
    case 'setGradeMaps':
      return action.field === undefined ? null : `${action.type} ${action.field}`;
    case 'setCourseText':
    case 'setCourseNumber':
      return action.field;
    case 'setCategoryName':
      return `${action.categoryKey} name`;
    case 'setCategoryNumber':
      return `${action.categoryKey} ${action.field}`;
    case 'enterGrade':
      return `${action.itemKey} grade`;
    case 'setItemText':
    case 'setItemNumber':
      return `${action.itemKey} ${action.field}`;
    default:
      return null;
  }
}
