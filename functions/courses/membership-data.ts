import type { Person, PersonalData } from '../platform/personal-data.ts';
import type { MembershipStore } from './membership.store.ts';
import { toPeople } from './saved-course.mapper.ts';
import { isOwnRow } from './saved-course.policy.ts';
import type { CourseRoll } from './saved-course.document.ts';
import type { SavedCourseStore } from './saved-course.store.ts';

/** A course's row about its member, without other people. */
function toExport(course: CourseRoll, person: Person): object | null {
  const rows = toPeople(course).filter((row) => isOwnRow(row, person));
  const { _id: courseId, name: courseName, createdBy } = course;
  return rows.length > 0 ? { courseId, courseName, createdBy, rows } : null;
}

/** The user's rows in courses of others. */
export class MembershipData implements PersonalData {
  readonly name = 'memberships';

  constructor(
    private readonly courses: SavedCourseStore,
    private readonly members: MembershipStore,
  ) {}

  async read(person: Person): Promise<unknown> {
    const ids = await this.members.everyCourseIdOf(person.email);
    const found = await this.courses.listByIds(ids, (course) =>
      course.ownerId === person.userId ? null : toExport(course, person),
    );
    return found.filter((each) => each !== null);
  }

  /** Rows belong to their course. Its owner changes them. */
  async forget(): Promise<void> {}
}
