import { GraphQLDateTime } from 'graphql-scalars';
import type { SubmissionKind } from '../../core/assignments/submission-rules.ts';
import { NoteContentScalar } from '../notes/note-content.scalar.ts';
import { Field, Float, ID, Int, InterfaceType, ObjectType } from '../type-graphql.ts';
import { SubmissionKindEnum } from './assignment.enums.ts';

@ObjectType({ simpleResolvers: true, description: 'What late work for an assignment costs.' })
export class LateRule {
  @Field(() => Float, {
    description:
      'Percent of the maximum points that a submission loses for each day of 24 hours that has begun since the due date. 0 to 100.',
  })
  percentPerDay!: number;
}

@InterfaceType({
  description:
    'An assignment of a course without its brief. The owner, the staff and the members of the course can read it; members only once it is published.',
})
export abstract class AssignmentFields {
  @Field(() => ID, { description: 'ID of the assignment.' })
  id!: string;

  @Field(() => ID, { description: 'ID of the course.' })
  courseId!: string;

  @Field(() => String, { description: 'Title.' })
  title!: string;

  @Field(() => Float, { description: 'Points of complete work. More than 0.' })
  maximumPoints!: number;

  @Field(() => GraphQLDateTime, {
    nullable: true,
    description: 'When students can read the brief and submit. Null for no limit.',
  })
  opensAt!: string | null;

  @Field(() => GraphQLDateTime, {
    nullable: true,
    description: 'Due date. What is submitted later is late. Null if there is none.',
  })
  dueAt!: string | null;

  @Field(() => LateRule, {
    nullable: true,
    description: 'What late work costs. Null if no late work is accepted.',
  })
  lateRule!: LateRule | null;

  @Field(() => [SubmissionKindEnum], { description: 'What students can submit.' })
  kinds!: readonly SubmissionKind[];

  @Field(() => ID, {
    nullable: true,
    description:
      'ID of the item of the course that returned grades are entered in. Null if there is none. The item may have been deleted since.',
  })
  itemId!: string | null;

  @Field(() => Boolean, {
    description: 'True if members of the course can see it. Otherwise only its staff can.',
  })
  isPublished!: boolean;

  @Field(() => Int, {
    description: 'Number of the state, which grows with each change. `updateAssignment` compares it.',
  })
  revision!: number;

  @Field(() => String, {
    description: 'Name of the person who changed the assignment last. Empty if the account was deleted.',
  })
  authorName!: string;

  @Field(() => GraphQLDateTime, { description: 'When the assignment was created.' })
  createdAt!: string;

  @Field(() => GraphQLDateTime, { description: 'When it was last changed.' })
  updatedAt!: string;
}

@ObjectType({
  implements: AssignmentFields,
  simpleResolvers: true,
  description:
    'An assignment of a course. The owner, the staff and the members of the course can read it; members only once it is published.',
})
export class Assignment extends AssignmentFields {
  @Field(() => NoteContentScalar, {
    nullable: true,
    description: 'What to do. Null if the assignment is not open yet and the caller is not in the staff.',
  })
  brief!: unknown;

  @Field(() => Boolean, {
    description:
      'True if the caller can edit it: instructors who own the course or are co-instructors of it.',
  })
  canEdit!: boolean;

  @Field(() => Boolean, {
    description: 'True if the caller can read and grade the submissions: its editors and the graders.',
  })
  canGrade!: boolean;
}

@ObjectType({
  implements: AssignmentFields,
  simpleResolvers: true,
  description: 'An assignment of a course in a list, without its brief.',
})
export class AssignmentMeta extends AssignmentFields {}

@ObjectType({
  simpleResolvers: true,
  description: 'A deleted assignment of a course that can still be restored. Editors of the course only.',
})
export class DeletedAssignment {
  @Field(() => ID, { description: 'ID of the assignment.' })
  id!: string;

  @Field(() => ID, { description: 'ID of the course.' })
  courseId!: string;

  @Field(() => String, { description: 'Title.' })
  title!: string;

  @Field(() => GraphQLDateTime, { description: 'When it was deleted.' })
  deletedAt!: string;

  @Field(() => GraphQLDateTime, {
    description: 'When it can no longer be restored: 30 days after its deletion.',
  })
  restoreExpiresAt!: string;
}

/** The types of an assignment. Each has the fields that lead to other objects, for example `course`. */
export const assignmentTypes = [Assignment, AssignmentMeta] as const;
