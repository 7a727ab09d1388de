import { GraphQLDateTime } from 'graphql-scalars';
import type { AttemptKind } from '../../core/quizzes/attempt-kind.ts';
import { Field, Float, ID, Int, ObjectType } from '../type-graphql.ts';
import { AttemptKindEnum } from './attempt.type.ts';

@ObjectType({ simpleResolvers: true, description: 'An own attempt, in the list of a quiz’s.' })
export class AttemptSummary {
  @Field(() => ID, { description: 'The attempt’s id.' })
  id!: string;

  @Field(() => ID, { description: 'The quiz’s id.' })
  quizId!: string;

  @Field(() => AttemptKindEnum, { description: 'What it is for.' })
  kind!: AttemptKind;

  @Field(() => Int, { description: 'Counts the own attempts of the kind, from 1.' })
  number!: number;

  @Field(() => GraphQLDateTime, { description: 'When it began.' })
  startedAt!: string;

  @Field(() => GraphQLDateTime, { nullable: true, description: 'When time is up; null without a limit.' })
  dueAt!: string | null;

  @Field(() => GraphQLDateTime, { nullable: true, description: 'When it was handed in; null while open.' })
  submittedAt!: string | null;

  @Field(() => Float, { nullable: true, description: 'Points so far; null while open.' })
  score!: number | null;

  @Field(() => Float, { description: 'Points that there are.' })
  possible!: number;

  @Field(() => Float, {
    nullable: true,
    description: '0 to 100; null while open or pending, and where nothing can be earned.',
  })
  percent!: number | null;

  @Field(() => Boolean, { description: 'Whether a person has yet to judge an answer.' })
  pending!: boolean;

  @Field(() => Boolean, { description: 'Whether it is the one that counts, by the quiz’s rule.' })
  counts!: boolean;

  @Field(() => GraphQLDateTime, {
    nullable: true,
    description:
      'When the result came to what it is: handed in, graded or judged anew, whichever was last; null while open.',
  })
  resultAt!: string | null;
}
