import { Field, ID, InputType } from '../type-graphql.ts';

@InputType({ description: 'What belongs together.' })
export class AnswerMatchInput {
  @Field(() => ID, { description: 'Of the question’s `lefts`.' })
  leftId!: string;

  @Field(() => ID, { description: 'Of the question’s `rights`; each left once.' })
  rightId!: string;
}

@InputType({ description: 'An answer to one question; it replaces the one before. Blank: not answered.' })
export class AttemptAnswerInput {
  @Field(() => ID, { description: 'The question’s id.' })
  questionId!: string;

  @Field(() => [ID], { defaultValue: [], description: 'Chosen among its `answers`.' })
  answerIds!: string[];

  @Field(() => String, {
    defaultValue: '',
    description:
      'Words, a number as it was typed, or an essay. Maximum 50,000 characters for an essay, 2,000 for other answers, without control characters.',
  })
  text!: string;

  @Field(() => [AnswerMatchInput], { defaultValue: [], description: 'MATCHING alone.' })
  matches!: AnswerMatchInput[];
}
