import type { Actor } from '../platform/actor.ts';
import type { AuditLog } from '../platform/audit/audit-log.ts';
import type { SavedCourseDocument } from './saved-course.document.ts';

/** One grade, in percent, before and after. */
export interface GradeChange {
  readonly studentId: string;
  readonly name: string;
  readonly before: number | null;
  readonly after: number | null;
}

const asText = (grade: number | null) => (grade === null ? null : String(grade));

/** Writes changes of grades to the audit log. Call it before each change, so that the log misses none. */
export class GradeLog {
  constructor(private readonly audit: Pick<AuditLog, 'record'>) {}

  /** The removal of a person with their grade. */
  async recordRemoval(
    actor: Actor,
    course: SavedCourseDocument,
    { studentId, name, before }: Omit<GradeChange, 'after'>,
  ): Promise<void> {
    await this.audit.record(actor, {
      action: 'removeStudent',
      subjectType: 'student',
      subjectId: studentId,
      subject: `${name} in ${course.name}`,
      before: asText(before),
      after: null,
      course: course.name,
    });
  }

  async record(actor: Actor, course: SavedCourseDocument, change: GradeChange): Promise<void> {
    await this.audit.record(actor, {
      action: 'updateStudentGrade',
      subjectType: 'student',
      subjectId: change.studentId,
      subject: `${change.name} in ${course.name}`,
      before: asText(change.before),
      after: asText(change.after),
      course: course.name,
    });
  }
}
