import { Field, ID, Int, ObjectType } from '../type-graphql.ts';

@ObjectType({
  simpleResolvers: true,
  description:
    'An image for questions. A text in Markdown shows it with the address “file:” and the ID: ![Description](file:ID).',
})
export class QuestionImage {
  @Field(() => ID, { description: 'ID of the image.' })
  id!: string;

  @Field(() => String, { description: 'Media type, detected from its content: PNG, JPEG, WebP or GIF.' })
  type!: string;

  @Field(() => Int, { description: 'Size in bytes.' })
  size!: number;

  @Field(() => Int, { description: 'Width in pixels.' })
  width!: number;

  @Field(() => Int, { description: 'Height in pixels.' })
  height!: number;

  @Field(() => String, { description: 'URL of the image on this server.' })
  url!: string;
}
