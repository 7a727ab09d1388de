import { Field, Float, ID, Int, ObjectType } from '../type-graphql.ts';

@ObjectType({ simpleResolvers: true, description: 'An answer as learning platforms load it.' })
export class LoadedAnswer {
  @Field(() => ID, { description: 'Opaque.' })
  id!: string;

  @Field(() => String, { description: 'Plain text. Of MATCHING: what belongs together.' })
  text!: string;

  @Field(() => Int, { description: '100 where it is right, else 0.' })
  weight!: number;
}

@ObjectType({ simpleResolvers: true, description: 'A question as learning platforms load it.' })
export class LoadedQuestion {
  @Field(() => ID, { description: 'Opaque.' })
  id!: string;

  @Field(() => String, { description: 'As Canvas calls it: multiple_choice_question and so on.' })
  question_type!: string;

  @Field(() => String, { description: 'Plain text.' })
  question_text!: string;

  @Field(() => Float, { description: 'What a full answer gives.' })
  points!: number;

  @Field(() => [LoadedAnswer], { description: 'Of an essay: none.' })
  answers!: readonly LoadedAnswer[];
}

@ObjectType({
  simpleResolvers: true,
  description: 'The questions of a quiz as learning platforms load them.',
})
export class LoadedQuizData {
  @Field(() => [LoadedQuestion], { description: 'In the order in which they are asked.' })
  questions!: readonly LoadedQuestion[];
}
