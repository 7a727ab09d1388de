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
    description:
      'How far the caller has come with the quizzes that were begun and can still be seen, by title.',
  })
  quizStandings(
    @Arg('courseId', () => ID, { nullable: true, description: 'Only those of this course; null: all.' })
    courseId: string | null | undefined,
    @CurrentActor() actor: Actor,
  ): Promise<QuizStanding[]> {
    return this.service.list(actor, courseId ?? null);
  }
}
