import { GraphQLDateTime } from 'graphql-scalars';
import { Field, Float, Int, ObjectType } from '../type-graphql.ts';
import { AttemptResult } from './attempt-result.type.ts';
import { TakenAttempt } from './taken-attempt.type.ts';

@ObjectType({
  simpleResolvers: true,
  description: 'A submitted attempt. The quiz’s editors, its graders and admins only.',
})
export class QuizSubmission extends TakenAttempt {
  @Field(() => GraphQLDateTime, { description: 'When the attempt was submitted.' })
  submittedAt!: string;

  @Field(() => Float, { description: 'Points so far.' })
  score!: number;

  @Field(() => Float, {
    nullable: true,
    description: 'Score in percent, 0 to 100. Null while grading is pending, or if the quiz has no points.',
  })
  percent!: number | null;

  @Field(() => Boolean, { description: 'True if an answer still needs to be graded by a person.' })
  isPending!: boolean;

  @Field(() => Int, {
    description: 'Number that grows with each change. A grade with an older revision fails with CONFLICT.',
  })
  revision!: number;
}

@ObjectType({
  simpleResolvers: true,
  description: 'A submitted attempt with its answers. The quiz’s editors, its graders and admins only.',
})
export class QuizSubmissionDetail {
  @Field(() => QuizSubmission, { description: 'Student and score.' })
  submission!: QuizSubmission;

  @Field(() => AttemptResult, {
    description: 'The full result, including what the quiz does not show to students.',
  })
  result!: AttemptResult;
}
