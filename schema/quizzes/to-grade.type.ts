import { GraphQLDateTime } from 'graphql-scalars';
import { Field, ID, Int, ObjectType } from '../type-graphql.ts';

@ObjectType({
  simpleResolvers: true,
  description: 'A quiz of the caller’s in which attempts wait for a person to grade them.',
})
export class QuizToGrade {
  @Field(() => ID, { description: 'The quiz’s id.' })
  quizId!: string;

  @Field(() => String, { description: 'The quiz’s title.' })
  quizTitle!: string;

  @Field(() => ID, { nullable: true, description: 'The course that it belongs to; null for none.' })
  courseId!: string | null;

  @Field(() => Int, { description: 'How many attempts wait; 1 or more.' })
  count!: number;

  @Field(() => GraphQLDateTime, { description: 'When the one that waits longest was handed in.' })
  waitingSince!: string;
}
