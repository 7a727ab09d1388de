import { GraphQLDateTime } from 'graphql-scalars';
import type { ExceptionSetting } from '../../core/quizzes/quiz-dates.ts';
import { connectionOf } from '../connections/connection.ts';
import { ExceptionSettingEnum } from '../quizzes/quiz.enums.ts';
import { Field, ID, ObjectType } from '../type-graphql.ts';

@ObjectType({
  simpleResolvers: true,
  description:
    'Something with a due date that the caller has not done yet: a quiz, an assignment, or an item of a course.',
})
export class Task {
  @Field(() => ID, { description: 'ID of the task. A quiz, assignment or item always has the same task ID.' })
  id!: string;

  @Field(() => String, { description: 'Title of the quiz or assignment, or name of the item. May be empty.' })
  title!: string;

  @Field(() => ID, { nullable: true, description: 'ID of the course. Null for a quiz without a course.' })
  courseId!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Name of the course. May be empty. Null for a quiz without a course.',
  })
  courseName!: string | null;

  @Field(() => ID, {
    nullable: true,
    description:
      'ID of the quiz to take: the task itself, or the quiz that the item is linked to. Null if there is none.',
  })
  quizId!: string | null;

  @Field(() => ID, {
    nullable: true,
    description:
      'ID of the assignment to submit: the task itself, or the assignment that grades the item. Null if there is none.',
  })
  assignmentId!: string | null;

  @Field(() => ID, { nullable: true, description: 'ID of the item. Null for a quiz or an assignment.' })
  itemId!: string | null;

  @Field(() => GraphQLDateTime, {
    nullable: true,
    description:
      'When the quiz or assignment opens for the caller. Null for an item, or if it has no opening.',
  })
  opensAt!: string | null;

  @Field(() => GraphQLDateTime, {
    description: 'Due date for the caller. For a quiz without a due date, when it closes.',
  })
  dueAt!: string;

  @Field(() => GraphQLDateTime, {
    nullable: true,
    description:
      'When the quiz closes for the caller. Null for an assignment or an item, or if it does not close.',
  })
  closesAt!: string | null;

  @Field(() => [ExceptionSettingEnum], {
    description:
      'Settings of the quiz that an exception changes for the caller. Empty if there is no exception, or no quiz.',
  })
  ownExceptions!: readonly ExceptionSetting[];

  @Field(() => Boolean, { description: 'True if the caller has an attempt at the quiz in progress.' })
  isBegun!: boolean;
}

export const TaskConnection = connectionOf(Task, {
  name: 'Task',
  description: 'What the caller has to do, by due date.',
});
