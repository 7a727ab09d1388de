import { Field, ObjectType } from '../type-graphql.ts';

@ObjectType({ simpleResolvers: true, description: 'A file in an answer.' })
export class DataExport {
  @Field(() => String, { description: 'What to call it.' })
  fileName!: string;

  @Field(() => String, { description: 'Its media type.' })
  contentType!: string;

  @Field(() => String, { description: 'Its bytes in base64.' })
  content!: string;
}
