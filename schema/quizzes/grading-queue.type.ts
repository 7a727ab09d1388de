import { GraphQLDateTime } from 'graphql-scalars';
import { Field, ID, Int, ObjectType } from '../type-graphql.ts';

@ObjectType({
  simpleResolvers: true,
  description: 'A quiz that the caller can grade, with attempts that need to be graded by a person.',
})
export class GradingQueueEntry {
  @Field(() => ID, { description: 'ID of the quiz.' })
  quizId!: string;

  @Field(() => String, { description: 'Title of the quiz.' })
  quizTitle!: string;

  @Field(() => ID, { nullable: true, description: 'ID of the course. Null if there is none.' })
  courseId!: string | null;

  @Field(() => Int, { description: 'Number of attempts that need to be graded, 1 or more.' })
  count!: number;

  @Field(() => GraphQLDateTime, { description: 'When the attempt with the longest wait was submitted.' })
  oldestSubmittedAt!: string;
}
