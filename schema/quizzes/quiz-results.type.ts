import { GraphQLDateTime } from 'graphql-scalars';
import { resultSorts, resultStates, type ResultState } from '../../core/quizzes/quiz-results.ts';
import { connectionOf } from '../connections/connection.ts';
import { enumObject } from '../enum-object.ts';
import { Field, Float, ID, Int, ObjectType, registerEnumType } from '../type-graphql.ts';
import { TakenAttempt } from './taken-attempt.type.ts';

export const ResultStateEnum = enumObject(resultStates);

registerEnumType(ResultStateEnum, {
  name: 'ResultState',
  description: 'Where an attempt stands, for who grades it.',
  valuesConfig: {
    IN_PROGRESS: { description: 'Not handed in yet.' },
    TO_GRADE: { description: 'Handed in; a person has yet to judge an answer.' },
    GRADED: { description: 'Handed in, with all that it comes to.' },
  },
});

export const ResultSortEnum = enumObject(resultSorts);

registerEnumType(ResultSortEnum, {
  name: 'ResultSort',
  description: 'What results are sorted by. What has nothing there stands last.',
  valuesConfig: {
    NAME: { description: 'The taker’s name, then the address.' },
    SCORE: { description: 'The share of the points that there are; points so far while some wait.' },
    SUBMITTED: { description: 'When it was handed in.' },
  },
});

@ObjectType({
  simpleResolvers: true,
  description: 'An attempt that counts for a grade, for who may edit the quiz.',
})
export class QuizResult extends TakenAttempt {
  @Field(() => ResultStateEnum, { description: 'Where it stands.' })
  state!: ResultState;

  @Field(() => GraphQLDateTime, { nullable: true, description: 'When it was handed in; null while open.' })
  submittedAt!: string | null;

  @Field(() => Float, { nullable: true, description: 'From the start to handing in; null while open.' })
  minutes!: number | null;

  @Field(() => Float, { nullable: true, description: 'Points so far; null while open.' })
  score!: number | null;

  @Field(() => Float, {
    nullable: true,
    description: '0 to 100; null while open or waiting for a grade, and where nothing can be earned.',
  })
  percent!: number | null;

  @Field(() => Boolean, {
    description: 'Whether it is the one of its taker’s that counts, by the quiz’s rule.',
  })
  counts!: boolean;
}

export const QuizResultConnection = connectionOf(QuizResult, {
  name: 'QuizResult',
  description: 'Attempts at a quiz.',
});

@ObjectType({
  simpleResolvers: true,
  description: 'What the attempts at a quiz come to together. Of the last 5,000.',
})
export class QuizResultsSummary {
  @Field(() => ID, { description: 'The quiz’s id.' })
  id!: string;

  @Field(() => Int, { description: 'People who handed in an attempt.' })
  handedIn!: number;

  @Field(() => Int, {
    nullable: true,
    description: 'People in the quiz’s course; null without a course, or where the caller does not teach it.',
  })
  members!: number | null;

  @Field(() => Int, {
    nullable: true,
    description: 'Of these, who handed in an attempt; null as `members` is.',
  })
  membersHandedIn!: number | null;

  @Field(() => Int, { description: 'Attempts that the figures are of: those that count and are graded.' })
  counted!: number;

  @Field(() => Float, { nullable: true, description: 'Percent; null where nothing is graded.' })
  average!: number | null;

  @Field(() => Float, { nullable: true, description: 'Percent; null where nothing is graded.' })
  median!: number | null;

  @Field(() => Float, { nullable: true, description: 'Percent; null where nothing is graded.' })
  highest!: number | null;

  @Field(() => Float, { nullable: true, description: 'Percent; null where nothing is graded.' })
  lowest!: number | null;

  @Field(() => Int, { description: 'Attempts that wait for a grade.' })
  toGrade!: number;

  @Field(() => Int, { description: 'Attempts that are graded.' })
  graded!: number;

  @Field(() => Int, { description: 'Attempts that are not handed in yet.' })
  inProgress!: number;
}
