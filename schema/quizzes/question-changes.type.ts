import type { Difficulty } from '../../core/quizzes/question.ts';
import { Field, ID, InputType, ObjectType } from '../type-graphql.ts';
import { DifficultyEnum } from './question.enums.ts';

@InputType({
  description:
    'Fields to change in each question. Omitted fields stay. Deleting cannot be combined with other changes.',
})
export class QuestionChangesInput {
  @Field(() => ID, {
    nullable: true,
    description: 'ID of the quiz category. Null to move the questions out of their category.',
  })
  categoryId?: string | null;

  @Field(() => DifficultyEnum, { nullable: true, description: 'Difficulty. Null to unset it.' })
  difficulty?: Difficulty | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'True if the questions can be used in students’ practice.',
  })
  availableForPractice?: boolean | null;

  @Field(() => Boolean, {
    nullable: true,
    description:
      'True to delete the questions; fails with CONFLICT if a quiz uses one. False to restore questions deleted in the last 30 days.',
  })
  isDeleted?: boolean | null;
}

@ObjectType({ simpleResolvers: true, description: 'Result of updating many questions.' })
export class QuestionChanges {
  @Field(() => [ID], {
    description:
      'IDs of the changed questions, in the order of the selection. Questions that were in the requested state already are not included.',
  })
  ids!: readonly string[];
}
