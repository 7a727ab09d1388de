import { LoadedQuizData } from '../../../schema/quizzes/loaded-question.type.ts';
import { TakenQuiz } from '../../../schema/quizzes/quiz.type.ts';
import { FieldResolver, Resolver, Root } from '../../../schema/type-graphql.ts';
import type { Actor } from '../../platform/actor.ts';
import { CurrentActor } from '../../platform/current-actor.ts';
import type { TakenQuizView } from '../authoring/quiz-views.ts';
import type { TakenQuestionsService } from './taken-questions.service.ts';

@Resolver(() => TakenQuiz)
export class TakenQuestionsResolver {
  constructor(private readonly questions: TakenQuestionsService) {}

  @FieldResolver(() => LoadedQuizData, {
    nullable: true,
    description:
      'Questions of the caller’s attempt in progress, otherwise of the attempt that the caller submitted last. `weight` of the answers is set if the quiz shows correct answers. Without an attempt: the questions of an open quiz that has no time limit and unlimited attempts. Null in all other cases.',
  })
  quizData(
    @Root() { id, isJustDrawn = false }: TakenQuizView,
    @CurrentActor() actor: Actor,
  ): Promise<LoadedQuizData | null> {
    return this.questions.of(id, actor, isJustDrawn);
  }
}
