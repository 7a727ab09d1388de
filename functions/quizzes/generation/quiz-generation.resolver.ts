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
    description:
      'What generating a quiz would take, to choose from. Nothing is stored. Maximum 30 a minute, `generateQuiz` included; 6 of them with a text over 20,000 characters. BAD_USER_INPUT says why where nothing comes of it.',
  })
  proposeQuestions(
    @Arg('input', () => GenerateQuizInput, { description: 'Which questions.' }) input: GenerateQuizInput,
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
      'Makes a quiz of questions that are drawn or made: an instructor’s is an unpublished quiz of the own, a student’s is private practice. Nothing of a quiz that a student has yet to hand in is drawn for that student. For a student it draws from the banks of at most 100 instructors, those of the own courses first. Maximum 30 a minute, `proposeQuestions` included; 6 of them with a text over 20,000 characters. BAD_USER_INPUT says why where nothing comes of it.',
  })
  generateQuiz(
    @Arg('input', () => GenerateQuizInput, { description: 'Which questions.' }) input: GenerateQuizInput,
    @CurrentActor() actor: Actor,
    @Ctx() { log }: RequestContext,
  ): Promise<AuthoredQuiz | TakenQuiz> {
    return this.generation.generate(actor, input, log);
  }
}
