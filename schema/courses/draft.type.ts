import { GraphQLDateTime } from 'graphql-scalars';
import { CourseContent } from './course.type.ts';
import { Field, ID, ObjectType } from '../type-graphql.ts';

@ObjectType({
  simpleResolvers: true,
  description:
    'A copy of a course that was shared by link. It cannot be changed. Anyone with its ID can read it.',
})
export class Draft extends CourseContent {
  @Field(() => ID, { description: 'ID of the shared copy, as in its link.' })
  override id!: string;

  @Field(() => GraphQLDateTime, { description: 'When it was shared.' })
  createdAt!: string;

  @Field(() => GraphQLDateTime, { description: 'When it expires: 90 days after it was shared.' })
  expiresAt!: string;
}
