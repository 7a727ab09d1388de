import type { Difficulty, QuestionType } from '../../core/quizzes/question.ts';
import { Field, Float, ID, Int, ObjectType } from '../type-graphql.ts';
import { DifficultyEnum, QuestionTypeEnum } from './question.enums.ts';
import { MatchingPair, NumericAnswer } from './question.type.ts';

@ObjectType({ simpleResolvers: true, description: 'A question in a quiz, as its author wrote it.' })
export class QuizQuestion {
  @Field(() => ID, { description: 'Opaque.' })
  id!: string;

  @Field(() => Boolean, { description: 'Whether it stands in the bank; else it belongs to this quiz alone.' })
  inBank!: boolean;

  @Field(() => Float, { description: 'What a full answer gives in this quiz.' })
  points!: number;

  @Field(() => QuestionTypeEnum, { description: 'How it is answered.' })
  type!: QuestionType;

  @Field(() => String, { description: 'Plain text.' })
  question!: string;

  @Field(() => [String], { description: 'Choices, or the accepted texts of SHORT_ANSWER.' })
  answers!: readonly string[];

  @Field(() => [Int], { description: '1-based positions of the right answers, ascending.' })
  correctAnswer!: readonly number[];

  @Field(() => [String], { description: 'Why each answer is right or wrong, in their order; or empty.' })
  answerExplanations!: readonly string[];

  @Field(() => [NumericAnswer], { description: 'NUMERIC alone.' })
  numericAnswers!: readonly NumericAnswer[];

  @Field(() => [MatchingPair], { description: 'MATCHING alone.' })
  pairs!: readonly MatchingPair[];

  @Field(() => String, { description: 'Shown with the result; may be empty.' })
  explanation!: string;

  @Field(() => [String], { description: 'What it is about.' })
  concepts!: readonly string[];

  @Field(() => DifficultyEnum, { nullable: true, description: 'Null: not said.' })
  difficulty!: Difficulty | null;
}
