import { assignmentLimits } from '../../core/assignments/assignment-rules.ts';
import { lateDeduction } from '../../core/assignments/late-work.ts';
import { isGraded, statusFor } from '../../core/assignments/submission-rules.ts';
import { formatCompact } from '../../core/grading/rounding.ts';
import { checkNumber } from '../../core/grading/value-rules.ts';
import type {
  AssignmentSubmission,
  ReturnedSubmissions,
  SubmissionRow,
} from '../../schema/assignments/submission.type.ts';
import type { GradebookCourses } from '../courses/index.ts';
import type { ReturnedGrades } from '../gradebook/index.ts';
import type { Actor } from '../platform/actor.ts';
import type { AuditLog } from '../platform/audit/audit-log.ts';
import { isoAfter, type Clock } from '../platform/clock.ts';
import { badUserInput } from '../platform/errors.ts';
import { inBatches } from '../platform/in-batches.ts';
import { pageOfList } from '../platform/paging/page-of-list.ts';
import type { Page, PageRequest } from '../platform/paging/page.ts';
import { policies } from '../platform/policy.ts';
import { problemsIn, textProblem } from '../platform/text-problems.ts';
import { canGrade, type AssignmentAccess, type PlacedAssignment } from './assignment-access.ts';
import type { AssignmentDocument } from './assignment.store.ts';
import { staleSubmission, submissionNotFound } from './submission-errors.ts';
import { gradeOf, toSubmission, toSubmissionFields } from './submission.mapper.ts';
import type { SubmissionDocument, SubmissionHead, SubmissionStore } from './submission.store.ts';

export interface SubmissionGradingDependencies {
  readonly submissions: SubmissionStore;
  readonly access: AssignmentAccess;
  readonly courses: Pick<GradebookCourses, 'taught'>;
  readonly grades: Pick<ReturnedGrades, 'enter'>;
  readonly audit: Pick<AuditLog, 'record'>;
  readonly clock: Clock;
}

/** A grade as a client sends it. Omitted fields are undefined. */
export interface SentGrading {
  readonly grade?: number | null;
  readonly feedback?: string | null;
  readonly returned?: boolean | null;
}

/** A row with the `id` that pages of rows need. The API does not have this field. */
type SubmissionRowView = SubmissionRow & { readonly id: string };

interface PlacedSubmission extends PlacedAssignment {
  readonly submission: SubmissionDocument;
}

/** Submissions whose grades are entered together. */
const returnedTogether = 100;
const writesAtOnce = 10;

/** Lists, grades and returns submissions, for the editors and graders of the course. */
export class SubmissionGradingService {
  constructor(private readonly dependencies: SubmissionGradingDependencies) {}

  /**
   * One page of the students of the course and of other members who submitted, in the order of the list of people.
   * Throws FORBIDDEN if the actor cannot grade.
   */
  async rows(actor: Actor, assignmentId: string, page: PageRequest): Promise<Page<SubmissionRowView>> {
    const { submissions, access, courses, clock } = this.dependencies;
    const { assignment } = await access.gradable(actor, assignmentId);
    const { courseId } = assignment;
    const [course, found] = await Promise.all([
      courses.taught([courseId], actor),
      submissions.listOf(assignmentId),
    ]);
    const byEmail = new Map(found.map((submission) => [submission.email, submission]));
    const now = isoAfter(clock, 0);
    const rows = (course.get(courseId)?.people ?? []).flatMap((person): SubmissionRowView[] => {
      const submission = byEmail.get(person.email) ?? null;
      if (!person.isStudent && submission === null) return [];
      const { studentId, name, email } = person;
      const status = statusFor(assignment, submission, now);
      const view = submission && toSubmissionFields(assignment, submission, false);
      return [{ id: studentId, studentId, name, email, status, submission: view }];
    });
    return pageOfList(rows, page);
  }

  /** A submission of the actor, or one that the actor can grade. Throws NOT_FOUND otherwise. */
  async get(actor: Actor, id: string): Promise<AssignmentSubmission> {
    const { submissions, access } = this.dependencies;
    const own = await submissions.findOwn(id, actor.userId);
    if (own) {
      const { assignment } = await access.readable(actor, own.assignmentId);
      return toSubmission(assignment, own, true);
    }
    if (!policies.instructor(actor)) throw submissionNotFound();
    const { assignment, submission } = await this.gradable(actor, await this.found(id));
    return toSubmission(assignment, submission, false);
  }

  /**
   * Grades a submission, and returns it to the student if requested. Each change is in the audit log. The grade of a
   * returned submission is also entered in the item of the assignment. Throws CONFLICT if the stored revision is not
   * `asked`. Null or undefined overwrites any revision.
   */
  async grade(
    actor: Actor,
    id: string,
    sent: SentGrading,
    asked: number | null | undefined,
  ): Promise<AssignmentSubmission> {
    const { submissions, clock } = this.dependencies;
    const placed = await this.gradable(actor, await this.found(id));
    const { assignment, submission } = placed;
    if (typeof asked === 'number' && asked !== submission.revision)
      throw staleSubmission(submission.revision);
    const next = changedGrade(actor, placed, sent, isoAfter(clock, 0));
    await this.record(actor, placed, next);
    // A change of the feedback alone must not replace a grade that an instructor changed in the gradebook.
    const isEntered =
      next.returnedAt !== null && (sent.grade !== undefined || submission.returnedAt === null);
    if (isEntered) await this.enter(actor, assignment, [next]);
    const { grade, feedback, gradedNumber, gradedBy, gradedAt, returnedAt, returnedDeduction } = next;
    const $set = { grade, feedback, gradedNumber, gradedBy, gradedAt, returnedAt, returnedDeduction };
    const isSame = { revision: { $eq: submission.revision } };
    const changed = await submissions.change(submission, isSame, { $set, $inc: { revision: 1 } });
    // The student or another grader was faster.
    return changed ? toSubmission(assignment, changed, false) : this.grade(actor, id, sent, asked);
  }

  /**
   * Returns all graded submissions that are not returned. The grades are entered in the item first, so that a repeated
   * request completes an interrupted one. If a student submits again at the same time, that submission is not returned.
   */
  async returnAll(actor: Actor, assignmentId: string): Promise<ReturnedSubmissions> {
    const { submissions, access, clock } = this.dependencies;
    const { assignment } = await access.gradable(actor, assignmentId);
    const graded = (await submissions.listOf(assignmentId)).filter(
      (submission) => submission.returnedAt === null && submission.grade !== null && isGraded(submission),
    );
    let returnedCount = 0;
    await inBatches(chunksOf(graded, returnedTogether), 1, async (chunk) => {
      await this.enter(actor, assignment, chunk);
      await inBatches(chunk, writesAtOnce, async (submission) => {
        const $set = {
          returnedAt: isoAfter(clock, 0),
          returnedDeduction: lateDeduction({ ...assignment, submittedAt: submission.submittedAt }),
        };
        const isSame = { revision: { $eq: submission.revision } };
        if (await submissions.change(submission, isSame, { $set, $inc: { revision: 1 } })) returnedCount += 1;
      });
    });
    return { assignmentId, returnedCount };
  }

  /** Enters the points of submissions in the item of the assignment, if it has one. */
  private async enter(
    actor: Actor,
    assignment: AssignmentDocument,
    submissions: readonly SubmissionHead[],
  ): Promise<void> {
    const { courseId, itemId, maximumPoints } = assignment;
    if (itemId === null) return;
    const returned = submissions.flatMap((submission) => {
      const grade = gradeOf(assignment, submission);
      return grade ? [{ email: submission.email, points: grade.points }] : [];
    });
    await this.dependencies.grades.enter(actor, { courseId, itemId, maximumPoints }, returned);
  }

  private async found(id: string): Promise<SubmissionDocument> {
    const submission = await this.dependencies.submissions.find(id);
    if (!submission) throw submissionNotFound();
    return submission;
  }

  /** The same error if there is no such course, assignment or submission for the actor. */
  private async gradable(actor: Actor, submission: SubmissionDocument): Promise<PlacedSubmission> {
    const placed = await this.dependencies.access.find(actor, submission.assignmentId);
    if (!placed || !canGrade(placed.place, actor)) throw submissionNotFound();
    return { ...placed, submission };
  }

  private async record(
    actor: Actor,
    { assignment, place, submission }: PlacedSubmission,
    next: SubmissionDocument,
  ): Promise<void> {
    const { studentName: name, email } = submission;
    await this.dependencies.audit.record(actor, {
      action: 'gradeSubmission',
      subjectType: 'submission',
      subjectId: submission._id,
      subject: `${name}: ${assignment.title} in ${place.name}`,
      person: { name, email },
      course: place.name,
      before: gradeInWords(submission.grade),
      after: changeInWords(next, submission),
    });
  }
}

/** The submission with the sent grade. Throws BAD_USER_INPUT with all invalid fields. */
function changedGrade(
  actor: Actor,
  { assignment, submission }: PlacedSubmission,
  sent: SentGrading,
  now: string,
): SubmissionDocument {
  const { grade = submission.grade } = sent;
  const feedback = sent.feedback ?? submission.feedback;
  const isReturned = submission.returnedAt !== null || sent.returned === true;
  const graded = sent.grade === undefined ? submission.gradedNumber : submission.number;
  const gradedNumber = grade === null ? null : graded;
  const isCurrent = isGraded({ number: submission.number, gradedNumber });
  const problems = problemsIn({
    'input.grade': grade === null ? null : checkNumber('grade', grade),
    'input.feedback': textProblem(feedback, { max: assignmentLimits.feedback }),
    'input.returned': returnProblem(submission, sent, isReturned && !isCurrent),
  });
  if (Object.keys(problems).length > 0) throw badUserInput(problems);
  const changes = { grade, feedback, gradedNumber, gradedBy: actor.name, gradedAt: now };
  if (!isReturned) return { ...submission, ...changes };
  const deduction = lateDeduction({ ...assignment, submittedAt: submission.submittedAt });
  const returnedDeduction =
    sent.grade === undefined ? (submission.returnedDeduction ?? deduction) : deduction;
  return { ...submission, ...changes, returnedAt: submission.returnedAt ?? now, returnedDeduction };
}

function returnProblem(
  { returnedAt }: SubmissionDocument,
  { returned }: SentGrading,
  hasNoGrade: boolean,
): string | null {
  if (returnedAt !== null && returned === false) return 'What is returned stays returned.';
  return hasNoGrade ? 'Only a graded submission can be returned.' : null;
}

function gradeInWords(grade: number | null): string | null {
  return grade === null ? null : formatCompact(grade);
}

/** A changed grade in words, for the audit log, for example `18 (feedback changed, returned)`. Texts are not logged. */
function changeInWords(next: SubmissionDocument, before: SubmissionDocument): string | null {
  const notes = [
    ...(next.feedback === before.feedback ? [] : ['feedback changed']),
    ...(next.returnedAt === before.returnedAt ? [] : ['returned']),
  ];
  const grade = gradeInWords(next.grade);
  return notes.length === 0 ? grade : `${grade ?? 'none'} (${notes.join(', ')})`;
}

function chunksOf<Each>(all: readonly Each[], size: number): Each[][] {
  return Array.from({ length: Math.ceil(all.length / size) }, (_, at) =>
    all.slice(at * size, at * size + size),
  );
}
