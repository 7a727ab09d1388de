import { Field, ID, InputType, Int } from '../type-graphql.ts';
import { AnswerMatchInput } from '../quizzes/attempt.input.ts';

@InputType({ description: 'An answer to a card. Only the fields that the question’s type uses are read.' })
export class PracticeAnswerInput {
  @Field(() => Int, {
    description:
      '`cardRevision` of the card when it was shown. Fails with CONFLICT if the card was answered since.',
  })
  cardRevision!: number;

  @Field(() => [ID], { defaultValue: [], description: 'IDs of the chosen `answers` of the question.' })
  answerIds!: string[];

  @Field(() => String, {
    defaultValue: '',
    description: 'Short answer, or number as typed. Maximum 2,000 characters.',
  })
  text!: string;

  @Field(() => [AnswerMatchInput], { defaultValue: [], description: 'Pairs. For MATCHING questions only.' })
  matches!: AnswerMatchInput[];
}
