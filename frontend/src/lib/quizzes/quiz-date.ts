interface QuizDates {
  /** ISO 8601. Null if there is none. */
  readonly dueAt: string | null;
  readonly closesAt: string | null;
}

/** When a quiz has to be submitted. */
export interface QuizDate {
  readonly kind: 'due' | 'closes';
  readonly at: string;
}

/**
 * The due date of a quiz, or its closing if it has no due date. Null if it has neither. This date replaces the due date
 * of the item that the quiz grades.
 */
export function quizDateOf({ dueAt, closesAt }: QuizDates): QuizDate | null {
  if (dueAt !== null) return { kind: 'due', at: dueAt };
  return closesAt === null ? null : { kind: 'closes', at: closesAt };
}

export const isSameInstant = (one: string, other: string) => Date.parse(one) === Date.parse(other);
