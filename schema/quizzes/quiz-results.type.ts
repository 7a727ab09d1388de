import { GraphQLDateTime } from 'graphql-scalars';
import { resultSorts, resultStates, type ResultState } from '../../core/quizzes/quiz-results.ts';
import { connectionOf } from '../connections/connection.ts';
import { enumObject } from '../enum-object.ts';
import { Field, Float, ID, Int, ObjectType, registerEnumType } from '../type-graphql.ts';
import { TakenAttempt } from './taken-attempt.type.ts';

export const ResultStateEnum = enumObject(resultStates);

registerEnumType(ResultStateEnum, {
  name: 'ResultState',
  description: 'State of an attempt for its grader.',
  valuesConfig: {
    IN_PROGRESS: { description: 'Not submitted yet.' },
    TO_GRADE: { description: 'Submitted, and an answer needs to be graded by a person.' },
    GRADED: { description: 'Submitted and fully graded.' },
  },
});

export const ResultSortEnum = enumObject(resultSorts);

registerEnumType(ResultSortEnum, {
  name: 'ResultSort',
  description: 'Sort order of results. Missing values come last.',
  valuesConfig: {
    NAME: { description: 'Name of the student, then email address.' },
    SCORE: { description: 'Percent of the maximum points. Points so far while grading is pending.' },
    SUBMITTED: { description: 'When the attempt was submitted.' },
  },
});

@ObjectType({
  simpleResolvers: true,
  description: 'An attempt of kind GRADED. The quiz’s editors only.',
})
export class QuizResult extends TakenAttempt {
  @Field(() => ResultStateEnum, { description: 'State of the attempt.' })
  state!: ResultState;

  @Field(() => GraphQLDateTime, {
    nullable: true,
    description: 'When the attempt was submitted. Null while it is open.',
  })
  submittedAt!: string | null;

  @Field(() => Float, {
    nullable: true,
    description: 'Minutes from start to submission. Null while the attempt is open.',
  })
  minutes!: number | null;

  @Field(() => Float, { nullable: true, description: 'Points so far. Null while the attempt is open.' })
  score!: number | null;

  @Field(() => Float, {
    nullable: true,
    description:
      'Score in percent, 0 to 100. Null while the attempt is open or grading is pending, or if the quiz has no points.',
  })
  percent!: number | null;

  @Field(() => Boolean, {
    description: 'True if this attempt of the student counts under the quiz’s `scoringPolicy`.',
  })
  isOfficial!: boolean;
}

export const QuizResultConnection = connectionOf(QuizResult, {
  name: 'QuizResult',
  description: 'Attempts at a quiz.',
});

@ObjectType({
  simpleResolvers: true,
  description: 'Summary of the last 5,000 attempts at a quiz.',
})
export class QuizResultsSummary {
  @Field(() => ID, { description: 'ID of the quiz.' })
  id!: string;

  @Field(() => Int, { description: 'Number of people who submitted an attempt.' })
  submittedCount!: number;

  @Field(() => Int, {
    nullable: true,
    description:
      'Number of people in the quiz’s course. Null without a course, or if the caller does not teach it.',
  })
  memberCount!: number | null;

  @Field(() => Int, {
    nullable: true,
    description: 'Number of these people who submitted an attempt. Null if `memberCount` is null.',
  })
  submittedMemberCount!: number | null;

  @Field(() => Int, { description: 'Number of attempts in the figures: those that count and are graded.' })
  officialCount!: number;

  @Field(() => Float, {
    nullable: true,
    description: 'Average result in percent. Null if no attempt is graded.',
  })
  average!: number | null;

  @Field(() => Float, {
    nullable: true,
    description: 'Median result in percent. Null if no attempt is graded.',
  })
  median!: number | null;

  @Field(() => Float, {
    nullable: true,
    description: 'Highest result in percent. Null if no attempt is graded.',
  })
  highest!: number | null;

  @Field(() => Float, {
    nullable: true,
    description: 'Lowest result in percent. Null if no attempt is graded.',
  })
  lowest!: number | null;

  @Field(() => Int, { description: 'Number of attempts that need to be graded.' })
  toGradeCount!: number;

  @Field(() => Int, { description: 'Number of graded attempts.' })
  gradedCount!: number;

  @Field(() => Int, { description: 'Number of open attempts.' })
  inProgressCount!: number;
}
