import { Field, ID, InputType } from '../type-graphql.ts';

@InputType({ description: 'A pair of a MATCHING answer: a prompt and the option chosen for it.' })
export class AnswerMatchInput {
  @Field(() => ID, { description: 'ID of one of the question’s `matchPrompts`. Each can be used once.' })
  promptId!: string;

  @Field(() => ID, { description: 'ID of one of the question’s `matchOptions`. Can be used more than once.' })
  optionId!: string;
}

@InputType({
  description:
    'An answer to one question. It replaces the saved answer. A blank answer means that the question is not answered.',
})
export class AttemptAnswerInput {
  @Field(() => ID, { description: 'ID of the question.' })
  questionId!: string;

  @Field(() => [ID], { defaultValue: [], description: 'IDs of the chosen `answers`.' })
  answerIds!: string[];

  @Field(() => String, {
    defaultValue: '',
    description:
      'Short answer, number as typed, or essay. Maximum 50,000 characters for an essay, 2,000 for other answers, 1,000,000 for all answers of an attempt. No control characters except tabs and line breaks.',
  })
  text!: string;

  @Field(() => [AnswerMatchInput], { defaultValue: [], description: 'Pairs. For MATCHING questions only.' })
  matches!: AnswerMatchInput[];
}
