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
      'Questions as the caller’s open attempt asks them, else as the last submitted attempt asked them, with weights if the quiz shows correct answers. Without an attempt: the questions of a quiz that has no time limit and unlimited attempts. Null in all other cases.',
  })
  quizData(
    @Root() { id, isJustDrawn = false }: TakenQuizView,
    @CurrentActor() actor: Actor,
  ): Promise<LoadedQuizData | null> {
    return this.questions.of(id, actor, isJustDrawn);
  }
}
