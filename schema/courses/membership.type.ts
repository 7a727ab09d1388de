import { GraphQLDateTime } from 'graphql-scalars';
import { Field, Float, ObjectType } from '../type-graphql.ts';
import { connectionOf } from '../connections/connection.ts';
import { CourseHead } from './course.type.ts';

@ObjectType({
  simpleResolvers: true,
  description: 'A course of another person in which the caller is a member.',
})
export class MemberCourse extends CourseHead {
  @Field(() => String, { description: 'Name of the person who created the course.' })
  createdBy!: string;

  @Field(() => String, {
    description: 'Role in the course’s list of people or in its staff, as text. May be empty.',
  })
  role!: string;

  @Field(() => Float, {
    nullable: true,
    description:
      'Grade that an instructor entered or imported for the caller for the whole course, in percent. Null if there is none.',
  })
  grade!: number | null;

  @Field(() => GraphQLDateTime, { description: 'When it was last changed.' })
  lastUpdatedOn!: string;
}

export const MemberCourseConnection = connectionOf(MemberCourse, {
  name: 'MemberCourse',
  description: 'Courses of other people in which the caller is a member, most recently updated first.',
});
