import { GraphQLDateTime } from 'graphql-scalars';
import { CourseContent } from './course.type.ts';
import { Field, ObjectType } from '../type-graphql.ts';

@ObjectType({
  simpleResolvers: true,
  description:
    'A copy of a plan that was shared by link. Anyone with its ID can read it. Nobody can change it. It expires.',
})
export class Draft extends CourseContent {
  @Field(() => GraphQLDateTime, { description: 'When it was shared.' })
  createdAt!: string;

  @Field(() => GraphQLDateTime, { description: 'When it expires.' })
  expiresAt!: string;
}
