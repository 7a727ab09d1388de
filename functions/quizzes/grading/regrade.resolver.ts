import { QuizToRegrade, Regrade } from '../../../schema/quizzes/regrade.type.ts';
import { Arg, Authorized, ID, Mutation, Query, Resolver } from '../../../schema/type-graphql.ts';
import type { Actor } from '../../platform/actor.ts';
import { CurrentActor } from '../../platform/current-actor.ts';
import { Cost } from '../../platform/limits/cost.ts';
import type { RegradeService } from './regrade.service.ts';

const quizId = { description: 'ID of the quiz.' };
const fullCredit = {
  nullable: true,
  description:
    'IDs of the questions that give everybody full points, regardless of their answers. Replaces the current list. Null to keep it.',
};

@Resolver()
export class RegradeResolver {
  constructor(private readonly service: RegradeService) {}

  @Authorized('instructor')
  @Cost(14)
  @Query(() => Regrade, {
    nullable: true,
    description:
      'Preview of a regrade with the current answer key. Nothing is changed. The quiz’s editors and admins only.',
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
    nullable: true,
    description:
      'Quizzes that the caller can edit and that have attempts graded with an outdated answer key or outdated points of the question, by title.',
  })
  quizzesToRegrade(
    @Arg('questionId', () => ID, { description: 'ID of the question.' }) id: string,
    @CurrentActor() actor: Actor,
  ): Promise<QuizToRegrade[]> {
    return this.service.quizzesOf(id, actor);
  }

  @Authorized('instructor')
  @Cost(14)
  @Mutation(() => Regrade, {
    nullable: true,
    description:
      'Regrades all submitted attempts with the current answer key, each attempt in one step. Returns the attempts whose result changed. Repeating it changes nothing. It is logged. The quiz’s editors and admins only.',
  })
  regradeQuiz(
    @Arg('quizId', () => ID, quizId) id: string,
    @Arg('fullCredit', () => [ID], fullCredit) given: string[] | null | undefined,
    @CurrentActor() actor: Actor,
  ): Promise<Regrade> {
    return this.service.regrade(id, actor, given ?? null);
  }
}
