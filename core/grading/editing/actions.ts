import type { CategoryType, Course, GradeMap, MeterDivisions, Person } from '../course.ts';
import type { BlockColumn } from './block-columns.ts';
import type { CourseNumberField, CourseTextField } from '../course-fields.ts';
import type { FieldPath, ItemField } from './field-errors.ts';

/**
 * All edits of the working course. A number is `null` if the user typed something else. Then the reducer keeps the old
 * value and records an error, as for an invalid number.
 */
export type CourseAction = CourseLevelAction | TargetAction | CategoryAction | ItemAction | ErrorAction;

export type CourseLevelAction =
  | { readonly type: 'setCourseNumber'; readonly field: CourseNumberField; readonly value: number | null }
  | { readonly type: 'setCourseText'; readonly field: CourseTextField; readonly value: string }
  | { readonly type: 'setMeterDivisions'; readonly value: MeterDivisions }
  | {
      readonly type: 'setGradeMaps';
      readonly value: readonly GradeMap[];
      /**
       * The field in which the user is typing. Further typing in this field is added to the same undo step. Undefined
       * if a letter is added or removed.
       */
      readonly field?: string;
    }
  /** Restores the default course. */
  | { readonly type: 'resetCourse' }
  /** Replaces the current course. */
  | { readonly type: 'loadCourse'; readonly course: Course; readonly people?: readonly Person[] };

export type TargetAction =
  | { readonly type: 'achieveTarget' }
  /** Removes the hypothetical grades and the pins. */
  | { readonly type: 'leaveTargetMode' }
  /** Pins the item's current hypothetical grade. */
  | { readonly type: 'pinItem'; readonly itemKey: string }
  | { readonly type: 'unpinItem'; readonly itemKey: string }
  | { readonly type: 'dismissMessage' };

export type CategoryAction =
  | { readonly type: 'setCategoryName'; readonly categoryKey: string; readonly value: string }
  | { readonly type: 'setCategoryType'; readonly categoryKey: string; readonly value: CategoryType }
  | {
      readonly type: 'setCategoryNumber';
      readonly categoryKey: string;
      readonly field: 'weight' | 'maximumPoints' | 'dropLowest';
      readonly value: number | null;
    }
  /** Adds a blank category at `index`, or at the end. */
  | { readonly type: 'addCategory'; readonly index?: number }
  /** Adds a copy of the category and its items after the original. */
  | { readonly type: 'duplicateCategory'; readonly categoryKey: string }
  | { readonly type: 'deleteCategory'; readonly categoryKey: string }
  /** `toIndex` is its index in the list after the move. */
  | { readonly type: 'moveCategory'; readonly categoryKey: string; readonly toIndex: number };

export type ItemNumberField = Extract<ItemField, 'weight' | 'grade' | 'maximumPoints'>;

export type ItemAction =
  | {
      readonly type: 'setItemText';
      readonly itemKey: string;
      readonly field: 'name' | 'description';
      readonly value: string;
    }
  /** `value`: ISO 8601 in UTC with milliseconds. Null for no due date. */
  | { readonly type: 'setItemDueDate'; readonly itemKey: string; readonly value: string | null }
  | { readonly type: 'setItemKnown'; readonly itemKey: string; readonly value: boolean }
  /**
   * In target mode, a grade is pinned as the hypothetical grade. The entered grade stays, also for known items.
   */
  | {
      readonly type: 'setItemNumber';
      readonly itemKey: string;
      readonly field: ItemNumberField;
      readonly value: number | null;
    }
  /**
   * A typed grade, parsed by `readGrade`. A valid grade makes the item known, and an empty text makes the item open. An
   * invalid text changes nothing. `12/15` also sets the maximum points, and `/15` sets only the maximum points. In
   * target mode, a valid grade is pinned and an empty text removes the pin. There, `12/15` is 80 % of the item's
   * maximum points.
   */
  | {
      readonly type: 'enterGrade';
      readonly itemKey: string;
      readonly text: string;
      /**
       * Whether the user has finished typing. The maximum of `12/15` is only applied then: after `12/1` it would be 1.
       */
      readonly isDone: boolean;
    }
  /** Adds a blank item at `index` of the category, or at its end. */
  | { readonly type: 'addItem'; readonly categoryKey: string; readonly index?: number }
  | { readonly type: 'duplicateItem'; readonly itemKey: string }
  | { readonly type: 'deleteItem'; readonly itemKey: string }
  /** `toIndex` is its index in the category after the move. */
  | {
      readonly type: 'moveItem';
      readonly itemKey: string;
      readonly toCategoryKey: string;
      readonly toIndex: number;
    }
  /**
   * Fills cells downward from an item, and adds items if the block is longer than the category. A pasted grade works
   * like a typed grade (see `enterGrade`): an empty cell in the grade column removes the grade. An invalid grade removes
   * it too if the row gives the item another name. Other empty cells, missing cells of short rows, and cells beyond the
   * last column change nothing.
   */
  | {
      readonly type: 'pasteBlock';
      readonly itemKey: string;
      /** The field that each column of the block fills, from `mapBlock`. */
      readonly columns: readonly BlockColumn[];
      readonly block: readonly (readonly string[])[];
    };

export type ErrorAction =
  | { readonly type: 'setFieldError'; readonly path: FieldPath; readonly message: string }
  | { readonly type: 'clearFieldError'; readonly path: FieldPath };
