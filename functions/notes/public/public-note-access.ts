import { canEditWith } from '../../../core/courses/course-staff.ts';
import { courseNotFound, type CoursePlace, type MembershipService } from '../../courses/index.ts';
import type { Actor } from '../../platform/actor.ts';
import { forbidden, policies } from '../../platform/policy.ts';

const editorsOnly = 'Only the owner and the co-instructors of the course can change its notes.';

/** Who reads and who edits the public notes of courses. */
export class PublicNoteAccess {
  constructor(
    private readonly memberships: Pick<MembershipService, 'placeOf' | 'readable' | 'courseIdsOf'>,
  ) {}

  /** Throws NOT_FOUND unless the actor owns the course, works in it or is its member. */
  async readable(actor: Actor, courseId: string): Promise<CoursePlace> {
    const place = await this.memberships.placeOf(actor, courseId);
    if (!place) throw courseNotFound();
    return place;
  }

  /** Throws NOT_FOUND if the actor cannot read the course, and FORBIDDEN if the actor can only read it. */
  async editable(actor: Actor, courseId: string): Promise<CoursePlace> {
    const place = await this.readable(actor, courseId);
    if (!canEdit(place, actor)) throw forbidden(editorsOnly);
    return place;
  }

  /** IDs of the courses whose notes the actor can read. */
  readableAmong(actor: Actor, courseIds: readonly string[]): Promise<ReadonlySet<string>> {
    return this.memberships.readable(actor, courseIds);
  }

  /** IDs of the courses that the actor owns, works in or is a member of. */
  courseIdsOf(actor: Actor): Promise<string[]> {
    return this.memberships.courseIdsOf(actor);
  }
}

/** Students cannot edit the notes of a course that they own, as they cannot put quizzes into it. */
export function canEdit({ access }: CoursePlace, actor: Actor): boolean {
  return canEditWith(access) && policies.instructor(actor);
}
