import type { Difficulty } from '../../core/quizzes/question.ts';
import { Field, ID, InputType, ObjectType } from '../type-graphql.ts';
import { DifficultyEnum } from './question.enums.ts';

@InputType({
  description:
    'What to change of every one of them; what is left out stays. Deleting goes alone, without other changes.',
})
export class QuestionChangesInput {
  @Field(() => ID, { nullable: true, description: 'The category’s id; null for none.' })
  categoryId?: string | null;

  @Field(() => DifficultyEnum, { nullable: true, description: 'Null: not said.' })
  difficulty?: Difficulty | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Whether they may be drawn for students who practise.',
  })
  practice?: boolean | null;

  @Field(() => Boolean, {
    nullable: true,
    description:
      'True deletes those that stand in no quiz: a CONFLICT where one does. False brings back what was deleted in the last 30 days.',
  })
  deleted?: boolean | null;
}

@ObjectType({ simpleResolvers: true, description: 'What became of a change of many questions.' })
export class QuestionChanges {
  @Field(() => [ID], {
    description: 'Those that were changed, in the order of the list; the others were so already.',
  })
  ids!: readonly string[];
}
