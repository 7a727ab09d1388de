import type {
  Assignment,
  AssignmentMeta,
  DeletedAssignment,
} from '../../schema/assignments/assignment.type.ts';
import { isOpen } from '../../core/assignments/submission-rules.ts';
import { shownItemId } from '../courses/index.ts';
import { day } from '../platform/clock.ts';
import type { Actor } from '../platform/actor.ts';
import { canEdit, canGrade, type PlacedAssignment } from './assignment-access.ts';
import type { AssignmentHead } from './assignment.store.ts';

/** Milliseconds during which a deleted assignment can be restored. */
export const restorableFor = 30 * day;

export function toAssignmentMeta(assignment: AssignmentHead): AssignmentMeta {
  const { _id: id, courseId, title, maximumPoints, opensAt, dueAt, lateRule, kinds } = assignment;
  const { itemId, isPublished, revision, authorName, createdAt, updatedAt } = assignment;
  return {
    id,
    courseId,
    title,
    maximumPoints,
    opensAt,
    dueAt,
    lateRule,
    kinds,
    itemId: itemId && shownItemId(courseId, itemId),
    isPublished,
    revision,
    authorName,
    createdAt,
    updatedAt,
  };
}

/** `now`: students see no brief before the opening. */
export function toAssignment({ assignment, place }: PlacedAssignment, actor: Actor, now: string): Assignment {
  const isGrader = canGrade(place, actor);
  return {
    ...toAssignmentMeta(assignment),
    brief: isGrader || isOpen(assignment, now) ? assignment.brief : null,
    canEdit: canEdit(place, actor),
    canGrade: isGrader,
  };
}

export function toDeletedAssignment({
  _id: id,
  courseId,
  title,
  deletedAt,
}: AssignmentHead): DeletedAssignment | null {
  if (deletedAt === null) return null;
  const restoreExpiresAt = new Date(Date.parse(deletedAt) + restorableFor).toISOString();
  return { id, courseId, title, deletedAt, restoreExpiresAt };
}
