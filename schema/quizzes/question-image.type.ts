import { Field, ID, Int, ObjectType } from '../type-graphql.ts';

@ObjectType({
  simpleResolvers: true,
  description:
    'An image for questions. A formatted text shows it with the Markdown of an image whose address is “file:” and the ID.',
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
