import { Field, ObjectType } from '../type-graphql.ts';

@ObjectType({
  simpleResolvers: true,
  description: 'A ZIP file with the caller’s notes, one Markdown file each.',
})
export class NoteExport {
  @Field(() => String, { description: 'Suggested file name.' })
  fileName!: string;

  @Field(() => String, { description: 'Media type.' })
  contentType!: string;

  @Field(() => String, { description: 'Content in base64.' })
  content!: string;
}
