import { GraphQLDateTime } from 'graphql-scalars';
import { CourseContent } from './course.type.ts';
import { Field, ObjectType } from '../type-graphql.ts';

@ObjectType({
  simpleResolvers: true,
  description:
    'A copy of a plan that was shared by its link. Whoever has the id may read it, nobody may change it, and it goes away by itself.',
})
export class Draft extends CourseContent {
  @Field(() => GraphQLDateTime, { description: 'When it was shared.' })
  createdOn!: string;

  @Field(() => GraphQLDateTime, { description: 'When it goes away.' })
  expiresOn!: string;
}
