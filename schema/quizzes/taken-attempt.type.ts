import { GraphQLDateTime } from 'graphql-scalars';
import { Field, Float, ID, Int, ObjectType } from '../type-graphql.ts';

/** An attempt with its student, as the quiz's editors and graders see it. */
@ObjectType({ simpleResolvers: true })
export abstract class TakenAttempt {
  @Field(() => ID, { description: 'ID of the attempt.' })
  id!: string;

  @Field(() => ID, { description: 'ID of the student’s account.' })
  userId!: string;

  @Field(() => String, { description: 'Name of the student when the attempt began.' })
  name!: string;

  @Field(() => String, { description: 'Email address of the student when the attempt began.' })
  email!: string;

  @Field(() => Int, { description: 'Number among the student’s attempts of this kind, counted from 1.' })
  number!: number;

  @Field(() => GraphQLDateTime, { description: 'When the attempt began.' })
  startedAt!: string;

  @Field(() => Boolean, { description: 'True if it was submitted after the student’s due date.' })
  isLate!: boolean;

  @Field(() => Float, { description: 'Maximum points.' })
  possible!: number;
}
