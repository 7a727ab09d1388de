import type { ReleasedGrade } from '../../../../core/gradebook/course-with-plan.ts';
import { textHash } from '../../../../core/quizzes/seeded-random.ts';
import { orNull } from '../or-null.ts';

/** By item ID: the fingerprint of the grade that this account last saw in its course on this device. */
export type OpenedGrades = ReadonlyMap<string, number>;

/** Each account has its own storage key, since several users can share a device. */
const keyOf = (userId: string) => `markwise-opened-grades-${userId}`;

/** A number that changes with the grade or its feedback. The feedback itself is not stored. */
function fingerprint({ points, status, feedback = '' }: ReleasedGrade): number {
  return textHash(JSON.stringify([points, status, feedback]));
}

export function openedGrades(userId: string): OpenedGrades {
  const read: unknown = orNull(() => JSON.parse(localStorage.getItem(keyOf(userId)) ?? 'null'));
  if (typeof read !== 'object' || read === null) return new Map();
  return new Map(
    Object.entries(read).filter((entry): entry is [string, number] => typeof entry[1] === 'number'),
  );
}

/** Notes that the account has seen these grades. */
export function noteOpenedGrades(userId: string, grades: readonly ReleasedGrade[]): void {
  const opened = openedGrades(userId);
  if (!grades.some((grade) => isUnopenedGrade(opened, grade))) return;
  const seen = grades.map((grade) => [grade.itemId, fingerprint(grade)] as const);
  orNull(() => localStorage.setItem(keyOf(userId), JSON.stringify(Object.fromEntries([...opened, ...seen]))));
}

/** Whether a grade or its feedback has changed since the account saw it, or the account never saw it. */
export function isUnopenedGrade(opened: OpenedGrades, grade: ReleasedGrade): boolean {
  return opened.get(grade.itemId) !== fingerprint(grade);
}
