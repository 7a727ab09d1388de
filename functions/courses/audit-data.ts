import type { AuditLog, AuditView } from '../platform/audit/audit-log.ts';
import type { Person, PersonalData } from '../platform/personal-data.ts';
import type { OwnRows } from './own-rows.ts';

export interface AuditDataDependencies {
  readonly audit: AuditLog;
  readonly rows: OwnRows;
}

/** The entry without the actor's account, which only admins see. */
function toExport(
  { createdAt, action, subject, before, after, actorId }: AuditView,
  { userId }: Person,
): object {
  return { at: createdAt, action, subject, before, after, byYou: actorId === userId };
}

/** Entries of the audit log about a person's account, grades and actions. */
export class AuditData implements PersonalData {
  readonly name = 'audit-log';

  constructor(private readonly dependencies: AuditDataDependencies) {}

  async read(person: Person): Promise<unknown> {
    const { audit, rows } = this.dependencies;
    const studentIds = (await rows.all(person)).flatMap(({ people }) => Object.keys(people));
    const entries = await audit.about(person.userId, studentIds);
    return entries.map((entry) => toExport(entry, person));
  }

  /** Removes the person's names from the search index of the log. The entries stay, since the log is never changed. */
  forget({ userId }: Person): Promise<void> {
    return this.dependencies.audit.forgetNames(userId);
  }
}
