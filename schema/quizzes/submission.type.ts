import { GraphQLDateTime } from 'graphql-scalars';
import { Field, Float, Int, ObjectType } from '../type-graphql.ts';
import { AttemptResult } from './attempt-result.type.ts';
import { TakenAttempt } from './taken-attempt.type.ts';

@ObjectType({
  simpleResolvers: true,
  description: 'An attempt that was handed in, for who may edit the quiz.',
})
export class QuizSubmission extends TakenAttempt {
  @Field(() => GraphQLDateTime, { description: 'When it was handed in.' })
  submittedAt!: string;

  @Field(() => Float, { description: 'Points so far.' })
  score!: number;

  @Field(() => Float, { nullable: true, description: '0 to 100; null while pending.' })
  percent!: number | null;

  @Field(() => Boolean, { description: 'Whether a person has yet to judge an answer.' })
  pending!: boolean;

  @Field(() => Int, { description: 'Counts the changes. A grade sent with an older one is a CONFLICT.' })
  revision!: number;
}

@ObjectType({ simpleResolvers: true, description: 'An attempt with its answers, for who may edit the quiz.' })
export class QuizSubmissionDetail {
  @Field(() => QuizSubmission, { description: 'Who handed it in, and what it came to.' })
  submission!: QuizSubmission;

  @Field(() => AttemptResult, { description: 'All of it, whatever the quiz reveals to takers.' })
  result!: AttemptResult;
}
