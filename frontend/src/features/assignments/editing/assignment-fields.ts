import {
  assignmentLimits,
  checkAssignmentSettings,
} from '../../../../../core/assignments/assignment-rules.ts';
import { type SubmissionKind, submissionKinds } from '../../../../../core/assignments/submission-rules.ts';
import type { FieldErrors } from '../../../../../core/grading/course-rules.ts';
import { emptyNote, type NoteDocument, readNoteDocument } from '../../../../../core/notes/note-document.ts';
import type { AssignmentContentFragment, UpdateAssignmentInput } from '../../../gql/graphql.ts';
import { cleanContent } from '../../../lib/notes/note-content.ts';

/** What an editor types. */
export interface AssignmentFields {
  readonly title: string;
  readonly brief: NoteDocument;
  /** Null for an empty field, NaN for a text that is not a number. */
  readonly maximumPoints: number | null;
  readonly opensAt: string | null;
  readonly dueAt: string | null;
  readonly acceptsLateWork: boolean;
  readonly percentPerDay: number | null;
  readonly kinds: readonly SubmissionKind[];
  readonly itemId: string | null;
  readonly isPublished: boolean;
}

const defaultPercent = 10;

export const blankFields: AssignmentFields = {
  title: '',
  brief: emptyNote,
  maximumPoints: 100,
  opensAt: null,
  dueAt: null,
  acceptsLateWork: false,
  percentPerDay: defaultPercent,
  kinds: submissionKinds,
  itemId: null,
  isPublished: false,
};

/** The fields of a saved assignment. */
export function fieldsOf(assignment: AssignmentContentFragment): AssignmentFields {
  const { title, brief, maximumPoints, opensAt, dueAt, lateRule, kinds, itemId, isPublished } = assignment;
  return {
    title,
    brief: brief === null ? emptyNote : cleanContent(brief),
    maximumPoints,
    opensAt,
    dueAt,
    acceptsLateWork: lateRule !== null,
    percentPerDay: lateRule?.percentPerDay ?? defaultPercent,
    kinds,
    itemId,
    isPublished,
  };
}

/** The fields as the server stores them. Only for fields without errors. */
function inputOf(fields: AssignmentFields) {
  const { acceptsLateWork, percentPerDay, title, maximumPoints, kinds, ...rest } = fields;
  return {
    ...rest,
    title: title.trim(),
    maximumPoints: maximumPoints ?? Number.NaN,
    kinds: submissionKinds.filter((kind) => kinds.includes(kind)),
    lateRule: acceptsLateWork ? { percentPerDay: percentPerDay ?? Number.NaN } : null,
  };
}

const isSameValue = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** The changes that make `before` equal to `fields`. */
export function changesOf(fields: AssignmentFields, before: AssignmentFields): UpdateAssignmentInput {
  const [now, then] = [inputOf(fields), inputOf(before)];
  const names = Object.keys(now) as (keyof typeof now)[];
  return Object.fromEntries(
    names.filter((name) => !isSameValue(now[name], then[name])).map((name) => [name, now[name]]),
  );
}

export function isSame(one: AssignmentFields, other: AssignmentFields): boolean {
  return Object.keys(changesOf(one, other)).length === 0;
}

/** A number for the rules. They don’t check fields that are empty or not a number: those have an error already. */
const isNumber = (value: number | null): value is number => value !== null && !Number.isNaN(value);

/** Errors by field. Empty if the server accepts the fields. */
export function problemsOf(fields: AssignmentFields): FieldErrors {
  const { title, brief, maximumPoints, acceptsLateWork, percentPerDay, ...settings } = fields;
  const read = readNoteDocument(brief);
  const errors: FieldErrors = checkAssignmentSettings({
    ...settings,
    maximumPoints: isNumber(maximumPoints) ? maximumPoints : 1,
    lateRule: acceptsLateWork && isNumber(percentPerDay) ? { percentPerDay } : null,
  });
  if (title.trim() === '') errors['title'] = 'Enter a title.';
  if (title.trim().length > assignmentLimits.title)
    errors['title'] = `Maximum ${assignmentLimits.title} characters.`;
  if ('problem' in read) errors['brief'] = read.problem;
  if (!isNumber(maximumPoints)) errors['maximumPoints'] = 'Enter the points.';
  if (acceptsLateWork && !isNumber(percentPerDay)) errors['lateRule'] = 'Enter a percentage.';
  return errors;
}

const names = {
  title: 'title',
  brief: 'brief',
  maximumPoints: 'points',
  opensAt: 'opening',
  dueAt: 'due date',
  lateRule: 'rule for late work',
  kinds: 'kinds of submissions',
  itemId: 'item of the gradebook',
  isPublished: 'publication',
} as const satisfies Record<keyof ReturnType<typeof inputOf>, string>;

/** The names of the fields that differ, for users. */
export function differencesBetween(mine: AssignmentFields, theirs: AssignmentFields): string[] {
  const changed = changesOf(mine, theirs);
  return Object.entries(names).flatMap(([field, name]) => (field in changed ? [name] : []));
}

/** The fields of a draft. Null if another version of the site stored something else. */
export function readFields(content: unknown): AssignmentFields | null {
  if (typeof content !== 'object' || content === null) return null;
  const draft = { ...blankFields, ...content };
  const { title, brief, kinds } = draft as { title: unknown; brief: unknown; kinds: unknown };
  const isKnown =
    typeof title === 'string' &&
    typeof brief === 'object' &&
    brief !== null &&
    Array.isArray(kinds) &&
    kinds.every((kind) => submissionKinds.includes(kind as SubmissionKind));
  return isKnown ? { ...draft, brief: cleanContent(draft.brief) } : null;
}
