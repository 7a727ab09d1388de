import { GraphQLDateTime } from 'graphql-scalars';
import { Field, Int, ObjectType } from '../type-graphql.ts';
import { QuestionWording } from './question.type.ts';

@ObjectType({
  implements: QuestionWording,
  simpleResolvers: true,
  description: 'How a question was worded and answered at one time. For its author and admins.',
})
export class QuestionVersion extends QuestionWording {
  @Field(() => Int, { description: 'Counts the versions of one question, from 1.' })
  number!: number;

  @Field(() => GraphQLDateTime, { description: 'When it was written.' })
  createdOn!: string;
}
