import { canEditWith, canGradeWith } from '../../core/courses/course-staff.ts';
import { courseNotFound, type CoursePlace, type MembershipService } from '../courses/index.ts';
import type { Actor } from '../platform/actor.ts';
import { AppError } from '../platform/errors.ts';
import { forbidden, policies } from '../platform/policy.ts';
import type { AssignmentDocument, AssignmentStore } from './assignment.store.ts';

const editorsOnly = 'Only the owner and the co-instructors of the course can change its assignments.';
const gradersOnly =
  'Only the owner, the co-instructors and the graders of the course can see its submissions.';

export function assignmentNotFound(): AppError {
  return new AppError('Assignment not found.', { code: 'NOT_FOUND' });
}

/** An assignment in its course. */
export interface PlacedAssignment {
  readonly assignment: AssignmentDocument;
  readonly place: CoursePlace;
}

export interface AssignmentAccessDependencies {
  readonly assignments: AssignmentStore;
  readonly memberships: Pick<MembershipService, 'placeOf' | 'worksOf' | 'readable'>;
}

/** Who reads, edits and grades the assignments of courses. */
export class AssignmentAccess {
  constructor(private readonly dependencies: AssignmentAccessDependencies) {}

  /** Throws NOT_FOUND unless the actor owns the course, works in it or is its member. */
  async readableCourse(actor: Actor, courseId: string): Promise<CoursePlace> {
    const place = await this.dependencies.memberships.placeOf(actor, courseId);
    if (!place) throw courseNotFound();
    return place;
  }

  /** Throws NOT_FOUND if the actor cannot read the course, and FORBIDDEN if the actor can only read it. */
  async editableCourse(actor: Actor, courseId: string): Promise<CoursePlace> {
    const place = await this.readableCourse(actor, courseId);
    if (!canEdit(place, actor)) throw forbidden(editorsOnly);
    return place;
  }

  /** Throws NOT_FOUND if the actor cannot read the assignment, for example because it is not published. */
  async readable(actor: Actor, id: string): Promise<PlacedAssignment> {
    return this.placed(actor, await this.dependencies.assignments.find(id));
  }

  /** Null if the actor cannot read the assignment. */
  async find(actor: Actor, id: string): Promise<PlacedAssignment | null> {
    return this.visible(actor, await this.dependencies.assignments.find(id));
  }

  /** Throws NOT_FOUND if the actor cannot read the assignment, and FORBIDDEN if the actor can only read it. */
  async editable(actor: Actor, id: string): Promise<PlacedAssignment> {
    return this.withRights(actor, await this.dependencies.assignments.find(id));
  }

  /** Throws NOT_FOUND if the actor cannot read the assignment, and FORBIDDEN if the actor cannot grade it. */
  async gradable(actor: Actor, id: string): Promise<PlacedAssignment> {
    const placed = await this.readable(actor, id);
    if (!canGrade(placed.place, actor)) throw forbidden(gradersOnly);
    return placed;
  }

  /** The same as `editable`, also for a deleted assignment. */
  async everEditable(actor: Actor, id: string): Promise<PlacedAssignment> {
    return this.withRights(actor, await this.dependencies.assignments.findEver(id));
  }

  /** By course ID: whether the actor works in the staff, for the courses that the actor can read. */
  async readableAmong(actor: Actor, courseIds: readonly string[]): Promise<ReadonlyMap<string, boolean>> {
    const { memberships } = this.dependencies;
    const [readable, works] = await Promise.all([
      memberships.readable(actor, courseIds),
      memberships.worksOf(actor),
    ]);
    const isStaff = (id: string) => policies.admin(actor) || (works.get(id) ?? 'take') !== 'take';
    return new Map(Array.from(readable, (id) => [id, isStaff(id)]));
  }

  private async withRights(actor: Actor, found: AssignmentDocument | null): Promise<PlacedAssignment> {
    const placed = await this.placed(actor, found);
    if (!canEdit(placed.place, actor)) throw forbidden(editorsOnly);
    return placed;
  }

  private async placed(actor: Actor, assignment: AssignmentDocument | null): Promise<PlacedAssignment> {
    const placed = await this.visible(actor, assignment);
    if (!placed) throw assignmentNotFound();
    return placed;
  }

  private async visible(
    actor: Actor,
    assignment: AssignmentDocument | null,
  ): Promise<PlacedAssignment | null> {
    const place = assignment && (await this.dependencies.memberships.placeOf(actor, assignment.courseId));
    if (!assignment || !place) return null;
    const isVisible = canGrade(place, actor) || (assignment.isPublished && assignment.deletedAt === null);
    return isVisible ? { assignment, place } : null;
  }
}

/** Students cannot edit the assignments of a course that they own, as they cannot put quizzes into it. */
export function canEdit({ access }: CoursePlace, actor: Actor): boolean {
  return canEditWith(access) && policies.instructor(actor);
}

/** Whether the actor reads and grades all submissions, and sees assignments before they are published. */
export function canGrade({ access }: CoursePlace, actor: Actor): boolean {
  return canGradeWith(access) && policies.instructor(actor);
}

/** Whether the actor can submit, as a member of the course. */
export function canSubmit({ access }: CoursePlace): boolean {
  return access === 'MEMBER' || access === 'INSTRUCTOR';
}
