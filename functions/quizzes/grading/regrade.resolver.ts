import { QuizToRegrade, Regrade } from '../../../schema/quizzes/regrade.type.ts';
import { Arg, Authorized, ID, Mutation, Query, Resolver } from '../../../schema/type-graphql.ts';
import type { Actor } from '../../platform/actor.ts';
import { CurrentActor } from '../../platform/current-actor.ts';
import { Cost } from '../../platform/limits/cost.ts';
import type { RegradeService } from './regrade.service.ts';

const quizId = { description: 'The quiz’s id.' };
const fullCredit = {
  nullable: true,
  description:
    'The questions that give everybody all of their points, whatever was answered: these and no others. Null: those that do already.',
};

@Resolver()
export class RegradeResolver {
  constructor(private readonly service: RegradeService) {}

  @Authorized('instructor')
  @Cost(20)
  @Query(() => Regrade, {
    nullable: true,
    description:
      'What judging everything that was handed in by the newest keys would change. Nothing is changed. For who may edit the quiz.',
  })
  regradePreview(
    @Arg('quizId', () => ID, quizId) id: string,
    @Arg('fullCredit', () => [ID], fullCredit) given: string[] | null | undefined,
    @CurrentActor() actor: Actor,
  ): Promise<Regrade> {
    return this.service.preview(id, actor, given ?? null);
  }

  @Authorized('instructor')
  @Cost(5)
  @Query(() => [QuizToRegrade], {
    description:
      'Quizzes that the caller may edit and that were handed in with an earlier key of a question, by title; at most 50 are looked at.',
  })
  quizzesToRegrade(
    @Arg('questionId', () => ID, { description: 'The question’s id.' }) id: string,
    @CurrentActor() actor: Actor,
  ): Promise<QuizToRegrade[]> {
    return this.service.quizzesOf(id, actor);
  }

  @Authorized('instructor')
  @Cost(16)
  @Mutation(() => Regrade, {
    nullable: true,
    description:
      'Judges everything that was handed in by the newest keys, each attempt in one step, and answers what came to something else. Done again it changes nothing. Logged. For who may edit the quiz.',
  })
  regradeQuiz(
    @Arg('quizId', () => ID, quizId) id: string,
    @Arg('fullCredit', () => [ID], fullCredit) given: string[] | null | undefined,
    @CurrentActor() actor: Actor,
  ): Promise<Regrade> {
    return this.service.regrade(id, actor, given ?? null);
  }
}
