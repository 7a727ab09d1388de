import type { CourseAccess } from '../../../../../core/courses/course-staff.ts';
import { courseFieldNames } from '../../../../../core/grading/course-fields.ts';
import type { Category, Course, Item } from '../../../../../core/grading/course.ts';
import type { ReleasedGrade } from '../../../../../core/gradebook/course-with-plan.ts';
import type { OwnPlanContent } from '../../../../../core/gradebook/own-plan.ts';
import { weighedOf } from '../../../../../core/grading/editing/selectors.ts';
import { toCourse, type WorkingCourse } from '../../../../../core/grading/editing/working-course.ts';

/** The data of a member of an instructor's course. */
export interface Membership {
  /** The course as the instructor saved it. */
  readonly course: Course;
  readonly released: readonly ReleasedGrade[];
  /** The student's plan on the server. */
  readonly plan: OwnPlanContent;
  /** In percent, entered or imported for the whole course. Undefined in drafts of older versions of the site. */
  readonly courseGrade?: number | null;
}

/** A saved course, as the server last sent it. */
export interface SavedCourse {
  readonly id: string;
  /** Counts the updates on the server. */
  readonly revision: number;
  /** ISO 8601. */
  readonly lastUpdatedOn: string;
  readonly isTemplate: boolean;
  /** Whether the user can change it on the server. Otherwise saving creates a copy for the user. */
  readonly canEdit: boolean;
  /** Undefined in drafts of versions of the site without course staff. */
  readonly access?: CourseAccess | undefined;
  readonly createdBy: string;
  /** For a member, it includes the released grades and the member's plan. */
  readonly course: Course;
  /** Null if the user is no member, or can change the course itself. */
  readonly membership?: Membership | null;
}

/** What the user can do with the course. */
export function accessTo({ access, canEdit }: Pick<SavedCourse, 'access' | 'canEdit'>): CourseAccess {
  return access ?? (canEdit ? 'OWNER' : 'READER');
}

const courses = new WeakMap<WorkingCourse, Course>();

/** The current course as it would be saved. Computed once per version, since several components use it. */
export function courseToSave(working: WorkingCourse): Course {
  const cached = courses.get(working);
  if (cached) return cached;
  const course = toCourse(working, weighedOf(working.categories));
  courses.set(working, course);
  return course;
}

/** Whether the current course equals the saved one. True for a course that was never saved. */
export function isAsSaved(working: WorkingCourse, saved: SavedCourse | null): boolean {
  return saved === null || isSameCourse(courseToSave(working), saved.course);
}

/** Whether two courses have the same contents. IDs of items are ignored. */
export function isSameCourse(left: Course, right: Course): boolean {
  return (
    courseFieldNames.every((field) => left[field] === right[field]) &&
    isSameList(left.meterDivisions, right.meterDivisions, Object.is) &&
    isSameList(left.gradeMaps, right.gradeMaps, (a, b) => a.letter === b.letter && a.minimum === b.minimum) &&
    isSameList(left.categories, right.categories, isSameCategory)
  );
}

export function isSameCategory(left: Category, right: Category): boolean {
  return (
    left.name === right.name &&
    left.categoryType === right.categoryType &&
    left.weight === right.weight &&
    left.maximumPoints === right.maximumPoints &&
    left.dropLowest === right.dropLowest &&
    isSameList(left.items, right.items, isSameItem)
  );
}

function isSameItem(left: Item, right: Item): boolean {
  return (
    left.name === right.name &&
    left.description === right.description &&
    (left.dueAt ?? null) === (right.dueAt ?? null) &&
    left.weight === right.weight &&
    left.knownScores === right.knownScores &&
    left.grade === right.grade &&
    left.maximumPoints === right.maximumPoints
  );
}

export function isSameList<Entry>(
  left: readonly Entry[],
  right: readonly Entry[],
  isSame: (a: Entry, b: Entry) => boolean,
): boolean {
  if (left.length !== right.length) return false;
  return left.every((entry, index) => {
    const other = right[index];
    return other !== undefined && isSame(entry, other);
  });
}
