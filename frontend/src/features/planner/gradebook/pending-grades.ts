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

export function withGrades(pending: PendingByStudent, changed: readonly PendingGrade[]): PendingByStudent {
  if (changed.length === 0) return pending;
  const next = new Map(pending);
  for (const [studentId, grades] of Map.groupBy(changed, (each) => each.studentId)) {
    const own = new Map(pending.get(studentId));
    for (const grade of grades) own.set(grade.itemId, grade);
    next.set(studentId, own);
  }
  return next;
}

/** Without these grades. Grades that replaced them stay. */
export function without(pending: PendingByStudent, grades: readonly PendingGrade[]): PendingByStudent {
  const next = new Map(pending);
  for (const grade of grades) {
    const { studentId, itemId } = grade;
    if (next.get(studentId)?.get(itemId) !== grade) continue;
    const own = new Map(next.get(studentId));
    own.delete(itemId);
    if (own.size === 0) next.delete(studentId);
    else next.set(studentId, own);
  }
  return next;
}

/**
 * What follows from the conflicts in a reply: grades to send again, and conflicts that the user decides about. It is no
 * conflict if somebody entered the same grade, or if the stored grade is one that was sent before and whose reply was
 * lost.
 */
export function settle(
  sent: readonly PendingGrade[],
  conflicts: Reply['conflicts'],
): { readonly again: readonly PendingGrade[]; readonly real: readonly Conflict[] } {
  const again: PendingGrade[] = [];
  const real: Conflict[] = [];
  for (const conflict of conflicts) {
    const { studentId, itemId, revision, gradedBy, points, status } = conflict;
    const entry = sent.find((each) => each.studentId === studentId && each.itemId === itemId);
    if (!entry) continue;
    if (isSameGrade(conflict, entry.grade)) {
      // Their grade may have other texts.
      if (entry.note !== null || entry.feedback !== null) again.push({ ...entry, revision, uncertain: null });
      continue;
    }
    if (entry.uncertain && isSameGrade(conflict, entry.uncertain))
      again.push({ ...entry, revision, uncertain: null });
    else {
      const { grade: mine, note, feedback } = entry;
      real.push({ studentId, itemId, mine, note, feedback, theirs: { points, status }, gradedBy, revision });
    }
  }
  return { again, real };
}

/**
 * Conflicts with what was typed into their cells since: the user decides about that grade. `typed`: the grades that
 * wait for the decision.
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
