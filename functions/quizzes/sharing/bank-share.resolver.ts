import type { BankAccess } from '../../../core/quizzes/bank-access.ts';
import { BankAccessEnum, BankShare, QuestionBank } from '../../../schema/quizzes/question-bank.type.ts';
import { QuestionChanges } from '../../../schema/quizzes/question-changes.type.ts';
import { QuestionSelectionInput } from '../../../schema/quizzes/question-selection.input.ts';
import { Arg, Authorized, ID, Mutation, Query, Resolver } from '../../../schema/type-graphql.ts';
import type { Actor } from '../../platform/actor.ts';
import { CurrentActor } from '../../platform/current-actor.ts';
import { Cost } from '../../platform/limits/cost.ts';
import type { BankShareService } from './bank-share.service.ts';
import type { QuestionCopyingService } from './question-copying.service.ts';

@Resolver(() => QuestionBank)
export class BankShareResolver {
  constructor(
    private readonly sharing: BankShareService,
    private readonly copying: QuestionCopyingService,
  ) {}

  @Authorized('instructor')
  @Cost(3)
  @Query(() => [QuestionBank], {
    nullable: true,
    description:
      'Banks that the caller can read: the caller’s own first, then banks that are shared with the caller, by the names of their owners. Instructors and admins only.',
  })
  questionBanks(@CurrentActor() actor: Actor): Promise<QuestionBank[]> {
    return this.sharing.list(actor);
  }

  @Authorized('instructor')
  @Mutation(() => BankShare, {
    nullable: true,
    description:
      'Shares the caller’s bank with the owner and the co-instructors of a course, or changes what they can do with it. Instructors and admins only.',
  })
  shareBank(
    @Arg('courseId', () => ID, { description: 'ID of a course that the caller edits.' }) courseId: string,
    @Arg('access', () => BankAccessEnum, { description: 'What they can do with the bank.' })
    access: BankAccess,
    @CurrentActor() actor: Actor,
  ): Promise<BankShare> {
    return this.sharing.share(actor, courseId, access);
  }

  @Authorized('instructor')
  @Mutation(() => ID, {
    nullable: true,
    description:
      'Ends the share of the caller’s bank with a course at once. Quizzes keep their copies. Instructors and admins only.',
  })
  unshareBank(
    @Arg('courseId', () => ID, { description: 'ID of the course.' }) courseId: string,
    @CurrentActor() actor: Actor,
  ): Promise<string> {
    return this.sharing.unshare(actor, courseId);
  }

  @Authorized('instructor')
  @Cost(10)
  @Mutation(() => QuestionChanges, {
    nullable: true,
    description:
      'Copies questions of banks that the caller can read into the caller’s own bank. All-or-nothing. A copy has the category of the same name, which is created if it is missing, and is not available for practice. Maximum 500 questions. Instructors and admins only.',
  })
  async copyQuestions(
    @Arg('selection', () => QuestionSelectionInput, { description: 'Questions to copy.' })
    selection: QuestionSelectionInput,
    @CurrentActor() actor: Actor,
  ): Promise<QuestionChanges> {
    return { ids: [...(await this.copying.copy(actor, selection))] };
  }
}
