import { GraphQLDateTime } from 'graphql-scalars';
import { connectionOf } from '../connections/connection.ts';
import { Field, Int, ObjectType } from '../type-graphql.ts';
import { QuestionWording } from './question.type.ts';

@ObjectType({
  implements: QuestionWording,
  simpleResolvers: true,
  description: 'A version of a question and its answers. Its owner, readers of the bank and admins only.',
})
export class QuestionVersion extends QuestionWording {
  @Field(() => Int, { description: 'Version number, counted from 1.' })
  number!: number;

  @Field(() => GraphQLDateTime, { description: 'When it was created.' })
  createdAt!: string;
}

export const QuestionVersionConnection = connectionOf(QuestionVersion, {
  name: 'QuestionVersion',
  description: 'Versions of a question, newest first.',
});
