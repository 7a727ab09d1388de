import { GraphQLDateTime } from 'graphql-scalars';
import { Field, Float, ID, ObjectType } from '../type-graphql.ts';

@ObjectType({
  simpleResolvers: true,
  description: 'A course of somebody else’s, in the list of a person who is in it.',
})
export class MemberCourse {
  @Field(() => ID, { description: 'Opaque; the course’s.' })
  id!: string;

  @Field(() => String, { description: 'What its owner calls it.' })
  name!: string;

  @Field(() => String, { description: 'What it is about; may be empty.' })
  description!: string;

  @Field(() => String, { description: 'The name of the person who saved it.' })
  createdBy!: string;

  @Field(() => String, { description: 'What the caller is in the course; may be empty.' })
  role!: string;

  @Field(() => Float, {
    nullable: true,
    description: 'The caller’s, percent of the course; null while none was given.',
  })
  grade!: number | null;

  @Field(() => GraphQLDateTime, { description: 'When anything in it was changed last.' })
  lastUpdatedOn!: string;
}
