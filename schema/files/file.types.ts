import { Field, InputType, ObjectType } from '../type-graphql.ts';
import { FileContentScalar } from './file-content.scalar.ts';

@InputType({ description: 'A file to add.' })
export class FileInput {
  @Field(() => String, {
    description:
      'File name, 1 to 200 characters. Allowed extensions: pdf, png, jpg, jpeg, gif, webp, mp3, mp4, docx, pptx, xlsx, txt, csv, md.',
  })
  name!: string;

  @Field(() => FileContentScalar, { description: 'Content. Maximum 4 MB.' })
  content!: Uint8Array;
}

@ObjectType({ simpleResolvers: true, description: 'A file with its content.' })
export class FileDownload {
  @Field(() => String, { description: 'File name.' })
  fileName!: string;

  @Field(() => String, { description: 'Media type.' })
  contentType!: string;

  @Field(() => FileContentScalar, { description: 'Content of the file.' })
  content!: Uint8Array;
}
