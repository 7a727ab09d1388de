import { Field, InputType } from '../type-graphql.ts';
import { NoteContentScalar } from './note-content.scalar.ts';

@InputType({ description: 'A note of a course to save.' })
export class SavePublicNoteInput {
  @Field(() => String, { defaultValue: '', description: 'Title. Maximum 200 characters. May be empty.' })
  title!: string;

  @Field(() => NoteContentScalar, { nullable: true, description: 'Content. Null for an empty note.' })
  content?: unknown;

  @Field(() => String, {
    nullable: true,
    description:
      'Idempotency key, maximum 100 characters. A caller who sends the same key again gets the note that was created with it, as it is now.',
  })
  key?: string | null;
}

@InputType({ description: 'Changes to a note of a course. Omitted fields stay.' })
export class UpdatePublicNoteInput {
  @Field(() => String, { nullable: true, description: 'Title. Maximum 200 characters. May be empty.' })
  title?: string | null;

  @Field(() => NoteContentScalar, { nullable: true, description: 'Content.' })
  content?: unknown;
}
