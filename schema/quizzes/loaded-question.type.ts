import { Field, Float, ID, Int, ObjectType } from '../type-graphql.ts';

@ObjectType({ simpleResolvers: true, description: 'An answer in the form that learning platforms read.' })
export class LoadedAnswer {
  @Field(() => ID, { description: 'ID of the answer.' })
  id!: string;

  @Field(() => String, {
    description: 'Plain text. For MATCHING: prompt and option. For NUMERIC: value and tolerance.',
  })
  text!: string;

  @Field(() => Int, { description: '100 if the answer is correct, else 0.' })
  weight!: number;
}

@ObjectType({ simpleResolvers: true, description: 'A question in the form that learning platforms read.' })
export class LoadedQuestion {
  @Field(() => ID, { description: 'ID of the question.' })
  id!: string;

  @Field(() => String, {
    description: 'Canvas’s name of the question type, such as multiple_choice_question.',
  })
  question_type!: string;

  @Field(() => String, { description: 'Plain text.' })
  question_text!: string;

  @Field(() => Float, { description: 'Points for a full answer.' })
  points!: number;

  @Field(() => [LoadedAnswer], { description: 'Answers. Empty for essays.' })
  answers!: readonly LoadedAnswer[];
}

@ObjectType({
  simpleResolvers: true,
  description: 'The questions of a quiz in the form that learning platforms read.',
})
export class LoadedQuizData {
  @Field(() => [LoadedQuestion], { description: 'Questions in order.' })
  questions!: readonly LoadedQuestion[];
}
