import type { GradeStatus } from '../../core/gradebook/graded-course.ts';
import { Field, Float, ID, InputType, Int } from '../type-graphql.ts';
import { GradeStatusEnum } from './gradebook.type.ts';

@InputType({ description: 'A grade of one person for one item.' })
export class GradeInput {
  @Field(() => ID, { description: 'ID of the person in the course.' })
  studentId!: string;

  @Field(() => ID, { description: 'ID of the item.' })
  itemId!: string;

  @Field(() => Float, {
    nullable: true,
    description:
      'Points, 0 to 1,000,000. Null without a status removes the entered grade. Then the result of the linked quiz counts again.',
  })
  points?: number | null;

  @Field(() => GradeStatusEnum, {
    nullable: true,
    description: 'How the item counts, regardless of points. Null if the points count.',
  })
  status?: GradeStatus | null;

  @Field(() => String, {
    nullable: true,
    description: 'Note for instructors. Maximum 1,000 characters. Null to keep the stored note.',
  })
  note?: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      'Feedback for the student, who sees it next to the released grade. Maximum 1,000 characters. Null to keep the stored feedback.',
  })
  feedback?: string | null;

  @Field(() => Int, {
    nullable: true,
    description:
      'Revision of the grade that the client loaded. If the stored revision differs, the grade is not changed and is returned in `conflicts`. Null to change the grade in any case.',
  })
  revision?: number | null;
}

@InputType({ description: 'How an item is graded. Omitted fields stay.' })
export class GradebookColumnInput {
  @Field(() => ID, {
    nullable: true,
    description: 'ID of a quiz of the course that the caller can edit. Null to remove the link.',
  })
  quizId?: string | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'True to show students their grades of the item.',
  })
  isReleased?: boolean | null;
}
