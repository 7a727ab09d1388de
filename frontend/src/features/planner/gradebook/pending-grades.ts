import type { PendingByStudent, PendingGrade } from './gradebook-rows.ts';

export interface CellPosition {
  readonly studentId: string;
  readonly itemId: string;
}

/** Adds grades to the pending ones. A grade replaces the pending grade of the same cell. */
export function withGrades(pending: PendingByStudent, changed: readonly PendingGrade[]): PendingByStudent {
  if (changed.length === 0) return pending;
  const next = new Map(pending);
  for (const [studentId, grades] of Map.groupBy(changed, (each) => each.studentId)) {
    const byItem = new Map(pending.get(studentId));
    for (const grade of grades) byItem.set(grade.itemId, grade);
    next.set(studentId, byItem);
  }
  return next;
}

/** Removes these grades from the pending ones. A newer grade in the same cell stays. */
export function without(pending: PendingByStudent, grades: readonly PendingGrade[]): PendingByStudent {
  const next = new Map(pending);
  for (const grade of grades) {
    const { studentId, itemId } = grade;
    if (next.get(studentId)?.get(itemId) !== grade) continue;
    const byItem = new Map(next.get(studentId));
    byItem.delete(itemId);
    if (byItem.size === 0) next.delete(studentId);
    else next.set(studentId, byItem);
  }
  return next;
}
