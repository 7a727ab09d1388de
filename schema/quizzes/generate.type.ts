import type { GenerationSource } from '../../core/quizzes/generation/generation-source.ts';
import type { Difficulty } from '../../core/quizzes/question.ts';
import { Field, ID, Int, ObjectType } from '../type-graphql.ts';
import { GenerationSourceEnum } from './generate.enums.ts';
import { DifficultyEnum } from './question.enums.ts';
import { QuestionWording } from './question.type.ts';

@ObjectType({
  implements: QuestionWording,
  simpleResolvers: true,
  description: 'A question with its answers, as it can be sent back to be stored. For instructors.',
})
export class ProposedQuestion extends QuestionWording {
  @Field(() => DifficultyEnum, { nullable: true, description: 'Null: not said.' })
  difficulty!: Difficulty | null;
}

@ObjectType({ simpleResolvers: true, description: 'A question to take, change or leave.' })
export class QuestionProposal {
  @Field(() => ID, { nullable: true, description: 'The question’s id where it was drawn from the bank.' })
  questionId!: string | null;

  @Field(() => ProposedQuestion, { description: 'What it asks.' })
  question!: ProposedQuestion;

  @Field(() => String, {
    nullable: true,
    description: 'What it rests on: sentences of the text, a line each. Null for one of the bank.',
  })
  source!: string | null;
}

@ObjectType({ simpleResolvers: true, description: 'Questions to take, change or leave. Nothing is stored.' })
export class QuestionProposals {
  @Field(() => [QuestionProposal], { description: 'As many as were wanted, or fewer; at least one.' })
  proposals!: readonly QuestionProposal[];

  @Field(() => GenerationSourceEnum, { description: 'Where they come from.' })
  by!: GenerationSource;

  @Field(() => String, { description: 'Repeats them.' })
  seed!: string;

  @Field(() => Int, {
    description: 'How many questions of the bank fit; from a text, how many were made.',
  })
  available!: number;
}
