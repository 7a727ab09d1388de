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
      'Statistics of the questions of a quiz, from the 2,000 submitted attempts that started last. Retries are not included. The quiz’s editors, its graders and admins only.',
  })
  quizStatistics(
    @Arg('quizId', () => ID, { description: 'ID of the quiz.' }) quizId: string,
    @CurrentActor() actor: Actor,
  ): Promise<QuizStatistics> {
    return this.statistics.of(quizId, actor);
  }
}
