import type { Person, PersonalData } from '../platform/personal-data.ts';
import { inBatches } from '../platform/in-batches.ts';
import type { OwnRows } from './own-rows.ts';
import { hintIdOf, type MembershipStore } from './membership.store.ts';
import { toPeople, toStaff } from './saved-course.mapper.ts';
import type { SavedCourseStore } from './saved-course.store.ts';

/** The rows about the user in the people and in the staff of other people's courses. */
export class MembershipData implements PersonalData {
  readonly name = 'memberships';

  constructor(
    private readonly rows: OwnRows,
    private readonly courses: Pick<SavedCourseStore, 'findEver' | 'changeStaff'>,
    private readonly members: Pick<
      MembershipStore,
      'everyRowOf' | 'removeRows' | 'openedAmong' | 'forgetOpenings'
    >,
  ) {}

  async read(person: Person): Promise<unknown> {
    const found = await this.rows.all(person);
    const opened = await this.openedBy(person);
    return found.flatMap((course) => {
      const { _id: courseId, name: courseName, createdBy, ownerId } = course;
      const [rows, staff] = [toPeople(course), toStaff(course)];
      return ownerId === person.userId || rows.length + staff.length === 0
        ? []
        : [{ courseId, courseName, createdBy, hasOpened: opened.has(courseId), rows, staff }];
    });
  }

  /** IDs of the courses that the person has opened. */
  private async openedBy({ email }: Person): Promise<ReadonlySet<string>> {
    const rows = await this.members.everyRowOf(email);
    const opened = await this.members.openedAmong(rows.map(hintIdOf));
    return new Set(rows.flatMap((row) => (opened.has(hintIdOf(row)) ? [row.courseId] : [])));
  }

  /**
   * Removes the user from the staff of courses, so that a later account with the address does not get the role. Rows in
   * the people of courses stay: they belong to the owners of the courses.
   */
  async forget(person: Person): Promise<void> {
    const rows = await this.members.everyRowOf(person.email);
    const courseIds = [...new Set(rows.map(({ courseId }) => courseId))];
    await inBatches(courseIds, 1, (id) => this.leaveStaff(id, person));
    await this.members.forgetOpenings(person.email);
  }

  private async leaveStaff(courseId: string, person: Person): Promise<void> {
    const course = await this.courses.findEver(courseId);
    const rows = Object.entries(course?.staff ?? {});
    const own = rows.filter(([, row]) => row.userId === person.userId || row.email === person.email);
    if (!course || own.length === 0) return;
    const ids = own.map(([id]) => id);
    const others = Object.fromEntries(rows.filter(([id]) => !ids.includes(id)));
    // Somebody else changed the course: start again with the current staff.
    if (!(await this.courses.changeStaff(course, others))) return this.leaveStaff(courseId, person);
    await this.members.removeRows(courseId, ids);
  }
}
