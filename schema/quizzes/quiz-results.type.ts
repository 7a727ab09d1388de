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
    NAME: { description: 'Name of the student (email address if there is no name), then email address.' },
    SCORE: { description: 'Score in percent. While grading is pending, the points so far count.' },
    SUBMITTED: { description: 'When the attempt was submitted.' },
  },
});

@ObjectType({
  simpleResolvers: true,
  description: 'An attempt of kind GRADED. The quiz’s editors, its graders and admins only.',
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
  description:
    'Summary of the 5,000 attempts at a quiz that started last. Retries are not included. The quiz’s editors, its graders and admins only.',
})
export class QuizResultsSummary {
  @Field(() => ID, { description: 'ID of the quiz.' })
  id!: string;

  @Field(() => Int, {
    description:
      'Number of students who submitted an attempt. The owner and staff of the course, and people with another role in it, for example observers, are not counted.',
  })
  submittedCount!: number;

  @Field(() => Int, {
    nullable: true,
    description:
      'Number of people in the quiz’s course whose role is student, with or without an email address. Null if the quiz has no course, or if the caller does not teach it.',
  })
  memberCount!: number | null;

  @Field(() => Int, {
    nullable: true,
    description: 'Number of these students who submitted an attempt. Null if `memberCount` is null.',
  })
  submittedMemberCount!: number | null;

  @Field(() => Int, {
    description:
      'Number of official attempts of students that are graded. The average, median, highest and lowest score are computed from them.',
  })
  officialCount!: number;

  @Field(() => Float, {
    nullable: true,
    description: 'Average score in percent. Null if no official attempt is graded.',
  })
  average!: number | null;

  @Field(() => Float, {
    nullable: true,
    description: 'Median score in percent. Null if no official attempt is graded.',
  })
  median!: number | null;

  @Field(() => Float, {
    nullable: true,
    description: 'Highest score in percent. Null if no official attempt is graded.',
  })
  highest!: number | null;

  @Field(() => Float, {
    nullable: true,
    description: 'Lowest score in percent. Null if no official attempt is graded.',
  })
  lowest!: number | null;

  @Field(() => Int, { description: 'Number of submitted attempts that need to be graded by a person.' })
  toGradeCount!: number;

  @Field(() => Int, { description: 'Number of submitted attempts that are fully graded.' })
  gradedCount!: number;

  @Field(() => Int, { description: 'Number of attempts in progress.' })
  inProgressCount!: number;
}
