import { GraphQLDateTime } from 'graphql-scalars';
import type { SubmissionKind } from '../../core/assignments/submission-rules.ts';
import { NoteContentScalar } from '../notes/note-content.scalar.ts';
import { Field, Float, ID, InputType } from '../type-graphql.ts';
import { SubmissionKindEnum } from './assignment.enums.ts';

@InputType({ description: 'What late work for an assignment costs.' })
export class LateRuleInput {
  @Field(() => Float, {
    description:
      'Percent of the maximum points that a submission loses for each day of 24 hours that has begun since the due date. 0 to 100.',
  })
  percentPerDay!: number;
}

@InputType({
  description:
    'Changes to an assignment. Omitted fields stay. A null field counts as omitted, except `opensAt`, `dueAt`, `lateRule` and `itemId`.',
})
export class UpdateAssignmentInput {
  @Field(() => String, { nullable: true, description: 'Title, 1 to 200 characters.' })
  title?: string | null;

  @Field(() => NoteContentScalar, {
    nullable: true,
    description: 'What to do: formatted text, as in a note.',
  })
  brief?: unknown;

  @Field(() => Float, {
    nullable: true,
    description: 'Points of complete work. More than 0. Default: 100.',
  })
  maximumPoints?: number | null;

  @Field(() => GraphQLDateTime, {
    nullable: true,
    description: 'When students can read the brief and submit. Null for no limit. Default: null.',
  })
  opensAt?: Date | null;

  @Field(() => GraphQLDateTime, {
    nullable: true,
    description: 'Due date. After `opensAt`. Null for none. Default: null.',
  })
  dueAt?: Date | null;

  @Field(() => LateRuleInput, {
    nullable: true,
    description:
      'What late work costs. Null to accept no late work. A change applies to all submissions whose grade is not returned. Default: null.',
  })
  lateRule?: LateRuleInput | null;

  @Field(() => [SubmissionKindEnum], {
    nullable: true,
    description: 'What students can submit. At least one kind. Default: all kinds.',
  })
  kinds?: readonly SubmissionKind[] | null;

  @Field(() => ID, {
    nullable: true,
    description:
      'ID of the item of the course that returned grades are entered in. No quiz and no other assignment may grade it. Null for none. Default: null.',
  })
  itemId?: string | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'True to show it to the members of the course. Default: false.',
  })
  isPublished?: boolean | null;
}

@InputType({
  description: 'A new assignment of a course. `title` is required. Omitted fields get their defaults.',
})
export class SaveAssignmentInput extends UpdateAssignmentInput {
  @Field(() => String, {
    nullable: true,
    description:
      'Idempotency key, maximum 100 characters. A caller who sends the same key again gets the assignment that was created with it, as it is now.',
  })
  key?: string | null;
}
