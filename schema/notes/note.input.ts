import { Field, ID, InputType } from '../type-graphql.ts';
import { NoteContentScalar } from './note-content.scalar.ts';

@InputType({ description: 'A note to save.' })
export class SaveNoteInput {
  @Field(() => String, { defaultValue: '', description: 'Title. Maximum 200 characters. May be empty.' })
  title!: string;

  @Field(() => NoteContentScalar, { nullable: true, description: 'Content. Null for an empty note.' })
  content?: unknown;

  @Field(() => [String], {
    defaultValue: [],
    description: 'Tags, maximum 20 of 40 characters. Tags that differ only in letter case are the same.',
  })
  tags!: readonly string[];

  @Field(() => ID, {
    nullable: true,
    description: 'ID of a course that the caller can read. Null for none.',
  })
  courseId?: string | null;

  @Field(() => Boolean, { defaultValue: false, description: 'True to list the note before the others.' })
  isPinned!: boolean;

  @Field(() => String, {
    nullable: true,
    description:
      'Idempotency key, maximum 100 characters. A caller who sends the same key again gets the note that was created with it, as it is now.',
  })
  key?: string | null;
}

@InputType({ description: 'Changes to a note. Omitted fields stay. Only `courseId` can be null.' })
export class UpdateNoteInput {
  @Field(() => String, { nullable: true, description: 'Title. Maximum 200 characters. May be empty.' })
  title?: string | null;

  @Field(() => NoteContentScalar, { nullable: true, description: 'Content.' })
  content?: unknown;

  @Field(() => [String], {
    nullable: true,
    description: 'Tags, maximum 20 of 40 characters. Tags that differ only in letter case are the same.',
  })
  tags?: readonly string[] | null;

  @Field(() => ID, {
    nullable: true,
    description: 'ID of a course that the caller can read. Null for none.',
  })
  courseId?: string | null;

  @Field(() => Boolean, { nullable: true, description: 'True to list the note before the others.' })
  isPinned?: boolean | null;
}
