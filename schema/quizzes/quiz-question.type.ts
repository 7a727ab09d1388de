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
  @Field(() => ID, { description: 'Opaque.' })
  id!: string;

  @Field(() => Boolean, { description: 'Whether it stands in the bank; else it belongs to this quiz alone.' })
  inBank!: boolean;

  @Field(() => Float, { description: 'What a full answer gives in this quiz.' })
  declare points: number;

  @Field(() => DifficultyEnum, { nullable: true, description: 'Null: not said.' })
  difficulty!: Difficulty | null;
}
