import {
  assignmentLimits,
  checkAssignmentSettings,
  newAssignment,
  type AssignmentSettings,
} from '../../core/assignments/assignment-rules.ts';
import type { LateRule } from '../../core/assignments/late-work.ts';
import type { SubmissionKind } from '../../core/assignments/submission-rules.ts';
import { toStoredDate } from '../../core/dates/date-rules.ts';
import { emptyNote, readNoteDocument, type NoteDocument } from '../../core/notes/note-document.ts';
import { badUserInput, fieldsUnder } from '../platform/errors.ts';
import { lineProblem, problemsIn } from '../platform/text-problems.ts';

/** The fields of an assignment as a client sends them. Omitted fields are undefined. */
export interface UncheckedAssignment {
  readonly title?: string | null;
  readonly brief?: unknown;
  readonly maximumPoints?: number | null;
  readonly opensAt?: Date | null;
  readonly dueAt?: Date | null;
  readonly lateRule?: LateRule | null;
  readonly kinds?: readonly SubmissionKind[] | null;
  readonly isPublished?: boolean | null;
}

/** The content of an assignment, without its place in the course. */
export interface AssignmentContent extends AssignmentSettings {
  readonly title: string;
  readonly brief: NoteDocument;
  readonly isPublished: boolean;
}

export const noContent: AssignmentContent = {
  ...newAssignment,
  title: '',
  brief: emptyNote,
  isPublished: false,
};

const dateOf = (given: Date | null | undefined, stored: string | null) =>
  given === undefined ? stored : given && toStoredDate(given);

function ruleOf(given: LateRule | null | undefined, stored: LateRule | null): LateRule | null {
  return given === undefined ? stored : given && { percentPerDay: given.percentPerDay };
}

/** The current content (`before`) with the sent fields. Throws BAD_USER_INPUT with all invalid fields. */
export function changedContent(given: UncheckedAssignment, before: AssignmentContent): AssignmentContent {
  const read = given.brief === undefined || given.brief === null ? null : readNoteDocument(given.brief);
  const title = given.title ?? before.title;
  const settings: AssignmentSettings = {
    maximumPoints: given.maximumPoints ?? before.maximumPoints,
    opensAt: dateOf(given.opensAt, before.opensAt),
    dueAt: dateOf(given.dueAt, before.dueAt),
    lateRule: ruleOf(given.lateRule, before.lateRule),
    kinds: given.kinds ? [...new Set(given.kinds)] : before.kinds,
  };
  const problems = {
    ...problemsIn({
      'input.title': lineProblem(title, { min: 1, max: assignmentLimits.title }),
      'input.brief': read && 'problem' in read ? read.problem : null,
    }),
    ...fieldsUnder('input', checkAssignmentSettings(settings)),
  };
  if (Object.keys(problems).length > 0) throw badUserInput(problems);
  return {
    ...settings,
    title: title.trim(),
    brief: read && 'document' in read ? read.document : before.brief,
    isPublished: given.isPublished ?? before.isPublished,
  };
}
