import { GraphQLDateTime } from 'graphql-scalars';
import { Field, ID, Int, InterfaceType, ObjectType } from '../type-graphql.ts';
import { NoteContentScalar } from './note-content.scalar.ts';

@InterfaceType({
  description:
    'A note of a course without its content. The owner, the staff and the members of the course can read it.',
})
export abstract class PublicNoteFields {
  @Field(() => ID, { description: 'ID of the note.' })
  id!: string;

  @Field(() => ID, { description: 'ID of the course.' })
  courseId!: string;

  @Field(() => String, { description: 'Title. May be empty.' })
  title!: string;

  @Field(() => Int, {
    description: 'Number of the state, which grows with each change. `updatePublicNote` compares it.',
  })
  revision!: number;

  @Field(() => String, {
    description: 'Name of the person who changed the note last. Empty if the account was deleted.',
  })
  authorName!: string;

  @Field(() => GraphQLDateTime, { description: 'When the note was created.' })
  createdAt!: string;

  @Field(() => GraphQLDateTime, { description: 'When it was last changed.' })
  updatedAt!: string;
}

@ObjectType({
  implements: PublicNoteFields,
  simpleResolvers: true,
  description: 'A note of a course. The owner, the staff and the members of the course can read it.',
})
export class PublicNote extends PublicNoteFields {
  @Field(() => NoteContentScalar, { description: 'Content.' })
  content!: unknown;

  @Field(() => Boolean, {
    description:
      'True if the caller can edit it: instructors who own the course or are co-instructors of it.',
  })
  canEdit!: boolean;
}

@ObjectType({
  implements: PublicNoteFields,
  simpleResolvers: true,
  description: 'A note of a course in a list, without its content.',
})
export class PublicNoteMeta extends PublicNoteFields {
  @Field(() => String, {
    description: 'Beginning of the text on one line, maximum 200 characters. May be empty.',
  })
  excerpt!: string;
}

@ObjectType({
  simpleResolvers: true,
  description: 'A deleted note of a course that can still be restored. Editors of the course only.',
})
export class DeletedPublicNote {
  @Field(() => ID, { description: 'ID of the note.' })
  id!: string;

  @Field(() => ID, { description: 'ID of the course.' })
  courseId!: string;

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

@InterfaceType({
  description: 'A version of a course’s note without its content. Editors of the course only.',
})
export abstract class PublicNoteVersionFields {
  @Field(() => ID, { description: 'ID of the version.' })
  id!: string;

  @Field(() => Int, { description: 'Number of the version, from 1.' })
  number!: number;

  @Field(() => String, { description: 'Title in this version. May be empty.' })
  title!: string;

  @Field(() => String, { description: 'Name of its author. Empty if the account was deleted.' })
  authorName!: string;

  @Field(() => GraphQLDateTime, { description: 'When it was last changed.' })
  savedAt!: string;
}

@ObjectType({
  implements: PublicNoteVersionFields,
  simpleResolvers: true,
  description:
    'A version of a course’s note. A new one begins with a change by another author, or 30 minutes after the last one began.',
})
export class PublicNoteVersion extends PublicNoteVersionFields {
  @Field(() => NoteContentScalar, { description: 'Content in this version.' })
  content!: unknown;
}

@ObjectType({
  implements: PublicNoteVersionFields,
  simpleResolvers: true,
  description: 'A version of a course’s note in its history, without its content.',
})
export class PublicNoteVersionMeta extends PublicNoteVersionFields {}
