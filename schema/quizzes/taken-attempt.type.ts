import { GraphQLDateTime } from 'graphql-scalars';
import { Field, Float, ID, Int, ObjectType } from '../type-graphql.ts';

/** Whose attempt it is and when it began: for who may edit the quiz. */
@ObjectType({ simpleResolvers: true })
export abstract class TakenAttempt {
  @Field(() => ID, { description: 'The attempt’s id.' })
  id!: string;

  @Field(() => ID, { description: 'The taker’s account.' })
  userId!: string;

  @Field(() => String, { description: 'The taker’s name when the attempt began.' })
  name!: string;

  @Field(() => String, { description: 'The taker’s address when the attempt began.' })
  email!: string;

  @Field(() => Int, { description: 'Counts the taker’s attempts, from 1.' })
  number!: number;

  @Field(() => GraphQLDateTime, { description: 'When it began.' })
  startedAt!: string;

  @Field(() => Float, { description: 'Points that there are.' })
  possible!: number;
}
