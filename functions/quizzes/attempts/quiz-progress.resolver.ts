import { QuizProgress } from '../../../schema/quizzes/quiz-progress.type.ts';
import { Arg, Authorized, ID, Query, Resolver } from '../../../schema/type-graphql.ts';
import type { Actor } from '../../platform/actor.ts';
import { CurrentActor } from '../../platform/current-actor.ts';
import { Cost } from '../../platform/limits/cost.ts';
import type { QuizProgressService } from './quiz-progress.service.ts';

@Resolver(() => QuizProgress)
export class QuizProgressResolver {
  constructor(private readonly service: QuizProgressService) {}

  @Authorized('signedIn')
  @Cost(10)
  @Query(() => [QuizProgress], {
    nullable: true,
    description:
      'The caller’s progress in quizzes that the caller can see and has started or has a released grade for. Ordered by title.',
  })
  quizProgress(
    @Arg('courseId', () => ID, { nullable: true, description: 'ID of a course. Null for all.' })
    courseId: string | null | undefined,
    @CurrentActor() actor: Actor,
  ): Promise<QuizProgress[]> {
    return this.service.list(actor, courseId ?? null);
  }
}
