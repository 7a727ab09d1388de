import { GraphQLDateTime } from 'graphql-scalars';
import { connectionOf } from '../connections/connection.ts';
import { Field, ID, ObjectType } from '../type-graphql.ts';

@ObjectType({
  simpleResolvers: true,
  description: 'A change of a role, a right or a grade: noted before it was made, and never changed itself.',
})
export class AuditEntry {
  @Field(() => ID, { description: 'Opaque.' })
  id!: string;

  @Field(() => GraphQLDateTime, { description: 'When.' })
  at!: string;

  @Field(() => ID, {
    description: 'The account that did it; `settings` where the server’s own settings did.',
  })
  actorId!: string;

  @Field(() => String, {
    description: 'Its address at that time; the name of the setting where that did it.',
  })
  actorEmail!: string;

  @Field(() => String, { description: 'What was done: the name of the operation.' })
  action!: string;

  @Field(() => String, { description: 'What kind of thing it was done to.' })
  subjectType!: string;

  @Field(() => ID, { description: 'The thing.' })
  subjectId!: string;

  @Field(() => String, { description: 'The thing, in words.' })
  subject!: string;

  @Field(() => String, { nullable: true, description: 'What it was before.' })
  before!: string | null;

  @Field(() => String, { nullable: true, description: 'What it was to be after.' })
  after!: string | null;
}

export const AuditConnection = connectionOf(AuditEntry, {
  name: 'Audit',
  description: 'The audit log, newest first.',
});
