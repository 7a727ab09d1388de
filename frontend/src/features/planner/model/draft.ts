import { courseToFile, readCourseFile } from '../../../../../core/grading/course-file.ts';
import type { CourseAction } from '../../../../../core/grading/editing/actions.ts';
import { courseReducer } from '../../../../../core/grading/editing/course-reducer.ts';
import {
  createWorkingCourse,
  toCourse,
  type WorkingCourse,
} from '../../../../../core/grading/editing/working-course.ts';
import type { Entries } from '../store/entries.ts';
import { keptEntries, readKeptEntries, restoreEntries } from './draft-entries.ts';

/** The course in hand, with the texts in its fields that it refused. */
export interface Draft {
  readonly course: WorkingCourse;
  readonly entries: Entries;
}

const version = 1;

/** The draft as it is kept on the device: what was entered, and in target mode what was pinned. */
export function writeDraft({ course, entries }: Draft): string {
  return JSON.stringify({
    version,
    file: courseToFile(toCourse(course)),
    isAchieving: course.achievingTargetGrade,
    pins: course.pinnedGrades,
    entries: keptEntries(course, entries),
  });
}

/** Null where the text is no draft of this version. Nothing is read in part. */
export function readDraft(text: string): Draft | null {
  const draft = parse(text);
  if (draft === null || draft['version'] !== version) return null;
  const read = readCourseFile(draft['file']);
  if ('errors' in read) return null;
  const course = createWorkingCourse(read.course);
  const planned = draft['isAchieving'] === true ? inTargetMode(course, draft['pins']) : course;
  return restoreEntries(planned, readKeptEntries(draft['entries']));
}

const setTarget = (value: number): CourseAction => ({ type: 'setTargetGrade', value });

/** The mode cannot be entered with a target out of reach, but a target may have gone out of reach in it. */
function inTargetMode(course: WorkingCourse, pins: unknown): WorkingCourse {
  const setPins = course.categories.flatMap(({ items }, c) =>
    items.flatMap(({ key }, i): CourseAction[] => {
      const value = entryOf(entryOf(pins, c), i);
      if (typeof value !== 'number') return [];
      return [{ type: 'setItemNumber', itemKey: key, field: 'grade', value }];
    }),
  );
  const actions = [
    setTarget(0),
    { type: 'achieveTarget' } as const,
    ...setPins,
    setTarget(course.targetGrade),
  ];
  return actions.reduce(courseReducer, course);
}

const entryOf = (list: unknown, index: number): unknown => (Array.isArray(list) ? list[index] : undefined);

function parse(text: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? { ...value } : null;
  } catch {
    return null;
  }
}
