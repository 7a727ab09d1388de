import { Arg, Authorized, ID, Mutation, Resolver } from '../../../schema/type-graphql.ts';
import type { Actor } from '../../platform/actor.ts';
import { CurrentActor } from '../../platform/current-actor.ts';
import type { PracticeQuizListService } from './practice-quiz-list.service.ts';

@Resolver()
export class PracticeQuizListResolver {
  constructor(private readonly shelf: PracticeQuizListService) {}

  @Authorized('signedIn')
  @Mutation(() => ID, {
    nullable: true,
    description:
      'Deletes a practice quiz of the caller’s, with its attempts and cards; answers its id. It can be restored for 30 days.',
  })
  deletePracticeQuiz(
    @Arg('id', () => ID, { description: 'The quiz’s id.' }) id: string,
    @CurrentActor() actor: Actor,
  ): Promise<string> {
    return this.shelf.delete(actor, id);
  }

  @Authorized('signedIn')
  @Mutation(() => [ID], {
    nullable: true,
    description:
      'Deletes the caller’s practice quizzes that were handed in, those with an open attempt left out; answers their ids.',
  })
  deleteFinishedPractice(@CurrentActor() actor: Actor): Promise<string[]> {
    return this.shelf.deleteFinished(actor);
  }

  @Authorized('signedIn')
  @Mutation(() => [ID], {
    nullable: true,
    description: 'Restores practice quizzes that the caller deleted, all of them or none; answers their ids.',
  })
  restorePracticeQuizzes(
    @Arg('ids', () => [ID], { description: 'The quizzes’ ids, at most 500.' }) ids: string[],
    @CurrentActor() actor: Actor,
  ): Promise<string[]> {
    return this.shelf.restore(actor, ids);
  }
}
