import { checkOwnPlan, ownPlanLimits, type OwnPlanContent } from '../../core/gradebook/own-plan.ts';
import type { OwnPlan } from '../../schema/gradebook/own-plan.type.ts';
import { courseNotFound, shownItemId, storedItemId, type GradebookCourse } from '../courses/index.ts';
import type { GradebookCourses } from '../courses/index.ts';
import type { Actor } from '../platform/actor.ts';
import { isoAfter, type Clock } from '../platform/clock.ts';
import { badUserInput, fieldsUnder } from '../platform/errors.ts';
import type { OwnPlanDocument, OwnPlanStore } from './own-plan.store.ts';

export interface OwnPlanServiceDependencies {
  readonly plans: OwnPlanStore;
  readonly courses: GradebookCourses;
  readonly clock: Clock;
}

type StoredPlan = Pick<OwnPlanDocument, keyof OwnPlanContent | 'updatedAt'>;

const emptyPlan: OwnPlan = { targetGrade: null, grades: [], items: [], updatedAt: null };

function itemIdsIn({ categories }: GradebookCourse): ReadonlySet<string> {
  return new Set(categories.flatMap(({ items }) => items.map(({ itemId }) => itemId)));
}

function toOwnPlan(course: GradebookCourse, stored: StoredPlan | undefined): OwnPlan {
  if (!stored) return emptyPlan;
  const { targetGrade, grades, items, updatedAt } = stored;
  const present = itemIdsIn(course);
  return {
    targetGrade,
    grades: grades.flatMap(({ itemId, points }) =>
      present.has(itemId) ? [{ itemId: shownItemId(course.id, itemId), points }] : [],
    ),
    items: items.map(({ key, categoryName, categoryIndex, name, weight, maximumPoints, points }) => ({
      key,
      categoryName,
      categoryIndex,
      name,
      weight,
      maximumPoints,
      points,
    })),
    updatedAt,
  };
}

/** Each member’s own plan for a course. Only the member can read it, not even an admin. */
export class OwnPlanService {
  constructor(private readonly dependencies: OwnPlanServiceDependencies) {}

  /** The actor’s plans for the courses in which the actor is a member, by course ID. */
  async byCourse(ids: readonly string[], actor: Actor): Promise<ReadonlyMap<string, OwnPlan>> {
    const { courses, plans } = this.dependencies;
    const attended = await courses.attended(ids, actor);
    const found = await plans.list([...attended.keys()], actor.userId);
    const stored = new Map(found.map((plan) => [plan.courseId, plan]));
    return new Map(Array.from(attended, ([id, course]) => [id, toOwnPlan(course, stored.get(id))]));
  }

  /**
   * Replaces the actor’s plan. Grades of items that the course no longer has stay stored, because the client does not
   * get them, and the items can be restored. Throws NOT_FOUND if the actor is no member of the course, and
   * BAD_USER_INPUT for invalid fields.
   */
  async update(actor: Actor, courseId: string, sent: OwnPlanContent): Promise<OwnPlan> {
    const { courses, plans, clock } = this.dependencies;
    const course = (await courses.attended([courseId], actor)).get(courseId);
    if (!course) throw courseNotFound();
    const { targetGrade, grades, items } = checked(sent, courseId);
    const [stored] = await plans.list([courseId], actor.userId);
    const known = new Set([...itemIdsIn(course), ...grades.map(({ itemId }) => itemId)]);
    const hidden = (stored?.grades ?? []).filter(({ itemId }) => !known.has(itemId));
    const plan = {
      courseId,
      userId: actor.userId,
      targetGrade,
      grades: [...grades, ...hidden].slice(0, ownPlanLimits.grades),
      items,
      updatedAt: isoAfter(clock, 0),
    };
    // If the course was erased at the same time, the plan must not stay without it.
    if ((await plans.put(plan)) && !(await courses.isStored(courseId))) {
      await plans.removeCourses([courseId]);
      throw courseNotFound();
    }
    return toOwnPlan(course, plan);
  }
}

/** The plan with the IDs of items as they are stored. Throws BAD_USER_INPUT for invalid fields. */
function checked(sent: OwnPlanContent, courseId: string): OwnPlanContent {
  // The ID of an item of another course becomes an empty ID, which the check refuses.
  const grades = sent.grades.map(({ itemId, points }) => ({
    itemId: storedItemId(itemId, courseId) ?? '',
    points,
  }));
  const plan = { ...sent, grades };
  const errors = checkOwnPlan(plan);
  if (Object.keys(errors).length > 0) throw badUserInput(fieldsUnder('input', errors));
  return plan;
}
