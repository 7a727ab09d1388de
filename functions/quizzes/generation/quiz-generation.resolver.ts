import { GenerateQuizInput } from '../../../schema/quizzes/generate.input.ts';
import { QuestionProposals } from '../../../schema/quizzes/generate.type.ts';
import { AuthoredQuiz, Quiz, TakenQuiz } from '../../../schema/quizzes/quiz.type.ts';
import { Arg, Authorized, Ctx, Mutation, Query, Resolver } from '../../../schema/type-graphql.ts';
import type { Actor } from '../../platform/actor.ts';
import { CurrentActor } from '../../platform/current-actor.ts';
import { Cost } from '../../platform/limits/cost.ts';
import type { RequestContext } from '../../platform/request-context.ts';
import type { QuestionProposalService } from './question-proposal.service.ts';
import type { QuizGenerationService } from './quiz-generation.service.ts';

@Resolver()
export class QuizGenerationResolver {
  constructor(
    private readonly proposals: QuestionProposalService,
    private readonly generation: QuizGenerationService,
  ) {}

  @Authorized('instructor')
  @Cost(10)
  @Query(() => QuestionProposals, {
    nullable: true,
    description:
      'Questions that `generateQuiz` would use, to choose from. Nothing is stored. Maximum 30 a minute together with `generateQuiz`; 6 of them with a text over 20,000 characters. Fails with BAD_USER_INPUT if there are no matching questions.',
  })
  questionProposals(
    @Arg('input', () => GenerateQuizInput, { description: 'Questions to generate.' })
    input: GenerateQuizInput,
    @CurrentActor() actor: Actor,
    @Ctx() { log }: RequestContext,
  ): Promise<QuestionProposals> {
    return this.proposals.propose(actor, input, log);
  }

  @Authorized('signedIn')
  @Cost(10)
  @Mutation(() => Quiz, {
    nullable: true,
    description:
      'Creates a quiz from the bank, a text or a note. An instructor gets an unpublished quiz, a student a private practice quiz. Students never get questions of a quiz that they have not submitted. For a student, questions come from the banks of at most 100 instructors, those of the student’s courses first. Maximum 30 a minute together with `questionProposals`; 6 of them with a text over 20,000 characters. Fails with BAD_USER_INPUT if there are no matching questions.',
  })
  generateQuiz(
    @Arg('input', () => GenerateQuizInput, { description: 'Questions to generate.' })
    input: GenerateQuizInput,
    @CurrentActor() actor: Actor,
    @Ctx() { log }: RequestContext,
  ): Promise<AuthoredQuiz | TakenQuiz> {
    return this.generation.generate(actor, input, log);
  }
}
