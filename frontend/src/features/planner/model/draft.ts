import { courseToFile, readCourseFile } from '../../../../../core/grading/course-file.ts';
import type { CourseAction } from '../../../../../core/grading/editing/actions.ts';
import { courseReducer } from '../../../../../core/grading/editing/course-reducer.ts';
import {
  createWorkingCourse,
  type WorkingCourse,
} from '../../../../../core/grading/editing/working-course.ts';
import type { Entries } from '../store/entries.ts';
import { localEntries, readLocalEntries, restoreEntries } from './draft-entries.ts';
import { readMembership } from './membership.ts';
import { courseToSave, isAsSaved, type SavedCourse } from './saved-course.ts';

/** The current course, with the refused texts in its fields. */
export interface Draft {
  readonly course: WorkingCourse;
  readonly entries: Entries;
  /** The saved course that was edited. Null if the course was never saved. */
  readonly saved?: SavedCourse | null;
  /** True if the user has saved the course, but the server could not be reached. */
  readonly isToBeSent?: boolean;
  /** The idempotency key with which the course is first saved. Null before the first change. */
  readonly saveKey?: string | null;
}

const version = 1;

/**
 * The draft as it is stored on the device: the entered values, and in target mode the pinned grades. A draft of a
 * saved course has no pinned grades, because a saved course never opens with hypothetical grades.
 */
export function writeDraft(draft: Draft): string {
  const { course, entries, saved = null, isToBeSent = false, saveKey = null } = draft;
  return JSON.stringify({
    version,
    ...(saved && { saved: { ...saved, course: courseToFile(saved.course) } }),
    ...(isToBeSent && { isToBeSent }),
    ...(saveKey !== null && { saveKey }),
    file: courseToFile(courseToSave(course)),
    ...(saved === null && { isAchieving: course.achievingTargetGrade, pins: course.pinnedGrades }),
    entries: localEntries(course, entries),
  });
}

/** Null if the text is not a draft in this version of the format. A draft is never read in part. */
export function readDraft(text: string): Draft | null {
  const draft = parse(text);
  if (draft === null || draft['version'] !== version) return null;
  const read = readCourseFile(draft['file']);
  if ('errors' in read) return null;
  const course = createWorkingCourse(read.course);
  const planned = draft['isAchieving'] === true ? inTargetMode(course, draft['pins']) : course;
  const restored = restoreEntries(planned, readLocalEntries(draft['entries']));
  const { saveKey } = draft;
  return {
    ...restored,
    saved: readSaved(draft['saved']),
    isToBeSent: draft['isToBeSent'] === true,
    saveKey: typeof saveKey === 'string' ? saveKey : null,
  };
}

/** Whether the draft can be deleted without loss, because it equals the saved course. */
export function isRedundant({ course, entries, saved = null, isToBeSent = false }: Draft): boolean {
  if (saved === null || isToBeSent) return false;
  return localEntries(course, entries).length === 0 && isAsSaved(course, saved);
}

function readSaved(source: unknown): SavedCourse | null {
  if (!isSavedLike(source)) return null;
  const read = readCourseFile(source.course);
  if ('errors' in read) return null;
  return { ...source, course: read.course, membership: readMembership(source.membership) };
}

type SavedLike = Omit<SavedCourse, 'course' | 'membership'> & {
  readonly course: unknown;
  readonly membership?: unknown;
};

function isSavedLike(value: unknown): value is SavedLike {
  if (typeof value !== 'object' || value === null) return false;
  const { id, revision, lastUpdatedOn, createdBy, isTemplate, canEdit } = value as Partial<
    Record<keyof SavedCourse, unknown>
  >;
  const hasTexts = [id, lastUpdatedOn, createdBy].every((text) => typeof text === 'string');
  return (
    hasTexts &&
    typeof revision === 'number' &&
    typeof isTemplate === 'boolean' &&
    typeof canEdit === 'boolean'
  );
}

const setTarget = (value: number): CourseAction => ({ type: 'setCourseNumber', field: 'targetGrade', value });

/**
 * Restores target mode. The stored target may be out of reach, and then target mode cannot be entered. So target
 * mode is entered with the target 0, and the stored target is set afterwards.
 */
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
