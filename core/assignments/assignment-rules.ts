import { checkDate } from '../dates/date-rules.ts';
import type { FieldErrors } from '../grading/course-rules.ts';
import { checkNumber, checkRange } from '../grading/value-rules.ts';
import type { LateRule } from './late-work.ts';
import type { AssignmentDates, SubmissionKind } from './submission-rules.ts';

/** Limits of assignments. The site and the server refuse the same values. */
export const assignmentLimits = {
  /** Assignments of a course, including deleted ones that can be restored. */
  perCourse: 200,
  /** Characters of the title. */
  title: 200,
  /** Characters of a submitted text: about 8,000 words. */
  text: 50_000,
  /** Characters of the feedback for a submission. */
  feedback: 10_000,
} as const;

/** The settings of an assignment, except its texts. */
export interface AssignmentSettings extends AssignmentDates {
  /** Points of complete work. More than 0. */
  readonly maximumPoints: number;
  /** What late work costs. Null if no late work is accepted. */
  readonly lateRule: LateRule | null;
  /** What students can submit. At least one kind. */
  readonly kinds: readonly SubmissionKind[];
}

export const newAssignment: AssignmentSettings = {
  maximumPoints: 100,
  opensAt: null,
  dueAt: null,
  lateRule: null,
  kinds: ['TEXT', 'LINK'],
};

function maximumPointsProblem(points: number): string | null {
  return points === 0 ? 'The maximum points must be more than 0.' : checkNumber('maximumPoints', points);
}

function dueDateProblem({ opensAt, dueAt }: AssignmentDates): string | null {
  const isBefore = opensAt !== null && dueAt !== null && dueAt <= opensAt;
  return checkDate(dueAt) ?? (isBefore ? 'The due date must be after the opening.' : null);
}

function lateRuleProblem(lateRule: LateRule | null): string | null {
  return lateRule && checkRange('The percentage', lateRule.percentPerDay, 100);
}

/** All errors of the settings by field. Empty if there are none. */
export function checkAssignmentSettings(settings: AssignmentSettings): FieldErrors {
  const problems = {
    maximumPoints: maximumPointsProblem(settings.maximumPoints),
    opensAt: checkDate(settings.opensAt),
    dueAt: dueDateProblem(settings),
    lateRule: lateRuleProblem(settings.lateRule),
    kinds: settings.kinds.length === 0 ? 'Choose what students can submit.' : null,
  };
  const errors: FieldErrors = {};
  for (const [field, problem] of Object.entries(problems)) if (problem !== null) errors[field] = problem;
  return errors;
}
