import { Field, ID, InputType } from '../type-graphql.ts';

@InputType({ description: 'A pair of a MATCHING answer: a prompt and the option chosen for it.' })
export class AnswerMatchInput {
  @Field(() => ID, { description: 'ID of one of the question’s `matchPrompts`.' })
  promptId!: string;

  @Field(() => ID, { description: 'ID of one of the question’s `matchOptions`. Each can be used once.' })
  optionId!: string;
}

@InputType({
  description:
    'An answer to one question. It replaces the answer before. A blank one means that the question is not answered.',
})
export class AttemptAnswerInput {
  @Field(() => ID, { description: 'ID of the question.' })
  questionId!: string;

  @Field(() => [ID], { defaultValue: [], description: 'IDs of the chosen `answers`.' })
  answerIds!: string[];

  @Field(() => String, {
    defaultValue: '',
    description:
      'Short answer, number as typed, or essay. Maximum 50,000 characters for an essay, 2,000 for other answers. No control characters.',
  })
  text!: string;

  @Field(() => [AnswerMatchInput], { defaultValue: [], description: 'For MATCHING questions only.' })
  matches!: AnswerMatchInput[];
}
