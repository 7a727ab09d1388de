import { checkNumber } from '../../../../../core/grading/course-rules.ts';
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

/** A real grade makes its item known, an emptied field makes it unknown again, and a bad entry changes neither. */
export function setRealGrade(itemKey: string, value: number | null): CourseAction[] {
  if (value === null) return [forgetGrade(itemKey), setKnown(itemKey, false), clearGradeError(itemKey)];
  const grade = numberOrNull(value);
  const setGrade: CourseAction = { type: 'setItemNumber', itemKey, field: 'grade', value: grade };
  return checkNumber('grade', grade) === null ? [setKnown(itemKey, true), setGrade] : [setGrade];
}

/** A grade to try holds its item fixed, an emptied field lets it go again. For target mode. */
export function setTriedGrade(itemKey: string, value: number | null): CourseAction[] {
  if (value === null) return [{ type: 'unpinItem', itemKey }, clearGradeError(itemKey)];
  return [{ type: 'setItemNumber', itemKey, field: 'grade', value: numberOrNull(value) }];
}

/** An emptied grade is gone: it comes back neither with the switch nor in an export. */
const forgetGrade = (itemKey: string): CourseAction => ({
  type: 'setItemNumber',
  itemKey,
  field: 'grade',
  value: 0,
});

const setKnown = (itemKey: string, value: boolean): CourseAction => ({
  type: 'setItemKnown',
  itemKey,
  value,
});

const clearGradeError = (itemKey: string): CourseAction => ({
  type: 'clearFieldError',
  place: { of: 'item', key: itemKey, field: 'grade' },
});
