interface DatedGrade {
  /** ISO 8601. Null without a grade. */
  readonly gradedAt: string | null;
  /** ISO 8601. Null if the grade was never hidden. */
  readonly releasedAt: string | null;
}

/**
 * When the student could first read a grade as it is now, in milliseconds: when it was graded, or when it was released
 * if that is later. Null without a grade.
 */
export function gradeChangedAt({ gradedAt, releasedAt }: DatedGrade): number | null {
  if (gradedAt === null) return null;
  return Math.max(Date.parse(gradedAt), releasedAt === null ? -Infinity : Date.parse(releasedAt));
}
