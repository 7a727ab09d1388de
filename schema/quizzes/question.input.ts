import type { TextFormat } from '../../core/rich-text/text-format.ts';
import type { Difficulty, QuestionType } from '../../core/quizzes/question.ts';
import { Field, Float, ID, InputType, Int } from '../type-graphql.ts';
import { DifficultyEnum, QuestionTypeEnum, TextFormatEnum } from './question.enums.ts';

@InputType({ description: 'An accepted number.' })
export class NumericAnswerInput {
  @Field(() => Float, { description: 'Correct value.' })
  value!: number;

  @Field(() => Float, {
    defaultValue: 0,
    description: 'Maximum accepted difference from the value, 0 or more.',
  })
  tolerance!: number;
}

@InputType({ description: 'A pair of a MATCHING question.' })
export class MatchingPairInput {
  @Field(() => String, {
    defaultValue: '',
    description: 'Prompt, maximum 2,000 characters. Empty to make `right` a distractor.',
  })
  left!: string;

  @Field(() => String, { description: 'Option, 1 to 2,000 characters.' })
  right!: string;
}

@InputType({ description: 'A question to store.' })
export class QuestionInput {
  @Field(() => QuestionTypeEnum, {
    nullable: true,
    description:
      'Question type. Default: MULTIPLE_CHOICE with one correct answer, MULTIPLE_ANSWERS with several.',
  })
  type?: QuestionType | null;

  @Field(() => TextFormatEnum, {
    defaultValue: 'PLAIN',
    description:
      'How the question, its answer options, the sides of its pairs and its explanations are written. Accepted texts of SHORT_ANSWER and concepts are always plain.',
  })
  textFormat!: TextFormat;

  @Field(() => String, {
    description:
      'Text, 1 to 10,000 characters. Maximum 12,000 together with all other texts of the question.',
  })
  question!: string;

  @Field(() => [String], {
    defaultValue: [],
    description:
      'Answer options, 2 to 50 (2 for TRUE_FALSE), or the accepted texts of SHORT_ANSWER, 1 to 50. Each 1 to 2,000 characters.',
  })
  answers!: string[];

  @Field(() => [Int], {
    defaultValue: [],
    description: 'Positions of the correct options, counted from 1. Ignored for types without options.',
  })
  correctAnswer!: number[];

  @Field(() => [String], {
    defaultValue: [],
    description: 'Explanation of each answer, in the order of `answers`. Maximum 5,000 characters each.',
  })
  answerExplanations!: string[];

  @Field(() => [NumericAnswerInput], {
    defaultValue: [],
    description: 'Accepted numbers, 1 to 50. For NUMERIC questions only.',
  })
  numericAnswers!: NumericAnswerInput[];

  @Field(() => [MatchingPairInput], {
    defaultValue: [],
    description:
      'Pairs, 2 to 50, distractors included. At least 2 have a prompt. For MATCHING questions only.',
  })
  pairs!: MatchingPairInput[];

  @Field(() => String, {
    defaultValue: '',
    description: 'Explanation, shown with the result. Maximum 5,000 characters.',
  })
  explanation!: string;

  @Field(() => ID, { nullable: true, description: 'ID of the quiz category. Null if there is none.' })
  categoryId?: string | null;

  @Field(() => [String], {
    defaultValue: [],
    description: 'Concepts that the question is about. Maximum 20, each 1 to 100 characters.',
  })
  concepts!: string[];

  @Field(() => DifficultyEnum, { nullable: true, description: 'Difficulty. Null if unset.' })
  difficulty?: Difficulty | null;

  @Field(() => Float, { defaultValue: 1, description: 'Points for a fully correct answer, 0 to 10,000.' })
  points!: number;

  @Field(() => Boolean, {
    defaultValue: false,
    description: 'True if the question can be used in students’ practice.',
  })
  availableForPractice!: boolean;
}
