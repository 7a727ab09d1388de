import { withoutNoise } from '../grading/rounding.ts';

/** What late work costs. */
export interface LateRule {
  /** Percent of the maximum points that a submission loses for each day that it is late, 0 to 100. */
  readonly percentPerDay: number;
}

/** What decides how much a submission loses. */
export interface GradedWork {
  /** ISO 8601 in UTC. */
  readonly submittedAt: string;
  /** Null if there is no due date. */
  readonly dueAt: string | null;
  /** Null if no late work is accepted. */
  readonly lateRule: LateRule | null;
  readonly maximumPoints: number;
}

const day = 24 * 60 * 60_000;

/** Whether work is late. Exactly at the due date it is not. */
export function isLate({ submittedAt, dueAt }: Pick<GradedWork, 'submittedAt' | 'dueAt'>): boolean {
  return dueAt !== null && dueAt < submittedAt;
}

/** The days of 24 hours that have begun between the due date and the submission. 0 if it is not late. */
export function daysLate(work: Pick<GradedWork, 'submittedAt' | 'dueAt'>): number {
  if (work.dueAt === null || !isLate(work)) return 0;
  return Math.ceil((Date.parse(work.submittedAt) - Date.parse(work.dueAt)) / day);
}

/**
 * The points that late work loses: a share of the maximum points for each day that has begun. Never more than the
 * maximum points. 0 without a rule, for example if the rule was removed after the submission.
 */
export function lateDeduction(work: GradedWork): number {
  const percent = Math.min(100, daysLate(work) * (work.lateRule?.percentPerDay ?? 0));
  return withoutNoise((percent * work.maximumPoints) / 100);
}

/** The points that count: the grade without the deduction for late work. Never less than 0. */
export function pointsAfter(grade: number, deduction: number): number {
  return Math.max(0, withoutNoise(grade - deduction));
}
