import { QuizSubmissionDetail } from '../../../schema/quizzes/submission.type.ts';
import { Arg, Authorized, Float, ID, Int, Mutation, Query, Resolver } from '../../../schema/type-graphql.ts';
import type { Actor } from '../../platform/actor.ts';
import { CurrentActor } from '../../platform/current-actor.ts';
import { Cost } from '../../platform/limits/cost.ts';
import type { SubmissionService } from './submission.service.ts';

const attemptId = { description: 'The attempt’s id.' };

@Resolver()
export class SubmissionResolver {
  constructor(private readonly service: SubmissionService) {}

  @Authorized('instructor')
  @Cost(8)
  @Query(() => QuizSubmissionDetail, {
    nullable: true,
    description: 'What a taker handed in, with all answers. For who may edit the quiz.',
  })
  submission(
    @Arg('id', () => ID, attemptId) id: string,
    @CurrentActor() actor: Actor,
  ): Promise<QuizSubmissionDetail> {
    return this.service.get(id, actor);
  }

  @Authorized('instructor')
  @Mutation(() => QuizSubmissionDetail, {
    nullable: true,
    description: 'Sets what an essay earns; as often as need be, and logged. For who may edit the quiz.',
  })
  gradeEssay(
    @Arg('attemptId', () => ID, attemptId) id: string,
    @Arg('questionId', () => ID, { description: 'An essay of the attempt.' }) questionId: string,
    @Arg('points', () => Float, { description: '0 to what the question gives.' }) points: number,
    @Arg('feedback', () => String, {
      defaultValue: '',
      description: 'Shown to the taker; at most 5,000 characters.',
    })
    feedback: string,
    @Arg('revision', () => Int, {
      nullable: true,
      description: 'The one that was loaded: a CONFLICT where another is stored. Without it the grade wins.',
    })
    revision: number | null | undefined,
    @CurrentActor() actor: Actor,
  ): Promise<QuizSubmissionDetail> {
    return this.service.gradeEssay(id, actor, {
      questionId,
      points,
      feedback,
      revision: revision ?? null,
    });
  }
}
