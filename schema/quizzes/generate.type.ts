import type { GenerationSource } from '../../core/quizzes/generation/generation-source.ts';
import type { Difficulty } from '../../core/quizzes/question.ts';
import { Field, ID, Int, ObjectType } from '../type-graphql.ts';
import { GenerationSourceEnum } from './generate.enums.ts';
import { DifficultyEnum } from './question.enums.ts';
import { QuestionWording } from './question.type.ts';

@ObjectType({
  implements: QuestionWording,
  simpleResolvers: true,
  description:
    'A proposed question with its answers. It is not stored until the client sends it as a question. Instructors and admins only.',
})
export class ProposedQuestion extends QuestionWording {
  @Field(() => DifficultyEnum, { nullable: true, description: 'Difficulty. Null if unset.' })
  difficulty!: Difficulty | null;
}

@ObjectType({ simpleResolvers: true, description: 'A proposed question.' })
export class QuestionProposal {
  @Field(() => ID, {
    description:
      'Identifies the question in the bank, or its type and sentences in the text. See `excludedKeys`.',
  })
  key!: string;

  @Field(() => ID, {
    nullable: true,
    description: 'ID of the question in the bank. Null if it was generated from a text.',
  })
  questionId!: string | null;

  @Field(() => ProposedQuestion, { description: 'The question.' })
  question!: ProposedQuestion;

  @Field(() => String, {
    nullable: true,
    description:
      'Sentences of the text that the question is based on, one per line. Null if the question is from the bank.',
  })
  source!: string | null;
}

@ObjectType({ simpleResolvers: true, description: 'Proposed questions. Nothing is stored.' })
export class QuestionProposals {
  @Field(() => [QuestionProposal], {
    description: 'Proposed questions, at least one, at most as many as requested.',
  })
  proposals!: readonly QuestionProposal[];

  @Field(() => GenerationSourceEnum, { description: 'Source of the questions.' })
  source!: GenerationSource;

  @Field(() => String, {
    description: 'Seed that repeats the result from the same text or bank, except if `source` is MODEL.',
  })
  seed!: string;

  @Field(() => Int, {
    description: 'Number of matching questions in the bank, or number of questions generated from the text.',
  })
  available!: number;

  @Field(() => String, {
    nullable: true,
    description:
      'Why a text gives fewer questions than requested. Null if it gives all of them, and for questions from the bank.',
  })
  shortfall!: string | null;
}
