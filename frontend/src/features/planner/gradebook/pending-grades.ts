import { isSameGrade } from '../../../../../core/gradebook/grade-entry.ts';
import type { ItemGrade } from '../../../../../core/gradebook/graded-course.ts';
import type { UpdateGradesMutation } from '../../../gql/graphql.ts';
import type { PendingByStudent, PendingGrade } from './gradebook-rows.ts';

export type Reply = Pick<NonNullable<UpdateGradesMutation['updateGrades']>, 'rows' | 'conflicts'>;

export interface CellPosition {
  readonly studentId: string;
  readonly itemId: string;
}

/** A grade that somebody else changed while it was changed here. */
export interface Conflict extends CellPosition {
  readonly mine: ItemGrade;
  readonly note: string | null;
  readonly feedback: string | null;
  readonly theirs: ItemGrade;
  readonly gradedBy: string | null;
  readonly revision: number;
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

/**
 * Divides the conflicts in a reply into grades to send again, and conflicts that the user has to resolve. There is
 * nothing to resolve if somebody else entered the same grade, or if the stored grade comes from an earlier request of
 * this tab whose reply was lost.
 */
export function resolveConflicts(
  sent: readonly PendingGrade[],
  conflicts: Reply['conflicts'],
): { readonly toSend: readonly PendingGrade[]; readonly unresolved: readonly Conflict[] } {
  const toSend: PendingGrade[] = [];
  const unresolved: Conflict[] = [];
  for (const conflict of conflicts) {
    const { studentId, itemId, revision, gradedBy, points, status } = conflict;
    const entry = sent.find((each) => each.studentId === studentId && each.itemId === itemId);
    if (!entry) continue;
    if (isSameGrade(conflict, entry.grade)) {
      // The stored grade is the same, but may not have the texts that were entered here.
      if (entry.note !== null || entry.feedback !== null)
        toSend.push({ ...entry, revision, uncertain: null });
      continue;
    }
    if (entry.uncertain && isSameGrade(conflict, entry.uncertain))
      toSend.push({ ...entry, revision, uncertain: null });
    else {
      const { grade: mine, note, feedback } = entry;
      unresolved.push({
        studentId,
        itemId,
        mine,
        note,
        feedback,
        theirs: { points, status },
        gradedBy,
        revision,
      });
    }
  }
  return { toSend, unresolved };
}

/**
 * Updates conflicts with the grades that the user has typed into these cells since, so that the user decides between
 * the newest grades. `typed`: those newer grades, which are not sent before the decision.
 */
export function withTyped(
  conflicts: readonly Conflict[],
  pending: PendingByStudent,
): { readonly latest: readonly Conflict[]; readonly typed: readonly PendingGrade[] } {
  const typed: PendingGrade[] = [];
  const latest = conflicts.map((conflict) => {
    const entry = pending.get(conflict.studentId)?.get(conflict.itemId);
    if (!entry) return conflict;
    typed.push(entry);
    const note = entry.note ?? conflict.note;
    return { ...conflict, mine: entry.grade, note, feedback: entry.feedback ?? conflict.feedback };
  });
  return { latest, typed };
}
