import { GraphQLDateTime } from 'graphql-scalars';
import { Field, InputType, Int } from '../type-graphql.ts';

@InputType({
  description:
    'Settings of a quiz that differ for one person. It replaces the previous exception of the person. At least one field is needed.',
})
export class QuizExceptionInput {
  @Field(() => GraphQLDateTime, {
    nullable: true,
    description: 'When the quiz opens for the person. Null for the date of the quiz.',
  })
  opensAt?: Date | null;

  @Field(() => GraphQLDateTime, {
    nullable: true,
    description: 'Due date of the person. Null for the date of the quiz.',
  })
  dueAt?: Date | null;

  @Field(() => GraphQLDateTime, {
    nullable: true,
    description:
      'When the quiz closes for the person. Null for the date of the quiz, or the person’s own `dueAt` if that is later.',
  })
  closesAt?: Date | null;

  @Field(() => Int, {
    defaultValue: 0,
    description:
      'Minutes in addition to the time limit, 0 to 10,080. They apply at once to an open attempt. The attempt still ends when the quiz closes.',
  })
  extraMinutes!: number;

  @Field(() => Int, {
    defaultValue: 0,
    description: 'Attempts in addition to the allowed ones, 0 to 1,000.',
  })
  extraAttempts!: number;
}
