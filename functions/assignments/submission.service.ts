import { refusalOf } from '../../core/assignments/submission-rules.ts';
import type { AssignmentSubmission } from '../../schema/assignments/submission.type.ts';
import type { GradebookCourses } from '../courses/index.ts';
import type { Actor } from '../platform/actor.ts';
import { isoAfter, minute, type Clock } from '../platform/clock.ts';
import type { RateLimit, RateLimiter } from '../platform/limits/rate-limiter.ts';
import { forbidden } from '../platform/policy.ts';
import { isDuplicateKey } from '../platform/store/store-errors.ts';
import { assignmentNotFound, canSubmit, type AssignmentAccess } from './assignment-access.ts';
import type { AssignmentDocument } from './assignment.store.ts';
import { checkSubmission, type SubmissionContent, type UncheckedSubmission } from './submission-content.ts';
import { submissionRefused } from './submission-errors.ts';
import { toSubmission } from './submission.mapper.ts';
import { submissionIdOf, type SubmissionDocument, type SubmissionStore } from './submission.store.ts';

export interface SubmissionServiceDependencies {
  readonly submissions: SubmissionStore;
  readonly access: AssignmentAccess;
  readonly courses: Pick<GradebookCourses, 'isStored'>;
  readonly limiter: RateLimiter;
  readonly clock: Clock;
}

const submitLimit: RateLimit = { name: 'submit-assignment', max: 60, windowMs: 60 * minute };

/** What students submit for assignments. */
export class SubmissionService {
  constructor(private readonly dependencies: SubmissionServiceDependencies) {}

  /**
   * Submits the work of the actor, or submits it again. Throws FORBIDDEN before the opening, after the due date if no
   * late work is accepted, and after the grade was returned. Then nothing changes.
   */
  async submit(
    actor: Actor,
    assignmentId: string,
    input: UncheckedSubmission,
  ): Promise<AssignmentSubmission> {
    const { submissions, access, courses, limiter, clock } = this.dependencies;
    const { assignment, place } = await access.readable(actor, assignmentId);
    if (!canSubmit(place)) throw forbidden('Only members of the course can submit.');
    const now = isoAfter(clock, 0);
    const [before = null] = await submissions.listOwn(actor.userId, [assignmentId]);
    requireOpen(assignment, before, now);
    const content = checkSubmission(input, assignment.kinds);
    await limiter.use(submitLimit, actor.userId);
    const written =
      (before === null ? await this.add(actor, assignment, content, now) : null) ??
      (await this.again(actor, assignment, content, now));
    // If the course was erased at the same time, the submission must not stay without it.
    if (await courses.isStored(assignment.courseId)) return toSubmission(assignment, written, true);
    await submissions.removeCourses([assignment.courseId]);
    throw assignmentNotFound();
  }

  /** By assignment ID: what the actor submitted. */
  async ownByAssignment(
    assignmentIds: readonly string[],
    actor: Actor,
  ): Promise<ReadonlyMap<string, SubmissionDocument>> {
    const own = await this.dependencies.submissions.listOwn(actor.userId, assignmentIds);
    return new Map(own.map((submission) => [submission.assignmentId, submission]));
  }

  /** The first submission. Null if an identical request has stored one. */
  private async add(
    actor: Actor,
    { _id: assignmentId, courseId }: AssignmentDocument,
    content: SubmissionContent,
    now: string,
  ): Promise<SubmissionDocument | null> {
    const submission = {
      ...content,
      _id: submissionIdOf(actor.userId, assignmentId),
      assignmentId,
      courseId,
      userId: actor.userId,
      ...studentOf(actor),
      submittedAt: now,
      number: 1,
      grade: null,
      feedback: '',
      gradedNumber: null,
      gradedBy: null,
      gradedAt: null,
      returnedAt: null,
      returnedDeduction: null,
      revision: 1,
    };
    try {
      await this.dependencies.submissions.add(submission);
      return submission;
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
      return null;
    }
  }

  /** Replaces an earlier submission, unless its grade was returned in the meantime. */
  private async again(
    actor: Actor,
    assignment: AssignmentDocument,
    content: SubmissionContent,
    now: string,
  ): Promise<SubmissionDocument> {
    const { submissions } = this.dependencies;
    const own = { _id: submissionIdOf(actor.userId, assignment._id), userId: actor.userId };
    const changed = await submissions.change(
      own,
      { returnedAt: null },
      { $set: { ...content, ...studentOf(actor), submittedAt: now }, $inc: { number: 1, revision: 1 } },
    );
    if (changed) return changed;
    const [stored = null] = await submissions.listOwn(actor.userId, [assignment._id]);
    requireOpen(assignment, stored, now);
    // The submission was deleted with its assignment.
    throw assignmentNotFound();
  }
}

/** Throws FORBIDDEN if the student cannot submit now. */
function requireOpen(
  assignment: AssignmentDocument,
  submission: SubmissionDocument | null,
  now: string,
): void {
  const refusal = refusalOf(assignment, submission, now);
  if (refusal !== null) throw submissionRefused(refusal, assignment);
}

function studentOf({ email, name }: Actor): Pick<SubmissionDocument, 'email' | 'studentName'> {
  return { email, studentName: name };
}
