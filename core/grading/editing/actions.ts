import type { CategoryType, Course, GradeMap, MeterDivisions, Person } from '../course.ts';
import type { BlockColumn } from './block-columns.ts';
import type { CourseNumberField, CourseTextField } from '../course-fields.ts';
import type { FieldPlace, ItemField } from './field-errors.ts';

/**
 * Everything that can be done to the working course. A number that is no number in the text typed is `null`: the
 * reducer then keeps the old value and records the field error, as it does for numbers that are not allowed.
 */
export type CourseAction = CourseLevelAction | TargetAction | CategoryAction | ItemAction | ErrorAction;

export type CourseLevelAction =
  | { readonly type: 'setCourseNumber'; readonly field: CourseNumberField; readonly value: number | null }
  | { readonly type: 'setCourseText'; readonly field: CourseTextField; readonly value: string }
  | { readonly type: 'setMeterDivisions'; readonly value: MeterDivisions }
  | {
      readonly type: 'setGradeMaps';
      readonly value: readonly GradeMap[];
      /** What is typed in: typing on in it is the same step. Absent where a letter comes or goes. */
      readonly field?: string;
    }
  /** Restores the default course. */
  | { readonly type: 'resetCourse' }
  /** Replaces the course in hand. */
  | { readonly type: 'loadCourse'; readonly course: Course; readonly people?: readonly Person[] };

export type TargetAction =
  | { readonly type: 'achieveTarget' }
  /** Drops the hypothetical grades and the pins. */
  | { readonly type: 'leaveTargetMode' }
  /** Holds the item's present hypothetical grade fixed. */
  | { readonly type: 'pinItem'; readonly itemKey: string }
  | { readonly type: 'unpinItem'; readonly itemKey: string }
  | { readonly type: 'dismissMessage' };

export type CategoryAction =
  | { readonly type: 'setCategoryName'; readonly categoryKey: string; readonly value: string }
  | { readonly type: 'setCategoryType'; readonly categoryKey: string; readonly value: CategoryType }
  | {
      readonly type: 'setCategoryNumber';
      readonly categoryKey: string;
      readonly field: 'weight' | 'maximumPoints';
      readonly value: number | null;
    }
  /** A blank category at `index`, else at the end. */
  | { readonly type: 'addCategory'; readonly index?: number }
  /** A copy with its items, behind it. */
  | { readonly type: 'duplicateCategory'; readonly categoryKey: string }
  | { readonly type: 'deleteCategory'; readonly categoryKey: string }
  /** `toIndex` is its place in the list as it will be. */
  | { readonly type: 'moveCategory'; readonly categoryKey: string; readonly toIndex: number };

export type ItemNumberField = Extract<ItemField, 'weight' | 'grade' | 'maximumPoints'>;

export type ItemAction =
  | {
      readonly type: 'setItemText';
      readonly itemKey: string;
      readonly field: 'name' | 'description';
      readonly value: string;
    }
  | { readonly type: 'setItemKnown'; readonly itemKey: string; readonly value: boolean }
  /**
   * In target mode a grade is hypothetical, that of a known item as well: it is pinned, and the entered grade stays.
   */
  | {
      readonly type: 'setItemNumber';
      readonly itemKey: string;
      readonly field: ItemNumberField;
      readonly value: number | null;
    }
  /**
   * A grade as it was typed, read by `readGrade`: it makes its item known, an empty one makes it unknown again, and a
   * refused one changes neither. In target mode it is pinned instead, an empty one lets the item go, and `12/15` is that
   * part of the maximum that was entered. `/15` is an empty one with a maximum.
   */
  | {
      readonly type: 'enterGrade';
      readonly itemKey: string;
      readonly text: string;
      /** Whether the typing has come to its end: only then is the maximum of `12/15` taken, which would be 1 at `12/1`. */
      readonly isDone: boolean;
    }
  /** A blank item at `index` of the category, else at its end. */
  | { readonly type: 'addItem'; readonly categoryKey: string; readonly index?: number }
  | { readonly type: 'duplicateItem'; readonly itemKey: string }
  | { readonly type: 'deleteItem'; readonly itemKey: string }
  /** `toIndex` is its place in the category as it will be. */
  | {
      readonly type: 'moveItem';
      readonly itemKey: string;
      readonly toCategoryKey: string;
      readonly toIndex: number;
    }
  /**
   * Fills cells downward from an item; items are added where the block is longer than the category. A pasted grade is
   * what a typed one is (see `enterGrade`): an empty cell in its column takes the grade away. Other empty cells, cells
   * that a short row has not, and cells right of the last column change nothing.
   */
  | {
      readonly type: 'pasteBlock';
      readonly itemKey: string;
      /** What the block's columns mean; `mapBlock` finds it out. */
      readonly columns: readonly BlockColumn[];
      readonly block: readonly (readonly string[])[];
    };

export type ErrorAction =
  | { readonly type: 'setFieldError'; readonly place: FieldPlace; readonly message: string }
  | { readonly type: 'clearFieldError'; readonly place: FieldPlace };
