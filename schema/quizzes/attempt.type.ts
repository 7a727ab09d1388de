import { GraphQLDateTime } from 'graphql-scalars';
import { attemptKinds, type AttemptKind } from '../../core/quizzes/attempt-kind.ts';
import type { QuestionType } from '../../core/quizzes/question.ts';
import { enumObject } from '../enum-object.ts';
import { Field, Float, ID, Int, ObjectType, registerEnumType } from '../type-graphql.ts';
import { AttemptResult } from './attempt-result.type.ts';
import { AttemptOption, GivenAnswer } from './given-answer.type.ts';
import { QuestionTypeEnum } from './question.enums.ts';

export const AttemptKindEnum = enumObject(attemptKinds);

registerEnumType(AttemptKindEnum, {
  name: 'AttemptKind',
  description: 'What an attempt is for.',
  valuesConfig: {
    GRADED: { description: 'All questions; counts.' },
    RETRY: { description: 'Only what was missed; counts for nothing and has no time limit.' },
  },
});

@ObjectType({
  simpleResolvers: true,
  description: 'A question as an attempt asks it. Nothing in it tells which answer is right.',
})
export class AttemptQuestion {
  @Field(() => ID, { description: 'The question’s id.' })
  id!: string;

  @Field(() => QuestionTypeEnum, { description: 'How it is answered.' })
  type!: QuestionType;

  @Field(() => String, { description: 'Plain text; line breaks are kept.' })
  question_text!: string;

  @Field(() => Float, { description: 'What a full answer gives.' })
  points!: number;

  @Field(() => [AttemptOption], { description: 'What to choose among, in this attempt’s order; or empty.' })
  answers!: readonly AttemptOption[];

  @Field(() => [AttemptOption], { description: 'MATCHING alone: what looks for a partner.' })
  lefts!: readonly AttemptOption[];

  @Field(() => [AttemptOption], { description: 'MATCHING alone: the possible partners.' })
  rights!: readonly AttemptOption[];

  @Field(() => GivenAnswer, { description: 'What is saved; blank at first.' })
  given!: GivenAnswer;
}

@ObjectType({ simpleResolvers: true, description: 'An own attempt at a quiz.' })
export class Attempt {
  @Field(() => ID, { description: 'Opaque.' })
  id!: string;

  @Field(() => ID, { description: 'The quiz’s id.' })
  quizId!: string;

  @Field(() => String, { description: 'The quiz’s title.' })
  quizTitle!: string;

  @Field(() => AttemptKindEnum, { description: 'What it is for.' })
  kind!: AttemptKind;

  @Field(() => Int, { description: 'Counts the own attempts of the kind, from 1.' })
  number!: number;

  @Field(() => GraphQLDateTime, { description: 'When it began.' })
  startedAt!: string;

  @Field(() => GraphQLDateTime, {
    nullable: true,
    description: 'When time is up, by the server’s clock; null without a limit.',
  })
  dueAt!: string | null;

  @Field(() => GraphQLDateTime, { nullable: true, description: 'When it was handed in; null while open.' })
  submittedAt!: string | null;

  @Field(() => GraphQLDateTime, {
    description: 'What the server’s clock says: for showing the time that is left.',
  })
  now!: string;

  @Field(() => Int, { description: 'Counts the saves. A save sent with an older one is a CONFLICT.' })
  revision!: number;

  @Field(() => [AttemptQuestion], { description: 'What it asks, in its own order.' })
  questions!: readonly AttemptQuestion[];

  @Field(() => AttemptResult, { nullable: true, description: 'Null while it is open.' })
  result!: AttemptResult | null;
}
