import { GraphQLDateTime } from 'graphql-scalars';
import type { AttemptKind } from '../../core/quizzes/attempt-kind.ts';
import { connectionOf } from '../connections/connection.ts';
import { Field, Float, ID, Int, ObjectType } from '../type-graphql.ts';
import { AttemptKindEnum } from './attempt.type.ts';

@ObjectType({
  simpleResolvers: true,
  description: 'An attempt of the caller in a list.',
})
export class AttemptSummary {
  @Field(() => ID, { description: 'ID of the attempt.' })
  id!: string;

  @Field(() => ID, { description: 'ID of the quiz.' })
  quizId!: string;

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

  @Field(() => Float, { nullable: true, description: 'Points so far. Null while the attempt is open.' })
  score!: number | null;

  @Field(() => Float, { description: 'Maximum points. Without the essays of a submitted retry.' })
  possible!: number;

  @Field(() => Float, {
    nullable: true,
    description:
      'Score in percent, 0 to 100. Null while the attempt is open or grading is pending, or if no question has points.',
  })
  percent!: number | null;

  @Field(() => Boolean, {
    description:
      'True if an answer still needs to be graded by a person. False for a retry, whose essays nobody grades.',
  })
  isPending!: boolean;

  @Field(() => Boolean, { description: 'True if this attempt counts under the quiz’s `scoringPolicy`.' })
  isOfficial!: boolean;

  @Field(() => Boolean, {
    description: 'True if it was submitted after the student’s due date. Always false for retries.',
  })
  isLate!: boolean;

  @Field(() => GraphQLDateTime, {
    nullable: true,
    description:
      'When the result last changed: when it was submitted, graded or regraded. Null while the attempt is open.',
  })
  resultAt!: string | null;

  @Field(() => GraphQLDateTime, {
    nullable: true,
    description: 'When regrading last changed the result. Null if it never did.',
  })
  regradedAt!: string | null;

  @Field(() => Float, {
    nullable: true,
    description:
      'Score in percent before the last regrade that changed the result. Null if there was none, if grading was pending then, or if it is not known.',
  })
  percentBeforeRegrade!: number | null;
}

export const AttemptSummaryConnection = connectionOf(AttemptSummary, {
  name: 'AttemptSummary',
  description: 'Attempts of the caller.',
});
