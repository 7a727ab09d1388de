import { pickValues } from '../../core/grading/course-fields.ts';
import { withoutNoise } from '../../core/grading/rounding.ts';
import { letterFor } from '../../core/grading/letter-scale.ts';
import { canEditWith, canSeeGradesWith, type CourseAccess } from '../../core/courses/course-staff.ts';
import { standing } from '../../core/grading/standing.ts';
import type { Category, Item } from '../../core/grading/course.ts';
import type { DeletedCourse, SavedCourse, SavedCourseMeta } from '../../schema/courses/saved-course.type.ts';
import type { StaffMember } from '../../schema/courses/staff.type.ts';
import type { Student } from '../../schema/courses/student.type.ts';
import type { Actor } from '../platform/actor.ts';
import { toShownContent, type CourseContent } from './course-content.ts';
import { shownItemId } from './item-ids.ts';
import { accessTo, isMemberRow, membershipOf } from './saved-course.policy.ts';
import type {
  CourseHead,
  CourseOutline,
  CourseRows,
  PersonDocument,
  SavedCourseDocument,
  StaffDocument,
} from './saved-course.document.ts';

/** For the field `owner`. Not in the API. */
interface Owned {
  /** Null if the caller may not see the owner. */
  readonly ownerId: string | null;
}

/** For the fields from a person to grades and attempts. Not in the API. */
interface InCourse {
  /** Null if the caller cannot change the people of the course. */
  readonly editedCourseId: string | null;
}

export type PersonView = Student & InCourse;

export type SavedCourseView = Omit<SavedCourse, 'people'> &
  Owned & { readonly people: readonly PersonView[] };

export type SavedCourseMetaView = SavedCourseMeta & Owned;

export function toPerson(id: string, person: PersonDocument): Student {
  const { name, role, email, linkedin, github, key, grade } = person;
  const membership = email === '' ? null : membershipOf(person);
  return { id, name, role, email, linkedin, github, key, grade, membership };
}

/** People in the order of the list. */
export function toPeople({ people }: Pick<SavedCourseDocument, 'people'>): Student[] {
  return Object.entries(people)
    .toSorted(([leftId, left], [rightId, right]) => left.order - right.order || (leftId < rightId ? -1 : 1))
    .map(([id, person]) => toPerson(id, person));
}

/** A person of a course as the caller sees the person. */
export function toPersonView(course: CourseRows, actor: Actor, person: Student): PersonView {
  return { ...person, editedCourseId: editedId(course, accessTo(course, actor)) };
}

function editedId({ _id }: CourseRows, access: CourseAccess | null): string | null {
  return access !== null && canEditWith(access) ? _id : null;
}

/** The content without any grades: all items are open. */
export function withoutGrades(content: CourseContent): CourseContent {
  const shown = toShownContent(content);
  const categories = shown.categories.map((category): Category => {
    return { ...category, items: category.items.map((item) => ({ ...item, knownScores: false, grade: 0 })) };
  });
  return { ...shown, categories };
}

/** People whom the caller can see. */
export function toVisiblePeople(course: CourseRows, actor: Actor | null): PersonView[] {
  const access = accessTo(course, actor);
  return access === null ? [] : visiblePeople(course, access, actor);
}

function visiblePeople(course: CourseRows, access: CourseAccess, actor: Actor | null): PersonView[] {
  if (actor === null || access === 'READER') return [];
  const editedCourseId = editedId(course, access);
  const people = toPeople(course).map((person) => ({ ...person, editedCourseId }));
  if (canSeeGradesWith(access)) return people;
  return people.filter(
    ({ email, membership }) => membership !== null && isMemberRow({ email, membership }, actor),
  );
}

/** The content without due dates. For templates, which are used in other terms. */
export function withoutDates<Content extends Pick<CourseContent, 'categories'>>(content: Content): Content {
  const categories = content.categories.map((category) => ({
    ...category,
    items: category.items.map(({ dueAt: _dueAt, ...item }): Item => item),
  }));
  return { ...content, categories };
}

/** Whether somebody with this access sees the staff: the course's owner and the staff do. */
function canSeeStaff(access: CourseAccess): boolean {
  return access === 'OWNER' || access === 'CO_INSTRUCTOR' || access === 'GRADER';
}

/** The staff, in the order of their invitations. */
export function toStaff({ staff = {} }: Pick<SavedCourseDocument, 'staff'>): StaffMember[] {
  return Object.entries(staff)
    .map(([id, row]) => toStaffMember(id, row))
    .toSorted((one, other) => (one.invitedAt < other.invitedAt ? -1 : 1));
}

export function toStaffMember(id: string, row: StaffDocument): StaffMember {
  const { email, role, membership, name, invitedBy, invitedAt, acceptedAt } = row;
  return { id, email, role, membership, name, invitedBy, invitedAt, acceptedAt };
}

function withItemIds(
  categories: readonly Category[],
  { _id, categories: stored }: SavedCourseDocument,
): Category[] {
  return categories.map((category, c) => ({
    ...category,
    items: category.items.map((item, i): Item => {
      const { itemId } = stored[c]?.items[i] ?? {};
      return { ...item, ...(itemId !== undefined && { itemId: shownItemId(_id, itemId) }) };
    }),
  }));
}

/** A course with the fields that the caller can see. Null if the caller has no access. */
export function toSavedCourse(course: SavedCourseDocument, actor: Actor | null): SavedCourseView | null {
  const access = accessTo(course, actor);
  if (access === null) return null;
  const canEdit = canEditWith(access);
  const content = canEdit ? toShownContent(course) : withoutGrades(course);
  return {
    id: course._id,
    ...content,
    categories:
      access === 'READER' ? withoutDates(content).categories : withItemIds(content.categories, course),
    ...pickValues(course),
    createdBy: course.createdBy,
    notes: canEdit ? course.notes : null,
    people: visiblePeople(course, access, actor),
    lastUpdatedOn: course.lastUpdatedOn,
    isTemplate: course.isTemplate,
    revision: course.revision,
    canEdit,
    access,
    staff: canSeeStaff(access) ? toStaff(course) : null,
    ownerId: access === 'READER' ? null : course.ownerId,
  };
}

/** Null if the actor neither owns the course nor works in its staff. */
export function toSavedCourseMeta(course: CourseOutline, actor: Actor): SavedCourseMetaView | null {
  const access = accessTo({ ...course, people: {} }, actor);
  if (access === null || !canSeeStaff(access)) return null;
  const currentGrade = canEditWith(access) ? standing(course.categories).currentGrade : null;
  return {
    id: course._id,
    name: course.name,
    description: course.description,
    targetGrade: course.targetGrade,
    meterDivisions: course.meterDivisions,
    currentGrade: currentGrade === null ? null : withoutNoise(currentGrade),
    letter: letterFor(currentGrade, course.gradeMaps),
    lastUpdatedOn: course.lastUpdatedOn,
    isTemplate: course.isTemplate,
    revision: course.revision,
    access,
    createdBy: course.createdBy,
    peopleCount: course.peopleCount,
    ownerId: course.ownerId,
  };
}

/** Null if the course is not deleted. `restorable`: how long it can be restored after the deletion, in milliseconds. */
export function toDeletedCourse(course: CourseHead, restorable: number): DeletedCourse | null {
  const { _id: id, name, description, deletedAt } = course;
  if (deletedAt === null) return null;
  const restoreExpiresAt = new Date(Date.parse(deletedAt) + restorable).toISOString();
  return { id, name, description, deletedAt, restoreExpiresAt };
}
