import { categoriesWithPlan } from '../../core/gradebook/course-with-plan.ts';
import { gradeChangedAt } from '../../core/gradebook/grade-changed-at.ts';
import { letterFor } from '../../core/grading/letter-scale.ts';
import { withoutNoise } from '../../core/grading/rounding.ts';
import { standing } from '../../core/grading/standing.ts';
import type { OwnGrade } from '../../schema/gradebook/gradebook.type.ts';
import type { OwnStanding } from '../../schema/gradebook/own-plan.type.ts';
import { shownItemId, type GradebookCourse, type GradebookCourses } from '../courses/index.ts';
import type { Actor } from '../platform/actor.ts';
import { day, type Clock } from '../platform/clock.ts';
import type { GradebookReader } from './gradebook-reader.ts';
import type { OwnPlanService } from './own-plan.service.ts';

interface OwnStandingsDependencies {
  readonly courses: GradebookCourses;
  readonly reader: GradebookReader;
  readonly plans: OwnPlanService;
  readonly clock: Clock;
}

/** The actor's current grade, as the planner shows it, in the courses in which the actor is a member, by course ID. */
export async function ownStandings(
  { courses, reader, plans, clock }: OwnStandingsDependencies,
  ids: readonly string[],
  actor: Actor,
): Promise<ReadonlyMap<string, OwnStanding>> {
  const [attended, grades, planOf] = await Promise.all([
    courses.attended(ids, actor),
    reader.ownGrades(ids, actor),
    plans.byCourse(ids, actor),
  ]);
  return new Map(
    Array.from(attended, ([id, course]) => {
      const plan = planOf.get(id) ?? { grades: [], items: [] };
      const released = grades.get(id) ?? [];
      const shown = shownCategories(course);
      const { currentGrade } = standing(categoriesWithPlan(shown, released, plan));
      const ofReleased = standing(categoriesWithPlan(shown, released, { grades: [], items: [] }));
      return [
        id,
        {
          currentGrade: currentGrade === null ? null : withoutNoise(currentGrade),
          letter: letterFor(currentGrade, course.gradeMaps),
          courseGradeLetter: letterFor(course.people[0]?.courseGrade ?? null, course.gradeMaps),
          hasReleasedGrade: ofReleased.currentGrade !== null,
          recentGrades: recentGrades(released, clock.now().getTime()),
        },
      ];
    }),
  );
}

const recentMs = 7 * day;
const maxRecentGrades = 20;

/** The grades that became readable or changed in the last 7 days, most recent first. @param now in milliseconds */
function recentGrades(released: readonly OwnGrade[], now: number): OwnGrade[] {
  return released
    .map((grade) => ({ grade, changedAt: gradeChangedAt(grade) ?? -Infinity }))
    .filter(({ changedAt }) => now - changedAt < recentMs)
    .toSorted((one, other) => other.changedAt - one.changedAt)
    .slice(0, maxRecentGrades)
    .map(({ grade }) => grade);
}

/** The categories with the IDs that items have in the API. */
function shownCategories({ id, categories }: GradebookCourse) {
  return categories.map((category) => ({
    ...category,
    items: category.items.map((item) => ({ ...item, itemId: shownItemId(id, item.itemId) })),
  }));
}
