import type { QuestionType } from '../../core/quizzes/question.ts';
import { Field, Float, ID, Int, ObjectType } from '../type-graphql.ts';
import { QuestionTypeEnum } from './question.enums.ts';

@ObjectType({ simpleResolvers: true, description: 'An attempt that comes to something else.' })
export class RegradeChange {
  @Field(() => ID, { description: 'The attempt’s id.' })
  attemptId!: string;

  @Field(() => String, { description: 'The taker’s name when the attempt began.' })
  name!: string;

  @Field(() => String, { description: 'The taker’s address when the attempt began.' })
  email!: string;

  @Field(() => Int, { description: 'Counts the taker’s attempts, from 1.' })
  number!: number;

  @Field(() => Float, { description: 'Points before.' })
  before!: number;

  @Field(() => Float, { description: 'Points after.' })
  after!: number;

  @Field(() => Float, { description: 'Points that there were.' })
  possibleBefore!: number;

  @Field(() => Float, { description: 'Points that there are.' })
  possibleAfter!: number;
}

@ObjectType({
  simpleResolvers: true,
  description:
    'A question that was asked and is scored by itself, and how those who handed it in were judged.',
})
export class RegradeQuestion {
  @Field(() => ID, { description: 'The question’s id.' })
  id!: string;

  @Field(() => QuestionTypeEnum, { description: 'How it is answered.' })
  type!: QuestionType;

  @Field(() => String, { description: 'Plain text, as it was asked last.' })
  question_text!: string;

  @Field(() => Int, { description: 'People who were judged by an earlier key or other points.' })
  earlier!: number;

  @Field(() => Int, {
    description: 'People who were asked in other words than it has by now: they keep the key of their time.',
  })
  reworded!: number;

  @Field(() => String, {
    nullable: true,
    description: 'Why these are not judged anew, one sentence; null where there are none.',
  })
  whyNot!: string | null;

  @Field(() => Boolean, { description: 'Whether everybody is given all of its points.' })
  fullCredit!: boolean;
}

@ObjectType({
  simpleResolvers: true,
  description: 'What judging by the newest keys changes, or has changed. What a person graded stays.',
})
export class Regrade {
  @Field(() => ID, { description: 'The quiz’s id.' })
  id!: string;

  @Field(() => Int, { description: 'People who handed in with an earlier key of some question.' })
  people!: number;

  @Field(() => Int, { description: 'Attempts that come to something else.' })
  changed!: number;

  @Field(() => [RegradeChange], { description: 'These attempts, by name; at most 500.' })
  changes!: readonly RegradeChange[];

  @Field(() => [RegradeQuestion], {
    description: 'In the order of the quiz; what stands in it no more, last.',
  })
  questions!: readonly RegradeQuestion[];
}

@ObjectType({
  simpleResolvers: true,
  description: 'A quiz that was handed in with an earlier key of a question.',
})
export class QuizToRegrade {
  @Field(() => ID, { description: 'The quiz’s id.' })
  quizId!: string;

  @Field(() => String, { description: 'The quiz’s title.' })
  quizTitle!: string;

  @Field(() => Int, { description: 'People who were judged by an earlier key or other points; 1 or more.' })
  people!: number;
}
