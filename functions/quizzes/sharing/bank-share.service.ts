import type { AuditAction } from '../../../core/accounts/audit-action.ts';
import { bankAccessNames, type BankAccess } from '../../../core/quizzes/bank-access.ts';
import { texts } from '../../../core/texts.ts';
import type { BankShare, QuestionBank } from '../../../schema/quizzes/question-bank.type.ts';
import type { Actor } from '../../platform/actor.ts';
import type { AuditLog } from '../../platform/audit/audit-log.ts';
import { isoAfter, type Clock } from '../../platform/clock.ts';
import { compareNames } from '../../platform/compare-names.ts';
import { AppError } from '../../platform/errors.ts';
import type { Memberships } from '../authoring/quiz-reader.ts';
import type { CourseNames } from '../grading/grading-log.ts';
import type { BankShareStore } from './bank-share.store.ts';
import type { ActiveShare, SharedBanks } from './shared-banks.ts';

export interface BankShareServiceDependencies {
  readonly shares: BankShareStore;
  readonly banks: SharedBanks;
  readonly memberships: Pick<Memberships, 'workIn'> & CourseNames;
  readonly audit: AuditLog;
  readonly clock: Clock;
}

function courseNotFound(): AppError {
  return new AppError(texts.courseLoad.none, { code: 'NOT_FOUND' });
}

function shareNotFound(): AppError {
  return new AppError('Your question bank is not shared with this course.', { code: 'NOT_FOUND' });
}

function toShares(shares: readonly ActiveShare[]): BankShare[] {
  return shares
    .map(({ courseId, courseName, access }) => ({ courseId, courseName, access }))
    .toSorted((one, other) => compareNames(one.courseName, other.courseName));
}

/** Shares banks. Each change is written to the audit log first. */
export class BankShareService {
  constructor(private readonly dependencies: BankShareServiceDependencies) {}

  /** The actor's own bank, then the banks that are shared with the actor, sorted by the names of their owners. */
  async list(actor: Actor): Promise<QuestionBank[]> {
    const { banks } = this.dependencies;
    const [ownShares, shared] = await Promise.all([banks.of(actor), banks.with(actor)]);
    const others = [...shared].map(([id, { access, shares }]): QuestionBank => {
      const ownerName = shares[0]?.ownerName ?? '';
      return { id, ownerName, isOwn: false, access, shares: toShares(shares) };
    });
    const own = { id: actor.userId, ownerName: actor.name, isOwn: true, access: 'EDIT' } as const;
    return [
      { ...own, shares: toShares(ownShares) },
      ...others.toSorted(
        (one, other) => compareNames(one.ownerName, other.ownerName) || (one.id < other.id ? -1 : 1),
      ),
    ];
  }

  /**
   * Shares the actor's bank with a course, or changes what the editors of the course can do. Throws NOT_FOUND if the
   * actor cannot edit the course.
   */
  async share(actor: Actor, courseId: string, access: BankAccess): Promise<BankShare> {
    const { shares, clock } = this.dependencies;
    const courseName = await this.nameOfEditedCourse(actor, courseId);
    const before = await shares.find(actor.userId, courseId);
    if (before?.access !== access) {
      await this.record(actor, 'shareBank', courseId, {
        course: courseName,
        before: before && bankAccessNames[before.access],
        after: bankAccessNames[access],
      });
      const { userId: ownerId, name: ownerName } = actor;
      const createdAt = before?.createdAt ?? isoAfter(clock, 0);
      await shares.put({ ownerId, ownerName, courseId, access, createdAt });
    }
    return { courseId, courseName, access };
  }

  /** Ends a share at once. Throws NOT_FOUND if the actor's bank is not shared with the course. */
  async unshare(actor: Actor, courseId: string): Promise<string> {
    const { shares, memberships } = this.dependencies;
    const before = await shares.find(actor.userId, courseId);
    if (!before) throw shareNotFound();
    await this.record(actor, 'unshareBank', courseId, {
      course: (await memberships.nameOf(courseId)) ?? '',
      before: bankAccessNames[before.access],
      after: null,
    });
    await shares.remove(actor.userId, courseId);
    return courseId;
  }

  /** The name of a course that the actor edits. */
  private async nameOfEditedCourse(actor: Actor, courseId: string): Promise<string> {
    const { memberships } = this.dependencies;
    const work = await memberships.workIn(actor, courseId);
    const name = work === 'edit' ? await memberships.nameOf(courseId) : null;
    if (name === null) throw courseNotFound();
    return name;
  }

  private async record(
    actor: Actor,
    action: AuditAction,
    courseId: string,
    { course, before, after }: { course: string; before: string | null; after: string | null },
  ): Promise<void> {
    const subject = { subjectType: 'course', subjectId: courseId, subject: course, course };
    await this.dependencies.audit.record(actor, { action, ...subject, before, after });
  }
}
