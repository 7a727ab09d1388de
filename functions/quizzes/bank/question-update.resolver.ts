import { QuestionChanges, QuestionChangesInput } from '../../../schema/quizzes/question-changes.type.ts';
import { QuestionSelectionInput } from '../../../schema/quizzes/question-selection.input.ts';
import { AuthoredQuiz } from '../../../schema/quizzes/quiz.type.ts';
import { Arg, Authorized, ID, Int, Mutation, Resolver } from '../../../schema/type-graphql.ts';
import type { Actor } from '../../platform/actor.ts';
import { CurrentActor } from '../../platform/current-actor.ts';
import { Cost } from '../../platform/limits/cost.ts';
import type { QuestionUpdateService } from './question-update.service.ts';
import type { QuizFillingService } from '../authoring/quiz-filling.service.ts';

const whichQuestions = { description: 'The questions.' } as const;

@Resolver(() => QuestionChanges)
export class QuestionUpdateResolver {
  constructor(
    private readonly updates: QuestionUpdateService,
    private readonly filling: QuizFillingService,
  ) {}

  @Authorized('instructor')
  @Cost(10)
  @Mutation(() => QuestionChanges, {
    nullable: true,
    description:
      'Changes many questions of the own bank, or of every bank for an admin: all of them, or none. A CONFLICT says why not. For instructors.',
  })
  async updateQuestions(
    @Arg('which', () => QuestionSelectionInput, whichQuestions) which: QuestionSelectionInput,
    @Arg('changes', () => QuestionChangesInput, { description: 'What to change of each.' })
    changes: QuestionChangesInput,
    @CurrentActor() actor: Actor,
  ): Promise<QuestionChanges> {
    return { ids: await this.updates.update(actor, which, changes) };
  }

  @Authorized('instructor')
  @Mutation(() => AuthoredQuiz, {
    nullable: true,
    description:
      'Puts questions of the bank at the end of a quiz of the same owner, in the order of the bank; those that stand in it already stay where they are. For its owner and admins.',
  })
  addToQuiz(
    @Arg('quizId', () => ID, { description: 'The quiz’s id.' }) quizId: string,
    @Arg('which', () => QuestionSelectionInput, whichQuestions) which: QuestionSelectionInput,
    @Arg('revision', () => Int, {
      nullable: true,
      description: 'The quiz’s that was looked at: a CONFLICT where another is stored. Null: whichever.',
    })
    revision: number | null | undefined,
    @CurrentActor() actor: Actor,
  ): Promise<AuthoredQuiz> {
    return this.filling.fill(actor, quizId, which, revision ?? null);
  }
}
