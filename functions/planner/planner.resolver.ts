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
    description:
      'Where a course stands and what its open items need to reach a target. Anyone may ask; nothing is stored.',
  })
  planGrades(
    @Arg('course', () => GradePlanInput, { description: 'What is graded, and what is known so far.' })
    course: GradePlanInput,
    @Arg('target', () => Float, {
      defaultValue: defaultTargetGrade,
      description: 'The course grade to reach, percent, 0 to 1,000,000.',
    })
    target: number,
    @Ctx() { work }: RequestContext,
  ): GradePlan {
    return this.planner.plan(course, target, work);
  }
}
