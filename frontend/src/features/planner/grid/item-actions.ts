import type { CourseAction } from '../../../../../core/grading/editing/actions.ts';
import { numberOrNull } from './number-entry.ts';

export const setItemText = (itemKey: string, value: string): CourseAction[] => [
  { type: 'setItemText', itemKey, field: 'name', value },
];

export const setItemNumber = (
  itemKey: string,
  field: 'weight' | 'maximumPoints',
  value: number,
): CourseAction[] => [{ type: 'setItemNumber', itemKey, field, value: numberOrNull(value) }];

/** The actions for a grade that is still being typed. */
export const enterGrade = (itemKey: string, text: string): CourseAction[] => [
  { type: 'enterGrade', itemKey, text, isDone: false },
];
