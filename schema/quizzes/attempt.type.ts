import type { TextFormat } from '../../core/rich-text/text-format.ts';
import { GraphQLDateTime } from 'graphql-scalars';
import { attemptKinds, type AttemptKind } from '../../core/quizzes/attempt-kind.ts';
import type { QuestionType } from '../../core/quizzes/question.ts';
import { enumObject } from '../enum-object.ts';
import { Field, Float, ID, Int, ObjectType, registerEnumType } from '../type-graphql.ts';
import { AttemptResult } from './attempt-result.type.ts';
import { AttemptOption, QuestionResponse } from './question-response.type.ts';
import { QuestionTypeEnum, TextFormatEnum } from './question.enums.ts';

export const AttemptKindEnum = enumObject(attemptKinds);

registerEnumType(AttemptKindEnum, {
  name: 'AttemptKind',
  description: 'What an attempt is for.',
  valuesConfig: {
    GRADED: {
      description: 'An attempt at all questions. It counts for the grade, except in a practice quiz.',
    },
    RETRY: {
      description: 'An attempt at the questions that were missed. It does not count and has no time limit.',
    },
  },
});

@ObjectType({
  simpleResolvers: true,
  description: 'A question as an attempt shows it. It does not show which answer is correct.',
})
export class AttemptQuestion {
  @Field(() => ID, { description: 'ID of the question.' })
  id!: string;

  @Field(() => QuestionTypeEnum, { description: 'Question type.' })
  type!: QuestionType;

  @Field(() => TextFormatEnum, { description: 'Format of the question’s texts.' })
  textFormat!: TextFormat;

  @Field(() => String, { description: 'Text of the question.' })
  question_text!: string;

  @Field(() => Float, { description: 'Points for a fully correct answer.' })
  points!: number;

  @Field(() => [AttemptOption], {
    description:
      'Answer options in the order of this attempt. Empty for question types without answer options.',
  })
  answers!: readonly AttemptOption[];

  @Field(() => [AttemptOption], { description: 'Prompts to match. For MATCHING questions only.' })
  matchPrompts!: readonly AttemptOption[];

  @Field(() => [AttemptOption], {
    description: 'Options to match the prompts with. For MATCHING questions only.',
  })
  matchOptions!: readonly AttemptOption[];

  @Field(() => QuestionResponse, { description: 'The saved answer. Blank if there is none.' })
  response!: QuestionResponse;
}

@ObjectType({ simpleResolvers: true, description: 'An attempt of the caller at a quiz.' })
export class Attempt {
  @Field(() => ID, { description: 'ID of the attempt.' })
  id!: string;

  @Field(() => ID, { description: 'ID of the quiz.' })
  quizId!: string;

  @Field(() => String, { description: 'Title of the quiz.' })
  quizTitle!: string;

  @Field(() => AttemptKindEnum, { description: 'What the attempt is for.' })
  kind!: AttemptKind;

  @Field(() => Int, { description: 'Number among the caller’s attempts of this kind, counted from 1.' })
  number!: number;

  @Field(() => GraphQLDateTime, { description: 'When the attempt began.' })
  startedAt!: string;

  @Field(() => GraphQLDateTime, {
    nullable: true,
    description:
      'When the server ends the attempt: at the time limit or when the quiz closes. Null if there is neither.',
  })
  dueAt!: string | null;

  @Field(() => GraphQLDateTime, {
    nullable: true,
    description: 'When the attempt was submitted. Null while it is open.',
  })
  submittedAt!: string | null;

  @Field(() => GraphQLDateTime, {
    description: 'Current time of the server’s clock, to show the time that is left.',
  })
  serverTime!: string;

  @Field(() => Int, { description: 'Number of saves. A save with an older revision fails with CONFLICT.' })
  revision!: number;

  @Field(() => [AttemptQuestion], { description: 'Questions in the order of this attempt.' })
  questions!: readonly AttemptQuestion[];

  @Field(() => AttemptResult, {
    nullable: true,
    description: 'Result of the attempt. Null while it is open.',
  })
  result!: AttemptResult | null;
}
