import { Field, Float, InputType } from '../type-graphql.ts';

@InputType({
  description: 'Work to submit for an assignment: a text or a link, of a kind that the assignment allows.',
})
export class SubmitAssignmentInput {
  @Field(() => String, { nullable: true, description: 'Text, maximum 50,000 characters.' })
  text?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Address of a page, with http or https. Maximum 2,000 characters.',
  })
  link?: string | null;
}

@InputType({ description: 'Grade and feedback for a submission. Omitted fields stay.' })
export class GradeSubmissionInput {
  @Field(() => Float, {
    nullable: true,
    description:
      'Points before the deduction for late work, 0 to 1,000,000. A grade that is returned cannot be null.',
  })
  grade?: number | null;

  @Field(() => String, {
    nullable: true,
    description: 'Feedback for the student. Maximum 10,000 characters. A null field counts as omitted.',
  })
  feedback?: string | null;

  @Field(() => Boolean, {
    nullable: true,
    description:
      'True to return the grade and the feedback to the student, and to enter the grade in the item of the assignment. What is returned stays returned.',
  })
  returned?: boolean | null;
}
