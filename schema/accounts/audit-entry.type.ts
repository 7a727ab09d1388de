import { GraphQLDateTime } from 'graphql-scalars';
import { connectionOf } from '../connections/connection.ts';
import { Field, ID, ObjectType } from '../type-graphql.ts';

@ObjectType({
  simpleResolvers: true,
  description:
    'A log entry about a change, for example of a role, a permission, a grade or the name of a quiz category. An entry is written just before the change, is never edited, and is kept if the change then fails.',
})
export class AuditEntry {
  @Field(() => ID, { description: 'ID of the entry.' })
  id!: string;

  @Field(() => GraphQLDateTime, { description: 'When the entry was written.' })
  createdAt!: string;

  @Field(() => ID, {
    description: 'ID of the acting account. `settings` if the server’s settings made the change.',
  })
  actorId!: string;

  @Field(() => String, {
    description:
      'Email address of the acting account at that time. Name of the setting if the server’s settings made the change.',
  })
  actorEmail!: string;

  @Field(() => String, { description: 'Name of the operation.' })
  action!: string;

  @Field(() => String, { description: 'Type of the object that was changed.' })
  subjectType!: string;

  @Field(() => ID, { description: 'ID of the object that was changed.' })
  subjectId!: string;

  @Field(() => String, { description: 'Name or email address of the person or object that was changed.' })
  subject!: string;

  @Field(() => String, {
    nullable: true,
    description:
      'Email address of the affected person at that time. Null if no person is affected, and in older entries about people of courses.',
  })
  subjectEmail!: string | null;

  @Field(() => String, { nullable: true, description: 'Value before the change. Null if there was none.' })
  before!: string | null;

  @Field(() => String, { nullable: true, description: 'Value after the change. Null if there is none.' })
  after!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Name of the course of the object, at that time. Null if it is in none.',
  })
  course!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Reason that the acting person gave. Null if there is none.',
  })
  reason!: string | null;
}

export const AuditConnection = connectionOf(AuditEntry, {
  name: 'Audit',
  description: 'The audit log, newest first.',
});
