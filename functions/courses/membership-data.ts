import type { Person, PersonalData } from '../platform/personal-data.ts';
import type { OwnRows } from './own-rows.ts';
import { toPeople } from './saved-course.mapper.ts';

/** The user's rows in courses of others. */
export class MembershipData implements PersonalData {
  readonly name = 'memberships';

  constructor(private readonly rows: OwnRows) {}

  async read(person: Person): Promise<unknown> {
    const found = await this.rows.all(person);
    return found.flatMap((course) => {
      const { _id: courseId, name: courseName, createdBy, ownerId } = course;
      const rows = toPeople(course);
      return ownerId === person.userId || rows.length === 0
        ? []
        : [{ courseId, courseName, createdBy, rows }];
    });
  }

  /** Rows belong to their course. Its owner changes them. */
  async forget(): Promise<void> {}
}
