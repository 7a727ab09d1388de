import { Field, ID, Int, ObjectType } from '../type-graphql.ts';

@ObjectType({
  simpleResolvers: true,
  description: 'A file of a quiz.',
})
export class QuizFile {
  @Field(() => ID, { description: 'ID of the file.' })
  id!: string;

  @Field(() => String, { description: 'File name.' })
  name!: string;

  @Field(() => Int, { description: 'Size in bytes.' })
  size!: number;

  @Field(() => String, { description: 'Media type, detected from its content.' })
  type!: string;

  @Field(() => String, { description: 'URL of the file on this server.' })
  url!: string;
}
