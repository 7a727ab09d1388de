import { Field, InputType, ObjectType } from '../type-graphql.ts';
import { FileContentScalar } from './file-content.scalar.ts';

@InputType({ description: 'A file that is added.' })
export class FileInput {
  @Field(() => String, {
    description:
      'What it is called, 1 to 200 characters. Its ending has to say what it holds: pdf, png, jpg, gif, webp, mp3, mp4, docx, pptx, xlsx, txt, csv or md.',
  })
  name!: string;

  @Field(() => FileContentScalar, { description: 'Its bytes, at most 4 MB.' })
  content!: Uint8Array;
}

@ObjectType({ simpleResolvers: true, description: 'A file with its bytes.' })
export class FileDownload {
  @Field(() => String, { description: 'What it is called.' })
  fileName!: string;

  @Field(() => String, { description: 'Its media type.' })
  contentType!: string;

  @Field(() => FileContentScalar, { description: 'Its bytes.' })
  content!: Uint8Array;
}
