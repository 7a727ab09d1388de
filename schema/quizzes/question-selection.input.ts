import type { Difficulty, QuestionType } from '../../core/quizzes/question.ts';
import { Field, ID, InputType, Int } from '../type-graphql.ts';
import { DifficultyEnum, QuestionTypeEnum } from './question.enums.ts';

@InputType({ description: 'A question of the bank, and how it was when it was chosen.' })
export class ChosenQuestionInput {
  @Field(() => ID, { description: 'The question.' })
  id!: string;

  @Field(() => Int, {
    nullable: true,
    description: 'The revision that was looked at: a CONFLICT where another is stored. Null: whichever.',
  })
  revision?: number | null;
}

@InputType({ description: 'What questions of the bank have in common. What is left out may be anything.' })
export class QuestionFilterInput {
  @Field(() => String, {
    nullable: true,
    description: 'Beginnings of words of the text or its concepts, in any order and case; ten are looked at.',
  })
  search?: string | null;

  @Field(() => ID, { nullable: true, description: 'Only those of this category.' })
  categoryId?: string | null;

  @Field(() => String, { nullable: true, description: 'Only those about this concept, in any case.' })
  concept?: string | null;

  @Field(() => DifficultyEnum, { nullable: true, description: 'Only those that are so hard.' })
  difficulty?: Difficulty | null;

  @Field(() => QuestionTypeEnum, { nullable: true, description: 'Only those answered in this way.' })
  type?: QuestionType | null;
}

@InputType({
  description: 'Questions of the bank: exactly one of `questions` and `filter`; at most 5,000 of them.',
})
export class QuestionSelectionInput {
  @Field(() => [ChosenQuestionInput], { nullable: true, description: 'These.' })
  questions?: ChosenQuestionInput[] | null;

  @Field(() => QuestionFilterInput, { nullable: true, description: 'All that match, at that moment.' })
  filter?: QuestionFilterInput | null;

  @Field(() => Int, {
    nullable: true,
    description:
      'With `filter`: how many are expected. A CONFLICT where they are more or fewer by now. Null: however many.',
  })
  count?: number | null;
}
