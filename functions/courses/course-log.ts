import { formatCompact } from '../../core/grading/rounding.ts';
import type { AuditAction } from '../../core/accounts/audit-action.ts';
import type { Actor } from '../platform/actor.ts';
import type { AuditEntry, AuditLog } from '../platform/audit/audit-log.ts';
import type { SavedCourseDocument } from './saved-course.document.ts';

/** One grade, in percent, before and after. */
export interface GradeChange {
  readonly studentId: string;
  readonly name: string;
  readonly email: string;
  readonly before: number | null;
  readonly after: number | null;
}

type Course = Pick<SavedCourseDocument, '_id' | 'name' | 'peopleCount'>;
type Values = Partial<Pick<AuditEntry, 'before' | 'after'>>;

interface StaffPerson {
  readonly staffId: string;
  /** Empty until the invitation is accepted. */
  readonly personName: string;
  readonly email: string;
}

const asText = (grade: number | null) => (grade === null ? null : formatCompact(grade));

function peopleText({ peopleCount }: Course): string | null {
  if (peopleCount === 0) return null;
  return peopleCount === 1 ? '1 person' : `${peopleCount} people`;
}

/**
 * Writes entries about a course to the audit log: about its people and their grades, its staff, its switch for extra
 * credit, and its deletion. Call each method before the change, so that the log misses none.
 */
export class CourseLog {
  constructor(private readonly audit: Pick<AuditLog, 'record' | 'last'>) {}

  /** Records that a person is added, with the person's grade. */
  async recordAddition(
    actor: Actor,
    course: Course,
    { after, ...person }: Omit<GradeChange, 'before'>,
  ): Promise<void> {
    await this.recordPerson(actor, course, 'addStudent', { ...person, before: null, after });
  }

  /** Records that a person is removed, with the person's grade. `reason`: null if the actor gave none. */
  async recordRemoval(
    actor: Actor,
    course: Course,
    { before, ...person }: Omit<GradeChange, 'after'>,
    reason: string | null,
  ): Promise<void> {
    await this.recordPerson(actor, course, 'removeStudent', { ...person, before, after: null, reason });
  }

  /** The grade, in percent, that a person had when the actor removed the person. Null if there was none. */
  async gradeAtRemoval(actor: Actor, studentId: string): Promise<number | null> {
    const removal = { action: 'removeStudent', subjectType: 'student', subjectId: studentId } as const;
    const entry = await this.audit.last(removal);
    // Another user's entry must not reveal a grade of a course that the actor cannot see.
    if (entry?.actorId !== actor.userId || entry.before === null) return null;
    return Number(entry.before);
  }

  async recordGrade(actor: Actor, course: Course, change: GradeChange): Promise<void> {
    await this.recordPerson(actor, course, 'updateStudentGrade', change);
  }

  /** Records an import as a whole. Record the added people and the changed grades separately. */
  async recordImport(
    actor: Actor,
    course: Course,
    { added, updated }: { readonly added: number; readonly updated: number },
  ): Promise<void> {
    await this.recordCourse(actor, course, 'importPeople', {
      after: `${added} added, ${updated} updated`,
    });
  }

  /** Records that extra credit, which allows grades over 100, is switched on or off. */
  async recordExtraCredit(actor: Actor, course: Course, isOn: boolean): Promise<void> {
    const [before, after] = isOn ? ['off', 'on'] : ['on', 'off'];
    await this.recordCourse(actor, course, 'updateCourse', {
      before: `Extra credit ${before}`,
      after: `Extra credit ${after}`,
    });
  }

  async recordDeletion(actor: Actor, course: Course): Promise<void> {
    await this.recordCourse(actor, course, 'deleteCourse', { before: peopleText(course) });
  }

  async recordRestore(actor: Actor, course: Course): Promise<void> {
    await this.recordCourse(actor, course, 'restoreCourse', { after: peopleText(course) });
  }

  /** Records an invitation to the staff, a change of a role, or a removal. The values are names of roles. */
  recordStaff(
    actor: Actor,
    { name }: Course,
    action: AuditAction,
    { staffId, email, personName, ...values }: StaffPerson & Values,
  ): Promise<void> {
    const known = personName === '' ? email : personName;
    const subject = { subjectType: 'staff', subjectId: staffId, subject: `${known} in ${name}` };
    const person = { name: personName, email };
    return this.audit.record(actor, {
      before: null,
      after: null,
      ...values,
      action,
      ...subject,
      person,
      course: name,
    });
  }

  private recordPerson(
    actor: Actor,
    { name: course }: Course,
    action: AuditAction,
    { studentId, name, email, before, after, reason = null }: GradeChange & { reason?: string | null },
  ): Promise<void> {
    return this.audit.record(actor, {
      action,
      subjectType: 'student',
      subjectId: studentId,
      subject: `${name} in ${course}`,
      person: { name, email },
      before: asText(before),
      after: asText(after),
      course,
      ...(reason !== null && { reason }),
    });
  }

  private recordCourse(
    actor: Actor,
    { _id, name }: Course,
    action: AuditAction,
    { before = null, after = null }: Values,
  ): Promise<void> {
    const subject = { subjectType: 'course', subjectId: _id, subject: name };
    return this.audit.record(actor, { action, ...subject, before, after, course: name });
  }
}
