import { Arg, Authorized, ID, Mutation, Resolver } from '../../../schema/type-graphql.ts';
import type { Actor } from '../../platform/actor.ts';
import { CurrentActor } from '../../platform/current-actor.ts';
import type { PracticeQuizListService } from './practice-quiz-list.service.ts';

@Resolver()
export class PracticeQuizListResolver {
  constructor(private readonly practiceQuizzes: PracticeQuizListService) {}

  @Authorized('signedIn')
  @Mutation(() => ID, {
    nullable: true,
    description:
      'Deletes a practice quiz of the caller with its attempts and cards. It can be restored for 30 days. Returns its ID.',
  })
  deletePracticeQuiz(
    @Arg('id', () => ID, { description: 'ID of the quiz.' }) id: string,
    @CurrentActor() actor: Actor,
  ): Promise<string> {
    return this.practiceQuizzes.delete(actor, id);
  }

  @Authorized('signedIn')
  @Mutation(() => [ID], {
    nullable: true,
    description:
      'Deletes the caller’s submitted practice quizzes, except those with an open attempt. Returns their IDs.',
  })
  deleteFinishedPractice(@CurrentActor() actor: Actor): Promise<string[]> {
    return this.practiceQuizzes.deleteFinished(actor);
  }

  @Authorized('signedIn')
  @Mutation(() => [ID], {
    nullable: true,
    description: 'Restores practice quizzes of the caller. All-or-nothing. Returns their IDs.',
  })
  restorePracticeQuizzes(
    @Arg('ids', () => [ID], { description: 'IDs of the quizzes. Maximum 500.' }) ids: string[],
    @CurrentActor() actor: Actor,
  ): Promise<string[]> {
    return this.practiceQuizzes.restore(actor, ids);
  }
}
