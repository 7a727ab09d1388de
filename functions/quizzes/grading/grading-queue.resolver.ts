import { GradingQueueEntry } from '../../../schema/quizzes/grading-queue.type.ts';
import { Authorized, Query, Resolver } from '../../../schema/type-graphql.ts';
import type { Actor } from '../../platform/actor.ts';
import { CurrentActor } from '../../platform/current-actor.ts';
import { Cost } from '../../platform/limits/cost.ts';
import type { GradingQueueService } from './grading-queue.service.ts';

@Resolver()
export class GradingQueueResolver {
  constructor(private readonly service: GradingQueueService) {}

  @Authorized('instructor')
  @Cost(6)
  @Query(() => [GradingQueueEntry], {
    nullable: true,
    description:
      'Quizzes that the caller can grade and that have attempts to grade by hand, longest wait first. Only the caller’s quizzes and quizzes of courses in which the caller works. Deleted quizzes are not included.',
  })
  gradingQueue(@CurrentActor() actor: Actor): Promise<GradingQueueEntry[]> {
    return this.service.list(actor);
  }
}
