import { isLate, lateDeduction, pointsAfter, type GradedWork } from '../../core/assignments/late-work.ts';
import { ownStatusFor, statusFor } from '../../core/assignments/submission-rules.ts';
import type {
  AssignmentSubmission,
  AssignmentSubmissionFields,
} from '../../schema/assignments/submission.type.ts';
import type { SubmissionDocument, SubmissionHead } from './submission.store.ts';

/** What the status and the points of a submission depend on. */
export type GradedAssignment = Omit<GradedWork, 'submittedAt'>;

interface Grade {
  readonly grade: number;
  readonly deduction: number;
  readonly points: number;
}

/** The grade of a submission with the deduction for late work. Null if there is no grade. */
export function gradeOf(
  assignment: GradedAssignment,
  {
    grade,
    submittedAt,
    returnedDeduction,
  }: Pick<SubmissionHead, 'grade' | 'submittedAt' | 'returnedDeduction'>,
): Grade | null {
  if (grade === null) return null;
  const deduction = returnedDeduction ?? lateDeduction({ ...assignment, submittedAt });
  return { grade, deduction, points: pointsAfter(grade, deduction) };
}

/** `isOwn`: for the student, who sees the grade and the feedback once they are returned. */
export function toSubmissionFields(
  assignment: GradedAssignment,
  submission: SubmissionHead,
  isOwn: boolean,
): AssignmentSubmissionFields {
  const {
    _id: id,
    assignmentId,
    studentName,
    kind,
    link,
    submittedAt,
    number,
    returnedAt,
    revision,
  } = submission;
  const isHidden = isOwn && returnedAt === null;
  const grade = isHidden ? null : gradeOf(assignment, submission);
  return {
    id,
    assignmentId,
    studentName,
    kind,
    link,
    submittedAt,
    number,
    isLate: isLate({ ...assignment, submittedAt }),
    // The time matters only for work that was not submitted.
    status: (isOwn ? ownStatusFor : statusFor)(assignment, submission, submittedAt),
    grade: grade?.grade ?? null,
    lateDeduction: grade?.deduction ?? null,
    points: grade?.points ?? null,
    feedback: isHidden ? '' : submission.feedback,
    gradedBy: grade && submission.gradedBy,
    gradedAt: grade && submission.gradedAt,
    returned: returnedAt !== null,
    returnedAt,
    revision: isOwn ? null : revision,
  };
}

export function toSubmission(
  assignment: GradedAssignment,
  submission: SubmissionDocument,
  isOwn: boolean,
): AssignmentSubmission {
  return { ...toSubmissionFields(assignment, submission, isOwn), text: submission.text };
}
