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
    description: 'A submitted attempt with all answers. The quiz’s editors, its graders and admins only.',
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
    description:
      'Sets the points of an answer: of an essay, or instead of the automatic points. It can be repeated, and is logged. Regrading does not change these points. The quiz’s editors, its graders and admins only.',
  })
  gradeAnswer(
    @Arg('attemptId', () => ID, attemptId) id: string,
    @Arg('questionId', () => ID, { description: 'ID of a question of the attempt.' })
    questionId: string,
    @Arg('points', () => Float, {
      nullable: true,
      description:
        'Points, 0 to the question’s maximum. Null for the automatic points. An essay has none, so it needs a number.',
    })
    points: number | null | undefined,
    @Arg('feedback', () => String, {
      defaultValue: '',
      description: 'Feedback for the student. Maximum 5,000 characters.',
    })
    feedback: string,
    @Arg('revision', () => Int, {
      nullable: true,
      description:
        'Revision that was loaded. Fails with CONFLICT if the stored revision is different. Null to overwrite.',
    })
    revision: number | null | undefined,
    @CurrentActor() actor: Actor,
  ): Promise<QuizSubmissionDetail> {
    return this.service.gradeAnswer(id, actor, {
      questionId,
      points: points ?? null,
      feedback,
      revision: revision ?? null,
    });
  }
}
