import { QuizSubmissionDetail } from '../../../schema/quizzes/submission.type.ts';
import { Arg, Authorized, Float, ID, Int, Mutation, Query, Resolver } from '../../../schema/type-graphql.ts';
import type { Actor } from '../../platform/actor.ts';
import { CurrentActor } from '../../platform/current-actor.ts';
import { Cost } from '../../platform/limits/cost.ts';
import type { SubmissionService } from './submission.service.ts';

const attemptId = { description: 'ID of the attempt.' };

@Resolver()
export class SubmissionResolver {
  constructor(private readonly service: SubmissionService) {}

  @Authorized('instructor')
  @Cost(8)
  @Query(() => QuizSubmissionDetail, {
    nullable: true,
    description: 'A submitted attempt with all answers. The quiz’s editors only.',
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
    description: 'Sets the points of an essay. It can be repeated, and is logged. The quiz’s editors only.',
  })
  gradeEssay(
    @Arg('attemptId', () => ID, attemptId) id: string,
    @Arg('questionId', () => ID, { description: 'ID of an essay question of the attempt.' })
    questionId: string,
    @Arg('points', () => Float, { description: 'Points, 0 to the question’s maximum.' }) points: number,
    @Arg('feedback', () => String, {
      defaultValue: '',
      description: 'Feedback for the student. Maximum 5,000 characters.',
    })
    feedback: string,
    @Arg('revision', () => Int, {
      nullable: true,
      description:
        'Revision that was loaded. Fails with CONFLICT if the stored revision is another. Null to overwrite.',
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
