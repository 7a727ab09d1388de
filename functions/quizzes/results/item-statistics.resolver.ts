import { QuizStatistics } from '../../../schema/quizzes/item-statistics.type.ts';
import { Arg, Authorized, ID, Query, Resolver } from '../../../schema/type-graphql.ts';
import type { Actor } from '../../platform/actor.ts';
import { CurrentActor } from '../../platform/current-actor.ts';
import { Cost } from '../../platform/limits/cost.ts';
import type { ItemStatisticsService } from './item-statistics.service.ts';

@Resolver()
export class ItemStatisticsResolver {
  constructor(private readonly statistics: ItemStatisticsService) {}

  @Authorized('instructor')
  @Cost(10)
  @Query(() => QuizStatistics, {
    nullable: true,
    description:
      'How the questions of a quiz do their work, by the 2,000 attempts for a grade that began last. For who may edit the quiz.',
  })
  quizStatistics(
    @Arg('quizId', () => ID, { description: 'The quiz’s id.' }) quizId: string,
    @CurrentActor() actor: Actor,
  ): Promise<QuizStatistics> {
    return this.statistics.of(quizId, actor);
  }
}
