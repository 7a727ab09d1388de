import { QuestionChanges, QuestionChangesInput } from '../../../schema/quizzes/question-changes.type.ts';
import { QuestionSelectionInput } from '../../../schema/quizzes/question-selection.input.ts';
import { AuthoredQuiz } from '../../../schema/quizzes/quiz.type.ts';
import { Arg, Authorized, ID, Int, Mutation, Resolver } from '../../../schema/type-graphql.ts';
import type { Actor } from '../../platform/actor.ts';
import { CurrentActor } from '../../platform/current-actor.ts';
import { Cost } from '../../platform/limits/cost.ts';
import type { QuestionUpdateService } from './question-update.service.ts';
import type { QuizFillingService } from '../authoring/quiz-filling.service.ts';

const selectedQuestions = { description: 'Questions to use.' } as const;

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
      'Updates many questions of banks that the caller can edit, or of all banks for admins. All-or-nothing. Fails with CONFLICT if a question was changed after it was selected, or if a quiz uses a question to delete. Instructors and admins only.',
  })
  async updateQuestions(
    @Arg('selection', () => QuestionSelectionInput, selectedQuestions) selection: QuestionSelectionInput,
    @Arg('changes', () => QuestionChangesInput, { description: 'Fields to change in each question.' })
    changes: QuestionChangesInput,
    @CurrentActor() actor: Actor,
  ): Promise<QuestionChanges> {
    return { ids: await this.updates.update(actor, selection, changes) };
  }

  @Authorized('instructor')
  @Mutation(() => AuthoredQuiz, {
    nullable: true,
    description:
      'Adds questions of banks that the caller can read to the end of a quiz, in the order of the bank. Questions of another bank than the quiz owner’s are copied. A shared bank must be shared with the course of the quiz. Questions that are already in the quiz keep their position. The quiz’s owner, co-instructors of its course and admins only.',
  })
  addToQuiz(
    @Arg('quizId', () => ID, { description: 'ID of the quiz.' }) quizId: string,
    @Arg('selection', () => QuestionSelectionInput, selectedQuestions) selection: QuestionSelectionInput,
    @Arg('revision', () => Int, {
      nullable: true,
      description:
        'Revision of the quiz that was loaded. Fails with CONFLICT if the stored revision is different. Null if any revision is fine.',
    })
    revision: number | null | undefined,
    @CurrentActor() actor: Actor,
  ): Promise<AuthoredQuiz> {
    return this.filling.fill(actor, quizId, selection, revision ?? null);
  }
}
