import type { Difficulty } from '../../core/quizzes/question.ts';
import { Field, Float, ID, ObjectType } from '../type-graphql.ts';
import { DifficultyEnum } from './question.enums.ts';
import { QuestionWording } from './question.type.ts';

@ObjectType({
  implements: QuestionWording,
  simpleResolvers: true,
  description: 'A question in a quiz, as its author wrote it.',
})
export class QuizQuestion extends QuestionWording {
  @Field(() => ID, { description: 'ID of the question.' })
  id!: string;

  @Field(() => Boolean, {
    description: 'True if the question is in the bank. False if it belongs to this quiz only.',
  })
  isInBank!: boolean;

  @Field(() => Float, { description: 'Points for a fully correct answer in this quiz.' })
  declare points: number;

  @Field(() => String, { nullable: true, description: 'Name of its pool. Null if every attempt asks it.' })
  pool!: string | null;

  @Field(() => DifficultyEnum, { nullable: true, description: 'Difficulty. Null if unset.' })
  difficulty!: Difficulty | null;
}
