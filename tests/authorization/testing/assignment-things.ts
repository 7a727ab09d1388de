import { isoAfter, type Clock } from '../../../functions/platform/clock.ts';
import type { Store } from '../../../functions/platform/store/store.ts';
import {
  submissionIdOf,
  SubmissionStore,
  type SubmissionDocument,
} from '../../../functions/assignments/submission.store.ts';
import type { Browser } from '../../support/browser.ts';
import { sampleNote } from './note-things.ts';
import { run } from './run.ts';

/** IDs of the assignments of an account's course. */
export interface AssignmentThings {
  /** An assignment with a returned submission. Members can read it. */
  readonly assignment: string;
  /** An assignment without submissions. Members can submit. */
  readonly freshAssignment: string;
  readonly deletedAssignment: string;
  readonly assignmentSubmission: string;
}

export const emptyAssignmentThings: AssignmentThings = {
  assignment: 'no-such-id',
  freshAssignment: 'no-such-id',
  deletedAssignment: 'no-such-id',
  assignmentSubmission: 'no-such-id',
};

/** An assignment without an empty field but the item, so that the matrix can tell a hidden field from an empty one. */
export const sampleAssignment = {
  title: 'Limits of sequences',
  brief: sampleNote.content,
  maximumPoints: 20,
  opensAt: '2026-01-01T00:00:00.000Z',
  dueAt: '2199-01-01T00:00:00.000Z',
  lateRule: { percentPerDay: 10 },
  kinds: ['TEXT', 'LINK'],
  isPublished: true,
};

async function saveAssignment(instructor: Browser, courseId: string, itemId: string | null): Promise<string> {
  const document =
    'mutation ($courseId: ID!, $input: SaveAssignmentInput!) { saveAssignment(courseId: $courseId, input: $input) { id } }';
  const data = await run(instructor, document, { courseId, input: { ...sampleAssignment, itemId } });
  return (data['saveAssignment'] as { id: string }).id;
}

/** The last item of a course. Null if it has no item. No quiz grades it. */
async function lastItemOf(instructor: Browser, courseId: string): Promise<string | null> {
  const { gradebookColumns } = await run(
    instructor,
    'query ($courseId: ID!) { gradebookColumns(courseId: $courseId) { itemId } }',
    { courseId },
  );
  return (gradebookColumns as { itemId: string }[]).at(-1)?.itemId ?? null;
}

/** Creates three assignments of a course, and deletes one of them. There are no submissions. */
export async function makeAssignments(instructor: Browser, courseId: string): Promise<AssignmentThings> {
  const assignment = await saveAssignment(instructor, courseId, await lastItemOf(instructor, courseId));
  const freshAssignment = await saveAssignment(instructor, courseId, null);
  const deletedAssignment = await saveAssignment(instructor, courseId, null);
  const document = 'mutation ($id: ID!) { deleteAssignment(id: $id) }';
  await run(instructor, document, { id: deletedAssignment });
  return { ...emptyAssignmentThings, assignment, freshAssignment, deletedAssignment };
}

interface Submitter {
  readonly userId: string;
  readonly email: string;
}

/** The fields of a submission whose grade is not returned. */
export const notReturned = { returnedAt: null, returnedDeduction: null };

/** Stores a returned submission without an empty field. `more`: fields to replace. Returns its ID. */
export async function putSubmission(
  { store, clock }: { readonly store: Store; readonly clock: Clock },
  { assignment, course }: { readonly assignment: string; readonly course: string },
  { userId, email }: Submitter,
  more: Partial<SubmissionDocument> = {},
): Promise<string> {
  const now = isoAfter(clock, 0);
  const _id = submissionIdOf(userId, assignment);
  await new SubmissionStore(store).add({
    _id,
    assignmentId: assignment,
    courseId: course,
    userId,
    email,
    studentName: 'Taker',
    kind: 'TEXT',
    text: 'For every ε there is an n.',
    link: 'https://example.org/proof',
    submittedAt: now,
    number: 1,
    grade: 18,
    feedback: 'Show each step.',
    gradedNumber: 1,
    gradedBy: 'Grader',
    gradedAt: now,
    returnedAt: now,
    returnedDeduction: 2,
    revision: 3,
    ...more,
  });
  return _id;
}
