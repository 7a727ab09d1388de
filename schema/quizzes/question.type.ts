import type { TextFormat } from '../../core/rich-text/text-format.ts';
import { GraphQLDateTime } from 'graphql-scalars';
import type { Difficulty, QuestionType } from '../../core/quizzes/question.ts';
import { connectionOf } from '../connections/connection.ts';
import { Field, Float, ID, Int, InterfaceType, ObjectType } from '../type-graphql.ts';
import { DifficultyEnum, QuestionTypeEnum, TextFormatEnum } from './question.enums.ts';

@ObjectType({ simpleResolvers: true, description: 'An accepted number.' })
export class NumericAnswer {
  @Field(() => Float, { description: 'Correct value.' })
  value!: number;

  @Field(() => Float, { description: 'Maximum accepted difference from the value.' })
  tolerance!: number;
}

@ObjectType({ simpleResolvers: true, description: 'A pair of a MATCHING question.' })
export class MatchingPair {
  @Field(() => String, { description: 'Prompt. Empty if `right` is a distractor.' })
  left!: string;

  @Field(() => String, { description: 'Option.' })
  right!: string;
}

@ObjectType({ simpleResolvers: true, description: 'A quiz that uses a question.' })
export class QuestionUse {
  @Field(() => ID, { description: 'ID of the quiz.' })
  quizId!: string;

  @Field(() => String, { description: 'Title of the quiz.' })
  title!: string;
}

@ObjectType({ simpleResolvers: true, description: 'A question of the bank in a list of similar questions.' })
export class QuestionSummary {
  @Field(() => ID, { description: 'ID of the question.' })
  id!: string;

  @Field(() => TextFormatEnum, { description: 'Format of the question’s texts.' })
  textFormat!: TextFormat;

  @Field(() => String, { description: 'Text of the question.' })
  question!: string;

  @Field(() => GraphQLDateTime, { description: 'When it was last changed.' })
  updatedAt!: string;
}

@ObjectType({
  simpleResolvers: true,
  description: 'A question of the bank that its owner deleted and can still restore.',
})
export class DeletedQuestion {
  @Field(() => ID, { description: 'ID of the question.' })
  id!: string;

  @Field(() => QuestionTypeEnum, { description: 'Question type.' })
  type!: QuestionType;

  @Field(() => TextFormatEnum, { description: 'Format of the question’s texts.' })
  textFormat!: TextFormat;

  @Field(() => String, { description: 'Text of the question.' })
  question!: string;

  @Field(() => GraphQLDateTime, { description: 'When it was deleted.' })
  deletedAt!: string;

  @Field(() => GraphQLDateTime, {
    description: 'When it can no longer be restored: 30 days after its deletion.',
  })
  restoreExpiresAt!: string;
}

@InterfaceType({
  description: 'Wording and answer key of a question. Only for users who can see the answer key.',
})
export abstract class QuestionWording {
  @Field(() => QuestionTypeEnum, { description: 'Question type.' })
  type!: QuestionType;

  @Field(() => TextFormatEnum, { description: 'Format of the question’s texts.' })
  textFormat!: TextFormat;

  @Field(() => String, { description: 'Text of the question.' })
  question!: string;

  @Field(() => [String], { description: 'Answer options, or the accepted texts of SHORT_ANSWER.' })
  answers!: readonly string[];

  @Field(() => [Int], { description: 'Positions of the correct answers, counted from 1, ascending.' })
  correctAnswer!: readonly number[];

  @Field(() => [String], {
    description: 'Explanation of each answer, in the order of the answers. May be empty.',
  })
  answerExplanations!: readonly string[];

  @Field(() => [NumericAnswer], { description: 'Accepted numbers. For NUMERIC questions only.' })
  numericAnswers!: readonly NumericAnswer[];

  @Field(() => [MatchingPair], { description: 'Pairs. For MATCHING questions only.' })
  pairs!: readonly MatchingPair[];

  @Field(() => String, { description: 'Explanation, shown with the result. May be empty.' })
  explanation!: string;

  @Field(() => [String], { description: 'Concepts that the question is about.' })
  concepts!: readonly string[];

  @Field(() => Float, { description: 'Points for a fully correct answer.' })
  points!: number;
}

@ObjectType({
  implements: QuestionWording,
  simpleResolvers: true,
  description: 'A question with its answers. Its owner, readers of the bank and admins only.',
})
export class Question extends QuestionWording {
  @Field(() => ID, { description: 'ID of the question.' })
  id!: string;

  @Field(() => ID, { nullable: true, description: 'ID of the quiz category. Null if there is none.' })
  categoryId!: string | null;

  @Field(() => DifficultyEnum, { nullable: true, description: 'Difficulty. Null if unset.' })
  difficulty!: Difficulty | null;

  @Field(() => Boolean, { description: 'True if the question can be used in students’ practice.' })
  availableForPractice!: boolean;

  @Field(() => Boolean, {
    description: 'True if the question is in the bank. False if it belongs to one quiz only.',
  })
  isInBank!: boolean;

  @Field(() => Boolean, { description: 'True if the caller can edit and delete it.' })
  canEdit!: boolean;

  @Field(() => Int, {
    description:
      'Number of the current version of its text, answers and points. An attempt keeps the version that it showed.',
  })
  version!: number;

  @Field(() => Int, {
    description: 'Number that grows with each change. An edit with an older revision fails with CONFLICT.',
  })
  revision!: number;

  @Field(() => GraphQLDateTime, { description: 'When it was created.' })
  createdAt!: string;

  @Field(() => GraphQLDateTime, { description: 'When it was last changed.' })
  updatedAt!: string;

  @Field(() => [QuestionUse], {
    description:
      'Quizzes of its owner that use the question. Callers who are not the owner get only the quizzes in courses that they edit. Maximum 20.',
  })
  usedIn!: readonly QuestionUse[];

  @Field(() => [QuestionSummary], {
    description:
      'Other questions of the same bank with the same text, except for letter case, spaces and punctuation. Maximum 20.',
  })
  duplicates!: readonly QuestionSummary[];
}

export const QuestionConnection = connectionOf(Question, {
  name: 'Question',
  description: 'Questions of a bank, most recently changed first.',
});
