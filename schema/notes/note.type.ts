import { GraphQLDateTime } from 'graphql-scalars';
import { connectionOf } from '../connections/connection.ts';
import { Field, ID, Int, InterfaceType, ObjectType } from '../type-graphql.ts';
import { NoteContentScalar } from './note-content.scalar.ts';

@InterfaceType({ description: 'A note without its content. Its owner only.' })
export abstract class NoteFields {
  @Field(() => ID, { description: 'ID of the note.' })
  id!: string;

  @Field(() => String, { description: 'Title. May be empty.' })
  title!: string;

  @Field(() => [String], { description: 'Tags, in the order in which they were added.' })
  tags!: readonly string[];

  @Field(() => ID, { nullable: true, description: 'ID of the course that the note is about, or null.' })
  courseId!: string | null;

  @Field(() => Boolean, { description: 'True if the note is listed before the others.' })
  isPinned!: boolean;

  @Field(() => Int, {
    description: 'Number of the state, which grows with each change. `updateNote` compares it.',
  })
  revision!: number;

  @Field(() => GraphQLDateTime, { description: 'When the note was created.' })
  createdAt!: string;

  @Field(() => GraphQLDateTime, { description: 'When it was last changed.' })
  updatedAt!: string;
}

@ObjectType({ implements: NoteFields, simpleResolvers: true, description: 'A note. Its owner only.' })
export class Note extends NoteFields {
  @Field(() => NoteContentScalar, { description: 'Content.' })
  content!: unknown;
}

@ObjectType({
  implements: NoteFields,
  simpleResolvers: true,
  description: 'A note in a list, without its content. Its owner only.',
})
export class NoteMeta extends NoteFields {
  @Field(() => String, {
    description:
      'Part of the text on one line, maximum 200 characters: its beginning, or in a search the part with the first found word. May be empty.',
  })
  excerpt!: string;
}

export const NoteMetaConnection = connectionOf(NoteMeta, {
  name: 'NoteMeta',
  description: 'A page of the caller’s notes.',
});

@ObjectType({ simpleResolvers: true, description: 'A note that its owner deleted and can still restore.' })
export class DeletedNote {
  @Field(() => ID, { description: 'ID of the note.' })
  id!: string;

  @Field(() => String, { description: 'Title. May be empty.' })
  title!: string;

  @Field(() => String, { description: 'Beginning of the text, maximum 200 characters. May be empty.' })
  excerpt!: string;

  @Field(() => GraphQLDateTime, { description: 'When it was deleted.' })
  deletedAt!: string;

  @Field(() => GraphQLDateTime, {
    description: 'When it can no longer be restored: 30 days after its deletion.',
  })
  restoreExpiresAt!: string;
}

@ObjectType({ simpleResolvers: true, description: 'A tag of the caller’s notes.' })
export class NoteTag {
  @Field(() => String, { description: 'The tag in lower case.' })
  tag!: string;

  @Field(() => Int, { description: 'Number of notes with the tag.' })
  noteCount!: number;
}
