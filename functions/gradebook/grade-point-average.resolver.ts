import { gradePointAverage } from '../../core/grading/gpa.ts';
import { isStudentRole } from '../../core/courses/student-role.ts';
import { memberGrade } from '../../core/grading/member-grade.ts';
import { User } from '../../schema/accounts/user.type.ts';
import { GradePointAverage } from '../../schema/courses/grade-point-average.type.ts';
import { Ctx, FieldResolver, Resolver, Root } from '../../schema/type-graphql.ts';
import type { GradebookCourses, MembershipService } from '../courses/index.ts';
import type { Actor } from '../platform/actor.ts';
import type { Clock } from '../platform/clock.ts';
import { Edge } from '../platform/graph/edge.ts';
import type { RequestContext } from '../platform/request-context.ts';
import type { GradebookReader } from './gradebook-reader.ts';
import { ownStandings } from './own-standings.ts';
import type { OwnPlanService } from './own-plan.service.ts';

export interface GradePointAverageDependencies {
  readonly courses: GradebookCourses;
  readonly memberships: Pick<MembershipService, 'list'>;
  readonly reader: GradebookReader;
  readonly plans: OwnPlanService;
  readonly clock: Clock;
}

/** The field from an account to its grade point average. */
@Resolver(() => User)
export class GradePointAverageResolver {
  constructor(private readonly dependencies: GradePointAverageDependencies) {}

  @Edge(8)
  @FieldResolver(() => GradePointAverage, {
    nullable: true,
    description:
      'Grade point average over the caller’s current grades in the caller’s saved courses, and in courses of other people in which the caller is a member. Null for every other account.',
  })
  async gradePointAverage(
    @Root() { id }: User,
    @Ctx() context: RequestContext,
  ): Promise<GradePointAverage | null> {
    const actor = await context.actor();
    if (actor?.userId !== id) return null;
    const [owned, attended] = await Promise.all([
      this.dependencies.courses.metasOwnedBy(actor),
      this.attended(actor),
    ]);
    const { value, counted, skipped } = gradePointAverage([...owned, ...attended]);
    const uncountedCourses = skipped.map(({ course, reason }) => ({
      courseId: course.id,
      courseName: course.name,
      reason,
    }));
    return { value, courseCount: counted.length, uncountedCourses };
  }

  /**
   * Courses in which the actor is a member, with the grade that lists show. Without the courses in which the actor has
   * another role than student, for example tutor, and no grade.
   */
  private async attended(actor: Actor) {
    const courses = await this.dependencies.memberships.list(actor);
    const standings = await ownStandings(
      this.dependencies,
      courses.map(({ id }) => id),
      actor,
    );
    return courses
      .map(({ id, name, role, grade }) => ({
        id,
        name,
        role,
        ...memberGrade(grade, standings.get(id) ?? null),
      }))
      .filter(({ role, currentGrade }) => currentGrade !== null || isStudentRole(role));
  }
}
