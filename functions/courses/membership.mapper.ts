import type { MemberCourse } from '../../schema/courses/membership.type.ts';
import type { Actor } from '../platform/actor.ts';
import { isMemberRow } from './saved-course.policy.ts';
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
