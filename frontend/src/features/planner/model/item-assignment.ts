import { refusalOf } from '../../../../../core/assignments/submission-rules.ts';
import type { CourseAssignmentsQuery } from '../../../gql/graphql.ts';
import { assignmentAddress } from '../../../lib/assignments/assignment-address.ts';

type CourseAssignment = NonNullable<CourseAssignmentsQuery['assignments']>[number];

/** The link from an item to the assignment that grades it. */
export interface ItemAssignmentLink {
  readonly to: string;
  readonly text: string;
  readonly title: string;
  /** What the student submitted waits to be graded. */
  readonly isWaiting: boolean;
  /**
   * The due date of the assignment, which students see instead of the item’s. Null if it has none, or is not published.
   */
  readonly dueAt: string | null;
}

interface LinkOptions {
  readonly courseId: string;
  readonly isMember: boolean;
}

const nameOf = ({ title }: CourseAssignment) => `the assignment “${title}”`;

/** The links by the ID of the item. */
export function itemAssignmentLinks(
  assignments: readonly CourseAssignment[],
  { courseId, isMember }: LinkOptions,
): ReadonlyMap<string, ItemAssignmentLink> {
  return new Map(
    assignments.flatMap((assignment) => {
      const { id, itemId, title, isPublished, dueAt, submission } = assignment;
      if (itemId === null) return [];
      const link = {
        to: assignmentAddress(courseId, id),
        text: isMember ? ownText(assignment) : `Graded by ${nameOf(assignment)}`,
        title,
        isWaiting: submission !== null && submission.status !== 'RETURNED',
        dueAt: isPublished ? dueAt : null,
      };
      return [[itemId, link] as const];
    }),
  );
}

/** What the student does next. */
function ownText(assignment: CourseAssignment, now = new Date().toISOString()): string {
  const { submission } = assignment;
  if (submission?.status === 'RETURNED') return `See your grade of ${nameOf(assignment)}`;
  if (submission !== null) return `See your work for ${nameOf(assignment)}`;
  const canSubmit = refusalOf(assignment, null, now) === null;
  return canSubmit ? `Submit ${nameOf(assignment)}` : `Graded by ${nameOf(assignment)}`;
}
