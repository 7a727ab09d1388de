import { GraphQLDateTime } from 'graphql-scalars';
import type { QuizClosedReason } from '../../core/quizzes/quiz.ts';
import type { ExceptionSetting, QuizAvailability } from '../../core/quizzes/quiz-dates.ts';
import { connectionOf } from '../connections/connection.ts';
import { Field, Float, ID, Int, ObjectType } from '../type-graphql.ts';
import { ExceptionSettingEnum, QuizAvailabilityEnum, QuizClosedReasonEnum } from './quiz.enums.ts';

@ObjectType({ simpleResolvers: true, description: 'A quiz in a list.' })
export class QuizMeta {
  @Field(() => ID, { description: 'ID of the quiz.' })
  id!: string;

  @Field(() => String, { description: 'Title.' })
  title!: string;

  @Field(() => String, { description: 'Plain text. May be empty.' })
  description!: string;

  @Field(() => Boolean, {
    description: 'True if the quiz is published: students can find it while `active` is true as well.',
  })
  isPublished!: boolean;

  @Field(() => Boolean, {
    description:
      'True if the quiz is open: while it is also published, students can take it between its opening and its closing.',
  })
  active!: boolean;

  @Field(() => Boolean, {
    description: 'True if it is deleted. Only its editors see deleted quizzes.',
  })
  deleted!: boolean;

  @Field(() => ID, { nullable: true, description: 'ID of the course. Null if there is none.' })
  courseId!: string | null;

  @Field(() => ID, { nullable: true, description: 'ID of the quiz category. Null if there is none.' })
  categoryId!: string | null;

  @Field(() => Float, { nullable: true, description: 'Time limit in minutes. Null if there is none.' })
  timeLimit!: number | null;

  @Field(() => Int, { description: 'Maximum attempts. -1 if unlimited.' })
  allowedAttempts!: number;

  @Field(() => GraphQLDateTime, {
    nullable: true,
    description:
      'When students can see the questions and start attempts. For a student, the student’s own date. Null for no limit.',
  })
  opensAt!: string | null;

  @Field(() => GraphQLDateTime, {
    nullable: true,
    description:
      'Due date. Attempts that are submitted later are late. For a student, the student’s own date. Null if there is none.',
  })
  dueAt!: string | null;

  @Field(() => GraphQLDateTime, {
    nullable: true,
    description:
      'When the quiz closes: from then on nobody can start an attempt, and open attempts are submitted. For a student, the student’s own date. Null for no limit.',
  })
  closesAt!: string | null;

  @Field(() => [ExceptionSettingEnum], {
    description:
      'Settings that an exception changes for the caller. The fields of these settings have the caller’s own values. Empty if there is no exception, and for editors.',
  })
  ownExceptions!: readonly ExceptionSetting[];

  @Field(() => QuizAvailabilityEnum, {
    description: 'State by the dates at the time of the request. `isPublished` and `active` are separate.',
  })
  availability!: QuizAvailability;

  @Field(() => Int, { description: 'Number of questions.' })
  questionCount!: number;

  @Field(() => Boolean, {
    description: 'True if it is a practice quiz of the caller. Nobody else can see it.',
  })
  isPractice!: boolean;

  @Field(() => Boolean, { description: 'True if the caller can edit it.' })
  canEdit!: boolean;

  @Field(() => Boolean, {
    description: 'True if the caller sees the answers and all results, and can grade essays.',
  })
  canGrade!: boolean;

  @Field(() => Boolean, {
    description:
      'True if the caller took the quiz but can no longer take it: it was unpublished, its switch `active` was turned off, or the caller is no longer in its course. Past results stay readable.',
  })
  isClosed!: boolean;

  @Field(() => QuizClosedReasonEnum, {
    nullable: true,
    description: 'Why the caller can no longer take the quiz. Null unless `isClosed` is true.',
  })
  closedReason!: QuizClosedReason | null;
}

export const QuizMetaConnection = connectionOf(QuizMeta, {
  name: 'QuizMeta',
  description: 'Quizzes, ordered by title.',
});
