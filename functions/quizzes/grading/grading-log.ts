import type { Actor } from '../../platform/actor.ts';
import type { AuditEntry, AuditLog } from '../../platform/audit/audit-log.ts';
import type { QuizDocument } from '../authoring/quiz.store.ts';

export interface CourseNames {
  /** Null if the course does not exist. */
  nameOf(courseId: string): Promise<string | null>;
}

/**
 * Writes changes of results, and deletions of quizzes, to the audit log, with the name of the quiz's course. Call it
 * before each change.
 */
export class GradingLog {
  constructor(
    private readonly audit: Pick<AuditLog, 'record'>,
    private readonly courses: CourseNames,
  ) {}

  async record(
    actor: Actor,
    { courseId }: Pick<QuizDocument, 'courseId'>,
    entry: Omit<AuditEntry, 'course'>,
  ): Promise<void> {
    const course = courseId === null ? null : await this.courses.nameOf(courseId);
    await this.audit.record(actor, { ...entry, ...(course !== null && { course }) });
  }
}
