import { shownItemId } from '../courses/index.ts';
import type { Actor } from '../platform/actor.ts';
import type { AssignmentStore } from './assignment.store.ts';
import type { SubmissionStore } from './submission.store.ts';

export interface DueAssignmentsDependencies {
  readonly assignments: AssignmentStore;
  readonly submissions: SubmissionStore;
}

/** A published assignment of a course that the actor attends. */
export interface AssignmentToDo {
  readonly id: string;
  readonly title: string;
  readonly courseId: string;
  readonly opensAt: string | null;
  readonly dueAt: string | null;
  readonly acceptsLateWork: boolean;
  /** ID of its item in the API. Null if it has none. */
  readonly itemId: string | null;
  /** Whether the actor has submitted. */
  readonly isDone: boolean;
}

/** The assignments that an account has to do. */
export class DueAssignments {
  constructor(private readonly dependencies: DueAssignmentsDependencies) {}

  /** `courseIds`: courses of which the actor is a member. */
  async of(actor: Actor, courseIds: readonly string[]): Promise<AssignmentToDo[]> {
    const { assignments, submissions } = this.dependencies;
    const published = await assignments.list(courseIds, { isPublished: true });
    const own = await submissions.listOwn(
      actor.userId,
      published.map(({ _id }) => _id),
    );
    const done = new Set(own.map(({ assignmentId }) => assignmentId));
    return published.map(({ _id: id, title, courseId, opensAt, dueAt, lateRule, itemId }) => ({
      id,
      title,
      courseId,
      opensAt,
      dueAt,
      acceptsLateWork: lateRule !== null,
      itemId: itemId && shownItemId(courseId, itemId),
      isDone: done.has(id),
    }));
  }
}
