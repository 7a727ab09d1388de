import { GraphQLDateTime } from 'graphql-scalars';
import type { Difficulty, QuestionType } from '../../core/quizzes/question.ts';
import { connectionOf } from '../connections/connection.ts';
import { Field, Float, ID, Int, InterfaceType, ObjectType } from '../type-graphql.ts';
import { DifficultyEnum, QuestionTypeEnum } from './question.enums.ts';

@ObjectType({ simpleResolvers: true, description: 'A number that counts as right.' })
export class NumericAnswer {
  @Field(() => Float, { description: 'The right number.' })
  value!: number;

  @Field(() => Float, { description: 'How far an answer may be away from it.' })
  tolerance!: number;
}

@ObjectType({ simpleResolvers: true, description: 'What belongs together in a MATCHING question.' })
export class MatchingPair {
  @Field(() => String, { description: 'What looks for its partner; empty: `right` is a distractor.' })
  left!: string;

  @Field(() => String, { description: 'Its partner.' })
  right!: string;
}

@ObjectType({ simpleResolvers: true, description: 'A quiz in which a question stands.' })
export class QuestionUse {
  @Field(() => ID, { description: 'The quiz’s id.' })
  quizId!: string;

  @Field(() => String, { description: 'The quiz’s title.' })
  title!: string;
}

@ObjectType({ simpleResolvers: true, description: 'A question of the bank in a list of similar ones.' })
export class QuestionSummary {
  @Field(() => ID, { description: 'Opaque.' })
  id!: string;

  @Field(() => String, { description: 'Plain text.' })
  question!: string;

  @Field(() => GraphQLDateTime, { description: 'When anything in it was changed last.' })
  updatedOn!: string;
}

@InterfaceType({ description: 'What a question asks, with its key: for authors and admins alone.' })
export abstract class QuestionWording {
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

  @Field(() => Float, { description: 'What a full answer gives.' })
  points!: number;
}

@ObjectType({
  implements: QuestionWording,
  simpleResolvers: true,
  description: 'A question with its answers, as its author and admins see it. Nobody else does.',
})
export class Question extends QuestionWording {
  @Field(() => ID, { description: 'Opaque.' })
  id!: string;

  @Field(() => ID, { nullable: true, description: 'The category’s id; null for none.' })
  categoryId!: string | null;

  @Field(() => DifficultyEnum, { nullable: true, description: 'Null: not said.' })
  difficulty!: Difficulty | null;

  @Field(() => Boolean, { description: 'Whether it may be drawn for students who practise.' })
  practice!: boolean;

  @Field(() => Boolean, { description: 'Whether it stands in the bank; else it belongs to one quiz alone.' })
  inBank!: boolean;

  @Field(() => Int, {
    description: 'Counts the versions of its text, answers and points. An attempt keeps the one that it saw.',
  })
  version!: number;

  @Field(() => Int, {
    description: 'Counts all changes. An edit sent with an older one is a CONFLICT.',
  })
  revision!: number;

  @Field(() => GraphQLDateTime, { description: 'When it was written.' })
  createdOn!: string;

  @Field(() => GraphQLDateTime, { description: 'When anything in it was changed last.' })
  updatedOn!: string;

  @Field(() => [QuestionUse], { description: 'Quizzes of its owner in which it stands; at most 20.' })
  usedIn!: readonly QuestionUse[];

  @Field(() => [QuestionSummary], {
    description:
      'Others of the same bank whose text differs in letter case, spaces and punctuation alone; at most 20.',
  })
  duplicates!: readonly QuestionSummary[];
}

export const QuestionConnection = connectionOf(Question, {
  name: 'Question',
  description: 'Questions of the bank, the one that was changed last first.',
});
