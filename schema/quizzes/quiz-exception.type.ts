import { GraphQLDateTime } from 'graphql-scalars';
import { connectionOf } from '../connections/connection.ts';
import { Field, ID, Int, ObjectType } from '../type-graphql.ts';

@ObjectType({
  simpleResolvers: true,
  description:
    'Settings of a quiz that differ for one person of its course. The quiz’s editors, its graders and admins only.',
})
export class QuizException {
  @Field(() => ID, { description: 'ID of the person in the course.' })
  studentId!: string;

  @Field(() => String, { description: 'Name of the person. Empty if the person is no longer in the course.' })
  name!: string;

  @Field(() => String, { description: 'Email address of the person. May be empty.' })
  email!: string;

  @Field(() => GraphQLDateTime, {
    nullable: true,
    description: 'When the quiz opens for the person. Null if it is the date of the quiz.',
  })
  opensAt!: string | null;

  @Field(() => GraphQLDateTime, {
    nullable: true,
    description: 'Due date of the person. Null if it is the date of the quiz.',
  })
  dueAt!: string | null;

  @Field(() => GraphQLDateTime, {
    nullable: true,
    description:
      'When the quiz closes for the person. Null if it is the date of the quiz, or the person’s own `dueAt` if that is later.',
  })
  closesAt!: string | null;

  @Field(() => Int, { description: 'Minutes in addition to the time limit.' })
  extraMinutes!: number;

  @Field(() => Int, { description: 'Attempts in addition to the allowed ones.' })
  extraAttempts!: number;

  @Field(() => Boolean, {
    description:
      'True if the person is in the course now. If the person is added again with the same address, the exception applies again.',
  })
  isInCourse!: boolean;

  @Field(() => String, {
    nullable: true,
    description:
      'Why the dates of the exception contradict the current dates of the quiz. Null if they do not.',
  })
  problem!: string | null;

  @Field(() => Int, {
    description: 'Number that grows with each change. A change of an older revision fails with CONFLICT.',
  })
  revision!: number;

  @Field(() => GraphQLDateTime, { description: 'When it was last changed.' })
  updatedAt!: string;
}

export const QuizExceptionConnection = connectionOf(QuizException, {
  name: 'QuizException',
  description: 'Exceptions of a quiz, by name of the person.',
});
