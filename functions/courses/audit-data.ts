import type { AuditLog, AuditView } from '../platform/audit/audit-log.ts';
import type { Person, PersonalData } from '../platform/personal-data.ts';
import type { MembershipStore } from './membership.store.ts';
import { toPeople } from './saved-course.mapper.ts';
import { isOwnRow } from './saved-course.policy.ts';
import type { SavedCourseStore } from './saved-course.store.ts';

export interface AuditDataDependencies {
  readonly audit: AuditLog;
  readonly courses: SavedCourseStore;
  readonly members: MembershipStore;
}

/** Only admins see other actors. */
function toExport(
  { createdAt, action, subject, before, after, actorId }: AuditView,
  { userId }: Person,
): object {
  return { at: createdAt, action, subject, before, after, byYou: actorId === userId };
}

/** Entries of the audit log about a person: about the account, about its grades, and the person's own actions. */
export class AuditData implements PersonalData {
  readonly name = 'audit-log';

  constructor(private readonly dependencies: AuditDataDependencies) {}

  async read(person: Person): Promise<unknown> {
    const { audit, courses, members } = this.dependencies;
    const courseIds = await members.everyCourseIdOf(person.email);
    const rows = await courses.listByIds(courseIds, (course) =>
      toPeople(course)
        .filter((row) => isOwnRow(row, person))
        .map(({ id }) => id),
    );
    const entries = await audit.about(person.userId, rows.flat());
    return entries.map((entry) => toExport(entry, person));
  }

  /** The log is never shortened: who changed what has to stay known. */
  async forget(): Promise<void> {}
}
