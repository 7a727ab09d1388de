import type { MemberCourse } from '../../schema/courses/membership.type.ts';
import type { Actor } from '../platform/actor.ts';
import { staffRoleNames } from '../../core/courses/course-staff.ts';
import { isMemberRow, isStaffIn, isStaffRow } from './saved-course.policy.ts';
import type { CourseRows } from './saved-course.document.ts';

export interface MemberCourseView extends MemberCourse {
  /** For the edge to the owner's account. Not in the contract. */
  readonly ownerId: string;
}

/** What a member sees of a course in a list. Null for other users, and for its owner. */
export function toMemberCourse(course: CourseRows, actor: Actor): MemberCourseView | null {
  const ownRow = Object.values(course.people).find((person) => isMemberRow(person, actor));
  if (!ownRow || course.ownerId === actor.userId) return null;
  const { _id: id, name, description, createdBy, lastUpdatedOn, ownerId } = course;
  return { id, name, description, createdBy, role: ownRow.role, grade: ownRow.grade, lastUpdatedOn, ownerId };
}

/** What somebody in the staff sees of a course after joining it. Null for other users. */
export function toStaffCourse(course: CourseRows, actor: Actor): MemberCourseView | null {
  const row = Object.values(course.staff ?? {}).find((each) => isStaffRow(each, actor));
  if (!row || !isStaffIn(course, actor)) return null;
  const { _id: id, name, description, createdBy, lastUpdatedOn, ownerId } = course;
  return {
    id,
    name,
    description,
    createdBy,
    role: staffRoleNames[row.role],
    grade: null,
    lastUpdatedOn,
    ownerId,
  };
}
