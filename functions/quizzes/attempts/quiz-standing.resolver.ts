import { QuizStanding } from '../../../schema/quizzes/quiz-standing.type.ts';
import { Arg, Authorized, ID, Query, Resolver } from '../../../schema/type-graphql.ts';
import type { Actor } from '../../platform/actor.ts';
import { CurrentActor } from '../../platform/current-actor.ts';
import { Cost } from '../../platform/limits/cost.ts';
import type { QuizStandingService } from './quiz-standing.service.ts';

@Resolver(() => QuizStanding)
export class QuizStandingResolver {
  constructor(private readonly service: QuizStandingService) {}

  @Authorized('signedIn')
  @Cost(10)
  @Query(() => [QuizStanding], {
    description: 'The caller’s progress in quizzes that were started and are still visible, by title.',
  })
  quizStandings(
    @Arg('courseId', () => ID, { nullable: true, description: 'ID of a course. Null for all.' })
    courseId: string | null | undefined,
    @CurrentActor() actor: Actor,
  ): Promise<QuizStanding[]> {
    return this.service.list(actor, courseId ?? null);
  }
}
