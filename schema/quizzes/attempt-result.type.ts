import { GraphQLDateTime } from 'graphql-scalars';
import type { QuestionType } from '../../core/quizzes/question.ts';
import { Field, Float, ID, ObjectType } from '../type-graphql.ts';
import { AnswerMatch, AttemptOption, GivenAnswer } from './given-answer.type.ts';
import { QuestionTypeEnum } from './question.enums.ts';
import { NumericAnswer } from './question.type.ts';

@ObjectType({
  simpleResolvers: true,
  description: 'What is right: only what the question’s type uses is filled.',
})
export class CorrectAnswer {
  @Field(() => [ID], { description: 'Of `answers`.' })
  answerIds!: readonly string[];

  @Field(() => [String], { description: 'SHORT_ANSWER alone: each counts as right.' })
  texts!: readonly string[];

  @Field(() => [NumericAnswer], { description: 'NUMERIC alone: each counts as right.' })
  numbers!: readonly NumericAnswer[];

  @Field(() => [AnswerMatch], { description: 'MATCHING alone.' })
  matches!: readonly AnswerMatch[];
}

@ObjectType({
  simpleResolvers: true,
  description:
    'A question of an attempt that was handed in. Rightness is told as far as the quiz reveals it.',
})
export class ResultQuestion {
  @Field(() => ID, { description: 'The question’s id.' })
  id!: string;

  @Field(() => QuestionTypeEnum, { description: 'How it was answered.' })
  type!: QuestionType;

  @Field(() => String, { description: 'Plain text, as the attempt asked it.' })
  question_text!: string;

  @Field(() => [AttemptOption], { description: 'As the attempt showed them.' })
  answers!: readonly AttemptOption[];

  @Field(() => [AttemptOption], { description: 'As the attempt showed them.' })
  lefts!: readonly AttemptOption[];

  @Field(() => [AttemptOption], { description: 'As the attempt showed them.' })
  rights!: readonly AttemptOption[];

  @Field(() => GivenAnswer, { description: 'What was answered.' })
  chosen!: GivenAnswer;

  @Field(() => CorrectAnswer, { nullable: true, description: 'Null where it is not revealed.' })
  correct!: CorrectAnswer | null;

  @Field(() => String, { nullable: true, description: 'Null where it is not revealed.' })
  explanation!: string | null;

  @Field(() => [String], {
    description:
      'Why each of `answers` (of `correct.texts` for SHORT_ANSWER) is right or wrong; or empty, also where it is not revealed.',
  })
  answerExplanations!: readonly string[];

  @Field(() => Float, { description: 'What a full answer gives.' })
  points!: number;

  @Field(() => Float, {
    nullable: true,
    description: 'Points that it earned; null while a person has to judge, and where it is not revealed.',
  })
  earned!: number | null;

  @Field(() => Boolean, {
    description:
      'Whether everybody was given all of its points, whatever they answered; false where rightness is not revealed.',
  })
  fullCredit!: boolean;

  @Field(() => String, { description: 'What who graded it said; may be empty.' })
  feedback!: string;

  @Field(() => Boolean, { description: 'Whether a person has yet to judge it.' })
  pending!: boolean;
}

@ObjectType({ simpleResolvers: true, description: 'What an attempt that was handed in came to.' })
export class AttemptResult {
  @Field(() => ID, { description: 'The attempt’s id.' })
  id!: string;

  @Field(() => GraphQLDateTime, { description: 'When it was handed in.' })
  submittedAt!: string;

  @Field(() => GraphQLDateTime, {
    nullable: true,
    description: 'When it was last judged anew and came to something else; null where it never was.',
  })
  regradedAt!: string | null;

  @Field(() => Float, { description: 'Points, without those that a person has yet to give.' })
  score!: number;

  @Field(() => Float, { description: 'Points that there are.' })
  possible!: number;

  @Field(() => Float, {
    nullable: true,
    description: '0 to 100; null while something is pending, and where nothing can be earned.',
  })
  percent!: number | null;

  @Field(() => Boolean, { description: 'Whether a person has yet to judge an answer.' })
  pending!: boolean;

  @Field(() => Boolean, { description: 'Whether the quiz reveals by now what is right, and why.' })
  revealed!: boolean;

  @Field(() => [ResultQuestion], { description: 'In the attempt’s order.' })
  questions!: readonly ResultQuestion[];
}
