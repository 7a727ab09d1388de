import { GradePlanInput } from '../../schema/planner/grade-plan.input.ts';
import { GradePlan } from '../../schema/planner/grade-plan.type.ts';
import { Arg, Authorized, Ctx, Float, Query, Resolver } from '../../schema/type-graphql.ts';
import { defaultTargetGrade } from '../../core/grading/defaults.ts';
import type { RequestContext } from '../platform/request-context.ts';
import type { PlannerService } from './planner.service.ts';

@Resolver(() => GradePlan)
export class PlannerResolver {
  constructor(private readonly planner: PlannerService) {}

  @Authorized('anyone')
  @Query(() => GradePlan, {
    nullable: true,
    description:
      'Current grades of a course, and the grades needed on open items to reach a target. Anyone can use it. Nothing is stored.',
  })
  planGrades(
    @Arg('course', () => GradePlanInput, { description: 'Course with its known grades.' })
    course: GradePlanInput,
    @Arg('target', () => Float, {
      defaultValue: defaultTargetGrade,
      description: 'Target grade of the course in percent, 0 to 1,000,000.',
    })
    target: number,
    @Ctx() { work }: RequestContext,
  ): GradePlan {
    return this.planner.plan(course, target, work);
  }
}
