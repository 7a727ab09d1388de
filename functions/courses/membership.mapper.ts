import type { MemberCourse } from '../../schema/courses/membership.type.ts';
import type { Actor } from '../platform/actor.ts';
import { staffRoleNames } from '../../core/courses/course-staff.ts';
import { isMemberRow, isStaffIn, isStaffRow } from './saved-course.policy.ts';
import type { CourseRows } from './saved-course.document.ts';

export interface MemberCourseView extends MemberCourse {
  /** For the field `owner`. Not in the API. */
  readonly ownerId: string;
}

/** A course in the list of a member. Null if the actor is no member, or owns the course. */
export function toMemberCourse(course: CourseRows, actor: Actor): MemberCourseView | null {
  const ownRow = Object.values(course.people).find((person) => isMemberRow(person, actor));
  if (!ownRow || course.ownerId === actor.userId) return null;
  const { _id: id, name, description, createdBy, lastUpdatedOn, ownerId } = course;
  return { id, name, description, createdBy, role: ownRow.role, grade: ownRow.grade, lastUpdatedOn, ownerId };
}

/** A course in the list of a person in its staff. Null if the actor is not in its staff. */
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
