import { gradeStatuses, type ItemGrade } from '../../../../../core/gradebook/graded-course.ts';
import {
  draftsAbout,
  dropDraft,
  forgetDraft,
  ownDraft,
  saveDraft,
  type DraftKey,
} from '../../../lib/own-drafts.ts';
import { toUnsaved } from './grade-conflicts.ts';
import type { PendingGrade } from './gradebook-rows.ts';
import type { GradebookState, UnsavedGrades } from './gradebook-store.ts';

const keyOf = (userId: string, courseId: string): DraftKey => ({
  userId,
  kind: 'gradebook',
  about: courseId,
});

/**
 * Grades that the server may not have yet, from before a reload and from other tabs. This tab copies them to its
 * own draft. If the other tab is still open, both tabs send the same grades, which causes no conflict.
 */
export function loadUnsaved(userId: string, courseId: string): UnsavedGrades {
  const key = keyOf(userId, courseId);
  const own = ownDraft(key)?.key;
  const drafts = draftsAbout(key).toSorted((one, other) => (one.writtenAt < other.writtenAt ? -1 : 1));
  const read = drafts.map(({ content }) => readUnsaved(content));
  const unsaved = {
    pending: read.flatMap(({ pending }) => pending),
    refused: read.flatMap(({ refused }) => refused),
  };
  // If one draft with all grades is too large to store, the separate drafts are kept.
  if (write(key, null, unsaved)) for (const draft of drafts) if (draft.key !== own) forgetDraft(draft.key);
  return unsaved;
}

function readUnsaved(content: unknown): UnsavedGrades {
  const { pending, refused } = isRecord(content) ? content : {};
  return {
    // Grades that were stored by an earlier version have no base, and can have no feedback.
    pending: listOf(pending, isPending).map((grade) => {
      const { feedback = null, base = null } = grade as Partial<PendingGrade>;
      return { ...grade, feedback, base };
    }),
    refused: listOf(refused, (each): each is UnsavedGrades['refused'][number] =>
      hasTexts(each, ['studentId', 'itemId', 'text', 'problem']),
    ),
  };
}

/** Stores the grades that the server does not have yet. Returns false if the browser does not store them. */
export function storeUnsaved(userId: string, { course, ...state }: GradebookState): boolean {
  const key = keyOf(userId, course.id);
  const grades = [...state.pending.values()].flatMap((byItem) => [...byItem.values()]);
  const pending = [...grades, ...state.conflicts.map(toUnsaved)];
  return write(key, course.name, { pending, refused: [...state.refused.values()] });
}

/** Replaces this tab's draft, or deletes it if no grades are left. Returns false if the browser does not store it. */
function write(key: DraftKey, courseName: string | null, content: UnsavedGrades): boolean {
  if (content.pending.length === 0 && content.refused.length === 0) {
    dropDraft(key);
    return true;
  }
  const name = courseName ?? ownDraft(key)?.name ?? 'a course';
  return saveDraft(key, { name, revision: null, content });
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

function listOf<Value>(list: unknown, isValue: (each: unknown) => each is Value): Value[] {
  return Array.isArray(list) ? list.filter(isValue) : [];
}

function hasTexts(value: unknown, names: readonly string[]): value is Readonly<Record<string, unknown>> {
  return isRecord(value) && names.every((name) => typeof value[name] === 'string');
}

function isPending(value: unknown): value is PendingGrade {
  if (!hasTexts(value, ['studentId', 'itemId'])) return false;
  const { grade, note, feedback, revision, base, uncertain } = value;
  return (
    isGrade(grade) &&
    (note === null || typeof note === 'string') &&
    // Undefined in grades that were stored before there was feedback.
    (feedback === null || feedback === undefined || typeof feedback === 'string') &&
    (base === null || base === undefined || (isGrade(base) && hasTexts(base, ['note', 'feedback']))) &&
    typeof revision === 'number' &&
    (uncertain === null || isGrade(uncertain))
  );
}

function isGrade(value: unknown): value is ItemGrade {
  if (!isRecord(value)) return false;
  const { points, status } = value;
  return (
    (points === null || typeof points === 'number') &&
    (status === null || gradeStatuses.some((known) => known === status))
  );
}
