import { GraphQLDateTime } from 'graphql-scalars';
import { gradeStatuses, type GradeStatus } from '../../core/gradebook/graded-course.ts';
import { connectionOf } from '../connections/connection.ts';
import { enumObject } from '../enum-object.ts';
import { Field, Float, ID, Int, ObjectType, registerEnumType } from '../type-graphql.ts';

export const GradeStatusEnum = enumObject(gradeStatuses);
registerEnumType(GradeStatusEnum, {
  name: 'GradeStatus',
  description: 'How an item counts for a person, regardless of points.',
  valuesConfig: {
    EXCUSED: { description: 'The item does not count for the person.' },
    MISSING: { description: 'The item counts with 0 points.' },
  },
});

@ObjectType({ simpleResolvers: true, description: 'How an item of a course is graded.' })
export class GradebookColumn {
  @Field(() => ID, { description: 'ID of the item.' })
  itemId!: string;

  @Field(() => String, { description: 'Name of the item. May be empty.' })
  itemName!: string;

  @Field(() => String, { description: 'Name of the item’s category. May be empty.' })
  categoryName!: string;

  @Field(() => Float, { description: 'Maximum points of the item.' })
  maximumPoints!: number;

  @Field(() => ID, {
    nullable: true,
    description: 'ID of the quiz whose results are the grades of the item. Null if there is none.',
  })
  quizId!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Title of the quiz. Null if there is none, or if the quiz no longer belongs to the course.',
  })
  quizTitle!: string | null;

  @Field(() => Boolean, {
    description: 'True if the quiz is deleted and can be restored. Its results stay the grades of the item.',
  })
  isQuizDeleted!: boolean;

  @Field(() => Boolean, { description: 'True if students can see their grades of the item.' })
  isReleased!: boolean;
}

@ObjectType({
  simpleResolvers: true,
  description: 'Details of a grade: its source, status, note and feedback.',
})
export class GradeDetails {
  @Field(() => ID, { description: 'ID of the item.' })
  itemId!: string;

  @Field(() => GradeStatusEnum, {
    nullable: true,
    description: 'How the item counts, regardless of points. Null if the points count.',
  })
  status!: GradeStatus | null;

  @Field(() => ID, {
    nullable: true,
    description: 'ID of the official attempt at the linked quiz. Null if there is no result.',
  })
  attemptId!: string | null;

  @Field(() => Float, {
    nullable: true,
    description:
      'Points for the item, computed from the result of the linked quiz. An entered grade replaces them. Null if there is no result.',
  })
  quizPoints!: number | null;

  @Field(() => ID, {
    nullable: true,
    description:
      'ID of an attempt at the linked quiz with answers to grade: the official attempt if it has such answers, else the first attempt with such answers. Null if there is none, or if the quiz is deleted.',
  })
  pendingAttemptId!: string | null;

  @Field(() => String, {
    description: 'Note for instructors about a grade. It stays if the grade is removed. May be empty.',
  })
  note!: string;

  @Field(() => String, {
    description: 'Feedback for the student about a grade. It stays if the grade is removed. May be empty.',
  })
  feedback!: string;

  @Field(() => String, {
    nullable: true,
    description: 'Name of the person who entered the grade. Null if nobody did.',
  })
  gradedBy!: string | null;

  @Field(() => GraphQLDateTime, {
    nullable: true,
    description: 'When the grade was last entered, or the result last changed. Null if there is no grade.',
  })
  gradedAt!: string | null;
}

@ObjectType({ simpleResolvers: true, description: 'The grades of one person in a course.' })
export class GradebookRow {
  @Field(() => ID, { description: 'ID of the person in the course.' })
  studentId!: string;

  @Field(() => String, { description: 'Name of the person.' })
  name!: string;

  @Field(() => String, { description: 'Email address. May be empty.' })
  email!: string;

  @Field(() => String, { description: 'ID of the person in another system. May be empty.' })
  key!: string;

  @Field(() => Boolean, {
    description:
      'True if the person counts as a student. False if the role in the list of people is another, for example teaching assistant. Counts and averages include only students.',
  })
  isStudent!: boolean;

  @Field(() => [Float], {
    nullable: 'items',
    description: 'Points of each item, in the order of `gradebookColumns`. Null without a grade.',
  })
  points!: readonly (number | null)[];

  @Field(() => [Int], {
    description:
      'Revision of each grade, in the order of `gradebookColumns`. It grows with each change of an entered grade. 0 if none was entered.',
  })
  revisions!: readonly number[];

  @Field(() => [String], {
    nullable: 'items',
    description:
      'Name of the person who entered each grade, in the order of `gradebookColumns`. Null if nobody did. Empty if a deleted quiz left the grade.',
  })
  gradedBy!: readonly (string | null)[];

  @Field(() => [GradeDetails], {
    description:
      'Details of the grades with a status, a note, feedback, a result of the linked quiz or an attempt to grade, in the order of `gradebookColumns`.',
  })
  details!: readonly GradeDetails[];

  @Field(() => Float, {
    nullable: true,
    description: 'Grade on the graded items, in percent. Null if no graded item has a weight.',
  })
  currentGrade!: number | null;

  @Field(() => String, {
    nullable: true,
    description: 'Letter of `currentGrade`. Null if there is no grade, or if it is below the lowest letter.',
  })
  letter!: string | null;

  @Field(() => Float, {
    nullable: true,
    description:
      'Grade that was entered or imported for the whole course, in percent. It is `grade` of the person, and `currentGrade` does not depend on it. Null if there is none.',
  })
  courseGrade!: number | null;
}

export const GradebookRowConnection = connectionOf(GradebookRow, {
  name: 'GradebookRow',
  description: 'The grades of the people in a course, in the order of the list.',
});

@ObjectType({
  simpleResolvers: true,
  description: 'A grade that was not changed, because somebody else had changed it.',
})
export class GradeConflict {
  @Field(() => ID, { description: 'ID of the person in the course.' })
  studentId!: string;

  @Field(() => ID, { description: 'ID of the item.' })
  itemId!: string;

  @Field(() => Float, { nullable: true, description: 'Current points. Null without a grade.' })
  points!: number | null;

  @Field(() => GradeStatusEnum, { nullable: true, description: 'Current status. Null if the points count.' })
  status!: GradeStatus | null;

  @Field(() => String, { nullable: true, description: 'Name of the person who entered the grade.' })
  gradedBy!: string | null;

  @Field(() => Int, { description: 'Current revision, to send with the next change.' })
  revision!: number;
}

@ObjectType({ simpleResolvers: true, description: 'Result of changing grades.' })
export class GradesUpdate {
  @Field(() => [GradebookRow], { description: 'The people whose grades were sent, as they are now.' })
  rows!: readonly GradebookRow[];

  @Field(() => [GradeConflict], { description: 'Grades that were not changed. Empty if all were.' })
  conflicts!: readonly GradeConflict[];
}

@ObjectType({ simpleResolvers: true, description: 'A released grade of the caller.' })
export class OwnGrade {
  @Field(() => ID, { description: 'ID of the item.' })
  itemId!: string;

  @Field(() => String, { description: 'Name of the item. May be empty.' })
  itemName!: string;

  @Field(() => Float, { nullable: true, description: 'Points. Null without a grade.' })
  points!: number | null;

  @Field(() => Float, { description: 'Maximum points of the item.' })
  maximumPoints!: number;

  @Field(() => GradeStatusEnum, {
    nullable: true,
    description: 'How the item counts, regardless of points. Null if the points count.',
  })
  status!: GradeStatus | null;

  @Field(() => String, { description: 'Feedback of the instructor. May be empty.' })
  feedback!: string;

  @Field(() => ID, {
    nullable: true,
    description: 'ID of the linked quiz. Null if there is none.',
  })
  quizId!: string | null;

  @Field(() => Float, {
    nullable: true,
    description:
      'Points for the item, computed from the result of the linked quiz. `points` can differ, if the instructor entered a grade. Null if there is no result.',
  })
  quizPoints!: number | null;

  @Field(() => Boolean, {
    description:
      'True if somebody entered the grade: another attempt does not change it, also if it equals `quizPoints`. False if it is the result of the linked quiz.',
  })
  isEntered!: boolean;

  @Field(() => GraphQLDateTime, {
    nullable: true,
    description: 'When the grade was last entered, or the result last changed. Null if there is no grade.',
  })
  gradedAt!: string | null;

  @Field(() => GraphQLDateTime, {
    nullable: true,
    description: 'When the hidden grades of the item were last released. Null if they never were hidden.',
  })
  releasedAt!: string | null;
}

@ObjectType({
  simpleResolvers: true,
  description: 'An entered grade of an item that is lower than the result of the linked quiz.',
})
export class GradeBelowQuiz {
  @Field(() => ID, { description: 'ID of the course.' })
  courseId!: string;

  @Field(() => ID, { description: 'ID of the item.' })
  itemId!: string;

  @Field(() => ID, { description: 'ID of the person in the list of people.' })
  studentId!: string;

  @Field(() => String, { description: 'Name of the person in the list of people.' })
  name!: string;

  @Field(() => Float, { description: 'Entered points, which count.' })
  points!: number;

  @Field(() => Float, {
    description: 'Points for the item, computed from the result of the quiz after the regrade.',
  })
  quizPoints!: number;

  @Field(() => Float, { description: 'Maximum points of the item.' })
  maximumPoints!: number;

  @Field(() => String, { description: 'Name of the account that entered the grade.' })
  gradedBy!: string;

  @Field(() => Int, { description: 'Revision of the entered grade, to send with a change.' })
  revision!: number;
}
