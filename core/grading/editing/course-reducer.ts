import type { CourseAction } from './actions.ts';
import { withError } from './field-errors.ts';
import { reduceCategory } from './reduce-category.ts';
import { reduceCourseLevel } from './reduce-course-level.ts';
import { reduceItem } from './reduce-item.ts';
import { pasteIntoItems } from './paste-into-items.ts';
import { reduceTarget } from './target-mode.ts';
import type { WorkingCourse } from './working-course.ts';

/**
 * The next state of the working course. Invalid values never change the course: the old value stays, and the field gets
 * an error. Returns the same state object if the edited row does not exist, or if the field already has the value and
 * no error.
 */
export function courseReducer(state: WorkingCourse, action: CourseAction): WorkingCourse {
  switch (action.type) {
    case 'setCourseNumber':
    case 'setCourseText':
    case 'setMeterDivisions':
    case 'setGradeMaps':
    case 'resetCourse':
    case 'loadCourse':
      return reduceCourseLevel(state, action);
    case 'achieveTarget':
    case 'leaveTargetMode':
    case 'pinItem':
    case 'unpinItem':
    case 'dismissMessage':
      return reduceTarget(state, action);
    case 'setCategoryName':
    case 'setCategoryType':
    case 'setCategoryNumber':
    case 'addCategory':
    case 'duplicateCategory':
    case 'deleteCategory':
    case 'moveCategory':
      return reduceCategory(state, action);
    case 'setItemText':
    case 'setItemDueDate':
    case 'setItemKnown':
    case 'setItemNumber':
    case 'enterGrade':
    case 'addItem':
    case 'duplicateItem':
    case 'deleteItem':
    case 'moveItem':
      return reduceItem(state, action);
    case 'pasteBlock':
      return pasteIntoItems(state, action);
    case 'setFieldError':
      return { ...state, errors: withError(state.errors, action.path, action.message) };
    case 'clearFieldError':
      return { ...state, errors: withError(state.errors, action.path, null) };
  }
}
