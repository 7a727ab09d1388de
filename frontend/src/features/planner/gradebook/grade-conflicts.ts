import { isSameGrade } from '../../../../../core/gradebook/grade-entry.ts';
import type { ItemGrade } from '../../../../../core/gradebook/graded-course.ts';
import type { UpdateGradesMutation } from '../../../gql/graphql.ts';
import type { GradeTexts, PendingByStudent, PendingGrade } from './gradebook-rows.ts';
import type { CellPosition } from './pending-grades.ts';

export type Reply = Pick<NonNullable<UpdateGradesMutation['updateGrades']>, 'rows' | 'conflicts'>;

/** A grade, or a text about it, that somebody else changed while it was changed here. */
export interface Conflict extends CellPosition {
  readonly mine: ItemGrade;
  readonly note: string | null;
  readonly feedback: string | null;
  readonly base: PendingGrade['base'];
  readonly theirs: ItemGrade;
  readonly theirTexts: GradeTexts | null;
  readonly gradedBy: string | null;
  readonly revision: number;
  /** Revision of the grade that was changed here. With it, the server returns the conflict again. */
  readonly sentRevision: number;
}

/** Which texts to keep if this user and somebody else changed them. */
export type KeptTexts = 'mine' | 'theirs' | 'both';

export const textKinds = ['feedback', 'note'] as const;

export const maxTextLength = 1_000;

/** The texts that were changed both here and by somebody else. */
export function conflictingTexts({ base, theirTexts, ...mine }: Conflict): (keyof GradeTexts)[] {
  if (!base || !theirTexts) return [];
  return textKinds.filter(
    (kind) => mine[kind] !== null && theirTexts[kind] !== base[kind] && theirTexts[kind] !== mine[kind],
  );
}

/** Both versions of a text, one below the other. */
export function bothTexts(conflict: Conflict, kind: keyof GradeTexts): string {
  return [conflict.theirTexts?.[kind], conflict[kind]].filter(Boolean).join('\n\n');
}

/** What is sent if the user keeps these versions of the texts. Null if there is nothing to send. */
export function withKeptTexts(conflict: Conflict, kept: KeptTexts): PendingGrade | null {
  const asked = conflictingTexts(conflict);
  const textOf = (kind: keyof GradeTexts) => {
    if (kept === 'mine' || !asked.includes(kind)) return conflict[kind];
    return kept === 'theirs' ? null : bothTexts(conflict, kind);
  };
  const [note, feedback] = [textOf('note'), textOf('feedback')];
  return note === null && feedback === null ? null : { ...toPending(conflict), note, feedback };
}

/** The change of this user, to replace the grade of somebody else. */
export function toPending(conflict: Conflict): PendingGrade {
  const { studentId, itemId, mine, note, feedback, revision, theirs, theirTexts } = conflict;
  const base = theirTexts ? { ...theirs, ...theirTexts } : null;
  return { studentId, itemId, grade: mine, note, feedback, revision, base, uncertain: null };
}

/** The change of this user as it was before the conflict, to ask again after a reload. */
export function toUnsaved(conflict: Conflict): PendingGrade {
  return { ...toPending(conflict), base: conflict.base, revision: conflict.sentRevision };
}

/**
 * Divides the conflicts in a reply into grades to send again, and conflicts that the user has to resolve. There is
 * nothing to resolve if somebody else entered the same grade, if only other texts were changed, or if the stored grade
 * comes from an earlier request of this tab whose reply was lost.
 */
export function resolveConflicts(
  sent: readonly PendingGrade[],
  { rows, conflicts }: Reply,
): { readonly toSend: readonly PendingGrade[]; readonly unresolved: readonly Conflict[] } {
  const toSend: PendingGrade[] = [];
  const unresolved: Conflict[] = [];
  for (const { studentId, itemId, revision, gradedBy, points, status } of conflicts) {
    const entry = sent.find((each) => each.studentId === studentId && each.itemId === itemId);
    if (!entry) continue;
    const theirs = { points, status };
    const { note, feedback, base } = entry;
    const hasTexts = note !== null || feedback !== null;
    // A change of texts only leaves the grade as it is.
    const isGradeUnchanged = hasTexts && base !== null && isSameGrade(entry.grade, base);
    const conflict: Conflict = {
      studentId,
      itemId,
      mine: isGradeUnchanged ? theirs : entry.grade,
      note,
      feedback,
      base,
      theirs,
      theirTexts: textsIn(rows, entry),
      gradedBy,
      revision,
      sentRevision: entry.revision,
    };
    const isOwn = entry.uncertain !== null && isSameGrade(theirs, entry.uncertain);
    if (isSameGrade(theirs, conflict.mine)) {
      if (conflictingTexts(conflict).length > 0) unresolved.push(conflict);
      // The stored grade is the same, but may not have the texts that were entered here.
      else if (hasTexts) toSend.push(toPending(conflict));
    } else if (isOwn) toSend.push(toPending(conflict));
    else unresolved.push(conflict);
  }
  return { toSend, unresolved };
}

/** The stored texts about a grade. Null if the reply does not have the person. */
function textsIn(rows: Reply['rows'], { studentId, itemId }: CellPosition): GradeTexts | null {
  const row = rows.find((each) => each.studentId === studentId);
  if (!row) return null;
  const detail = row.details.find((each) => each.itemId === itemId);
  return { feedback: detail?.feedback ?? '', note: detail?.note ?? '' };
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
    const { base } = conflict;
    const note = entry.note ?? conflict.note;
    const feedback = entry.feedback ?? conflict.feedback;
    if (!base || !entry.base) return { ...conflict, mine: entry.grade, note, feedback };
    const texts = {
      note: entry.note === null ? base.note : entry.base.note,
      feedback: entry.feedback === null ? base.feedback : entry.base.feedback,
    };
    return { ...conflict, mine: entry.grade, note, feedback, base: { ...base, ...texts } };
  });
  return { latest, typed };
}
