import { GraphQLDateTime } from 'graphql-scalars';
import { Field, Float, ObjectType } from '../type-graphql.ts';
import { CourseHead } from './course.type.ts';

@ObjectType({
  simpleResolvers: true,
  description: 'A course of somebody else’s, in the list of a person who is in it.',
})
export class MemberCourse extends CourseHead {
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
