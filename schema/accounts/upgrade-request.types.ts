import { GraphQLDateTime } from 'graphql-scalars';
import { upgradeStatuses, type UpgradeStatus } from '../../core/accounts/upgrade-status.ts';
import { connectionOf } from '../connections/connection.ts';
import { Field, ID, InputType, ObjectType, registerEnumType } from '../type-graphql.ts';

/** GraphQL wants an object; the names are the values. */
export const UpgradeStatusEnum = Object.fromEntries(upgradeStatuses.map((status) => [status, status])) as {
  [S in UpgradeStatus]: S;
};

registerEnumType(UpgradeStatusEnum, {
  name: 'UpgradeStatus',
  description: 'What became of a request.',
  valuesConfig: {
    Pending: { description: 'An admin has yet to decide.' },
    Approved: { description: 'The account became an instructor’s.' },
    Refused: { description: 'The account stayed as it was.' },
  },
});

@InputType({ description: 'A wish to become an instructor.' })
export class UpgradeRequestInput {
  @Field(() => String, { description: 'Full name, 1 to 200 characters.' })
  name!: string;

  @Field(() => String, { description: 'An address at which the person can be asked about it.' })
  email!: string;

  @Field(() => String, { defaultValue: '', description: 'An http or https address; may be empty.' })
  linkedin!: string;

  @Field(() => String, {
    defaultValue: '',
    description: 'Academic title or position, at most 200 characters.',
  })
  title!: string;

  // The service asks for it, after it has looked whether the account may ask at all.
  @Field(() => String, { defaultValue: '', description: 'Why; plain text, 10 to 5,000 characters.' })
  description!: string;

  @Field(() => String, { defaultValue: '', description: 'School or university, at most 200 characters.' })
  affiliation!: string;
}

@ObjectType({
  simpleResolvers: true,
  description: 'A wish to become an instructor. Admins see it, and whoever made it.',
})
export class UpgradeRequest {
  @Field(() => ID, { description: 'Opaque.' })
  id!: string;

  @Field(() => ID, { description: 'The account that asks.' })
  userId!: string;

  @Field(() => String, { description: 'The account’s address, which is proven.' })
  accountEmail!: string;

  @Field(() => String, { description: 'Full name, as it was typed.' })
  name!: string;

  @Field(() => String, { description: 'The address to ask at, as it was typed.' })
  email!: string;

  @Field(() => String, { description: 'An http or https address; may be empty.' })
  linkedin!: string;

  @Field(() => String, { description: 'Academic title or position; may be empty.' })
  title!: string;

  @Field(() => String, { description: 'Why; plain text.' })
  description!: string;

  @Field(() => String, { description: 'School or university; may be empty.' })
  affiliation!: string;

  @Field(() => UpgradeStatusEnum, { description: 'What became of it.' })
  status!: UpgradeStatus;

  @Field(() => GraphQLDateTime, { description: 'When it was made.' })
  createdOn!: string;

  @Field(() => GraphQLDateTime, { nullable: true, description: 'When it was decided.' })
  decidedOn!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Why it was refused; plain text, null where nothing was said.',
  })
  reason!: string | null;
}

export const UpgradeRequestConnection = connectionOf(UpgradeRequest, {
  name: 'UpgradeRequest',
  description: 'Requests to become an instructor, newest first.',
});
