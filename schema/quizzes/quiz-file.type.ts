import { Field, ID, Int, ObjectType } from '../type-graphql.ts';

@ObjectType({
  simpleResolvers: true,
  description: 'A file that comes with a quiz, for whoever may see the quiz.',
})
export class QuizFile {
  @Field(() => ID, { description: 'Opaque.' })
  id!: string;

  @Field(() => String, { description: 'What it is called.' })
  name!: string;

  @Field(() => Int, { description: 'Bytes.' })
  size!: number;

  @Field(() => String, { description: 'Media type, by its content.' })
  type!: string;

  @Field(() => String, { description: 'Where its bytes are, on this server.' })
  url!: string;
}
