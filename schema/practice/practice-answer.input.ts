import { Field, ID, InputType, Int } from '../type-graphql.ts';
import { AnswerMatchInput } from '../quizzes/attempt.input.ts';

@InputType({ description: 'An answer to a card; only what the question’s type uses is read.' })
export class PracticeAnswerInput {
  @Field(() => Int, {
    description: 'The card’s `asked`, as it was shown: another one is a CONFLICT, for it was answered since.',
  })
  asked!: number;

  @Field(() => [ID], { defaultValue: [], description: 'Chosen among the question’s `answers`.' })
  answerIds!: string[];

  @Field(() => String, { defaultValue: '', description: 'Words, or a number as it was typed.' })
  text!: string;

  @Field(() => [AnswerMatchInput], { defaultValue: [], description: 'MATCHING alone.' })
  matches!: AnswerMatchInput[];
}
