import { OwnPlanInput } from '../../schema/gradebook/own-plan.input.ts';
import { OwnPlan } from '../../schema/gradebook/own-plan.type.ts';
import { Arg, Authorized, ID, Mutation, Query, Resolver } from '../../schema/type-graphql.ts';
import { courseNotFound } from '../courses/index.ts';
import type { Actor } from '../platform/actor.ts';
import { CurrentActor } from '../platform/current-actor.ts';
import { Cost } from '../platform/limits/cost.ts';
import type { OwnPlanService } from './own-plan.service.ts';

const attended = { description: 'ID of the course. Its members only.' };

@Resolver(() => OwnPlan)
export class OwnPlanResolver {
  constructor(private readonly plans: OwnPlanService) {}

  @Authorized('signedIn')
  @Cost(4)
  @Query(() => OwnPlan, {
    nullable: true,
    description:
      'The caller’s own plan for a course: what the caller adds as a member. Nobody else can read it.',
  })
  async ownPlan(
    @Arg('courseId', () => ID, attended) courseId: string,
    @CurrentActor() actor: Actor,
  ): Promise<OwnPlan> {
    const plan = (await this.plans.byCourse([courseId], actor)).get(courseId);
    if (!plan) throw courseNotFound();
    return plan;
  }

  @Authorized('signedIn')
  @Cost(4)
  @Mutation(() => OwnPlan, {
    nullable: true,
    description: 'Replaces the caller’s own plan for a course.',
  })
  updateOwnPlan(
    @Arg('courseId', () => ID, attended) courseId: string,
    @Arg('input', () => OwnPlanInput, { description: 'The whole plan.' }) input: OwnPlanInput,
    @CurrentActor() actor: Actor,
  ): Promise<OwnPlan> {
    const { targetGrade = null, grades, items } = input;
    const own = items.map(({ points = null, ...item }) => ({ ...item, points }));
    return this.plans.update(actor, courseId, { targetGrade, grades, items: own });
  }
}
