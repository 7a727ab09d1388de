import type { Difficulty, QuestionType } from '../../core/quizzes/question.ts';
import { Field, ID, InputType, Int } from '../type-graphql.ts';
import { DifficultyEnum, QuestionTypeEnum } from './question.enums.ts';

@InputType({ description: 'A question of a bank, and the revision of it that was selected.' })
export class QuestionRevisionInput {
  @Field(() => ID, { description: 'ID of the question.' })
  id!: string;

  @Field(() => Int, {
    nullable: true,
    description:
      'Revision that was selected. Fails with CONFLICT if the stored revision is another. Null if any revision is fine.',
  })
  revision?: number | null;
}

@InputType({ description: 'Filter for questions of a bank. Omitted fields do not filter.' })
export class QuestionFilterInput {
  @Field(() => ID, {
    nullable: true,
    description: 'ID of the bank. Null for the caller’s own, or for all banks for admins.',
  })
  bankId?: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      'Beginnings of words in the text, the concepts, the answers or the explanations, in any order and letter case. Maximum 200 characters. The first 10 words are used.',
  })
  search?: string | null;

  @Field(() => ID, { nullable: true, description: 'ID of a quiz category. Null for all.' })
  categoryId?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Concept that the questions are about. Letter case is ignored. Null for all.',
  })
  concept?: string | null;

  @Field(() => DifficultyEnum, { nullable: true, description: 'Difficulty of the questions. Null for all.' })
  difficulty?: Difficulty | null;

  @Field(() => QuestionTypeEnum, { nullable: true, description: 'Question type. Null for all.' })
  type?: QuestionType | null;
}

@InputType({
  description: 'Questions of banks: exactly one of `questions` and `filter`. Maximum 5,000 questions.',
})
export class QuestionSelectionInput {
  @Field(() => [QuestionRevisionInput], { nullable: true, description: 'The selected questions.' })
  questions?: QuestionRevisionInput[] | null;

  @Field(() => QuestionFilterInput, {
    nullable: true,
    description: 'Selects all questions that match when the operation runs.',
  })
  filter?: QuestionFilterInput | null;

  @Field(() => Int, {
    nullable: true,
    description:
      'Expected number of matches of `filter`. Fails with CONFLICT if the number differs. Null to skip the check.',
  })
  count?: number | null;
}
