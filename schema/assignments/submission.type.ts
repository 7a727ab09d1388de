import { GraphQLDateTime } from 'graphql-scalars';
import type { SubmissionKind, SubmissionStatus } from '../../core/assignments/submission-rules.ts';
import { connectionOf } from '../connections/connection.ts';
import { Field, Float, ID, Int, InterfaceType, ObjectType } from '../type-graphql.ts';
import { SubmissionKindEnum, SubmissionStatusEnum } from './assignment.enums.ts';

@InterfaceType({
  description:
    'What a student submitted for an assignment, without its text. The student sees the grade and the feedback once they are returned.',
})
export abstract class AssignmentSubmissionFields {
  @Field(() => ID, { description: 'ID of the submission. It stays if the student submits again.' })
  id!: string;

  @Field(() => ID, { description: 'ID of the assignment.' })
  assignmentId!: string;

  @Field(() => String, { description: 'Name of the student’s account when it submitted.' })
  studentName!: string;

  @Field(() => SubmissionKindEnum, { description: 'What was submitted.' })
  kind!: SubmissionKind;

  @Field(() => String, { nullable: true, description: 'The link. Null if a text was submitted.' })
  link!: string | null;

  @Field(() => GraphQLDateTime, { description: 'When it was submitted last.' })
  submittedAt!: string;

  @Field(() => Int, { description: 'Number of times that the student has submitted.' })
  number!: number;

  @Field(() => Boolean, { description: 'True if it was submitted after the due date.' })
  isLate!: boolean;

  @Field(() => SubmissionStatusEnum, { description: 'State of the work.' })
  status!: SubmissionStatus;

  @Field(() => Float, {
    nullable: true,
    description:
      'Points that a grader gave, before the deduction for late work. Null if there is no grade, or for the student if it is not returned.',
  })
  grade!: number | null;

  @Field(() => Float, {
    nullable: true,
    description: 'Points that late work loses. Null if there is no grade to see.',
  })
  lateDeduction!: number | null;

  @Field(() => Float, {
    nullable: true,
    description:
      'Points that count: `grade` without `lateDeduction`, at least 0. Null if there is no grade to see.',
  })
  points!: number | null;

  @Field(() => String, {
    description:
      'Feedback for the student. Empty if there is none, or for the student if it is not returned.',
  })
  feedback!: string;

  @Field(() => String, {
    nullable: true,
    description: 'Name of the person who graded it. Null if there is no grade to see.',
  })
  gradedBy!: string | null;

  @Field(() => GraphQLDateTime, {
    nullable: true,
    description: 'When it was graded. Null if there is no grade to see.',
  })
  gradedAt!: string | null;

  @Field(() => Boolean, { description: 'True if the student has the grade and the feedback.' })
  returned!: boolean;

  @Field(() => GraphQLDateTime, {
    nullable: true,
    description: 'When they were returned. Null if they are not.',
  })
  returnedAt!: string | null;

  @Field(() => Int, {
    nullable: true,
    description:
      'Number of the state, which grows with each submission and grade. `gradeSubmission` compares it. Null for the student, who does not learn of a grade before it is returned.',
  })
  revision!: number | null;
}

@ObjectType({
  implements: AssignmentSubmissionFields,
  simpleResolvers: true,
  description:
    'What a student submitted for an assignment, with its grade. The student sees the grade and the feedback once they are returned.',
})
export class AssignmentSubmission extends AssignmentSubmissionFields {
  @Field(() => String, { nullable: true, description: 'The text. Null if a link was submitted.' })
  text!: string | null;
}

@ObjectType({
  implements: AssignmentSubmissionFields,
  simpleResolvers: true,
  description: 'What a student submitted for an assignment, in a list, without its text.',
})
export class AssignmentSubmissionMeta extends AssignmentSubmissionFields {}

@ObjectType({
  simpleResolvers: true,
  description:
    'A person of a course and the person’s work for an assignment. Editors and graders of the course only.',
})
export class SubmissionRow {
  @Field(() => ID, { description: 'ID of the person in the course.' })
  studentId!: string;

  @Field(() => String, { description: 'Name of the person.' })
  name!: string;

  @Field(() => String, { description: 'Email address. May be empty.' })
  email!: string;

  @Field(() => SubmissionStatusEnum, { description: 'State of the work.' })
  status!: SubmissionStatus;

  @Field(() => AssignmentSubmissionMeta, {
    nullable: true,
    description: 'What the person submitted. Null if nothing.',
  })
  submission!: AssignmentSubmissionMeta | null;
}

export const SubmissionRowConnection = connectionOf(SubmissionRow, {
  name: 'SubmissionRow',
  description:
    'The students of a course and their work for an assignment, in the order of the list of people.',
});

@ObjectType({ simpleResolvers: true, description: 'What `returnSubmissions` has returned.' })
export class ReturnedSubmissions {
  @Field(() => ID, { description: 'ID of the assignment.' })
  assignmentId!: string;

  @Field(() => Int, { description: 'Number of submissions that were returned by this request.' })
  returnedCount!: number;
}
