import { Field, ID, ObjectType } from '../type-graphql.ts';

@ObjectType({ simpleResolvers: true, description: 'A text that a student can choose, or a prompt to match.' })
export class AttemptOption {
  @Field(() => ID, { description: 'Random ID of the text.' })
  id!: string;

  @Field(() => String, { description: 'Text, in the format of its question.' })
  text!: string;
}

@ObjectType({
  simpleResolvers: true,
  description: 'A pair of a MATCHING answer: a prompt and the option chosen for it.',
})
export class AnswerMatch {
  @Field(() => ID, { description: 'ID of one of the question’s `matchPrompts`.' })
  promptId!: string;

  @Field(() => ID, { description: 'ID of one of the question’s `matchOptions`.' })
  optionId!: string;
}

@ObjectType({ simpleResolvers: true, description: 'The answer to a question.' })
export class QuestionResponse {
  @Field(() => [ID], { description: 'IDs of the chosen `answers`.' })
  answerIds!: readonly string[];

  @Field(() => String, { description: 'Short answer, number as typed, or essay.' })
  text!: string;

  @Field(() => [AnswerMatch], { description: 'Pairs. For MATCHING questions only.' })
  matches!: readonly AnswerMatch[];
}
