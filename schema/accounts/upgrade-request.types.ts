import { GraphQLDateTime } from 'graphql-scalars';
import { upgradeStatuses, type UpgradeStatus } from '../../core/accounts/upgrade-status.ts';
import { connectionOf } from '../connections/connection.ts';
import { Field, ID, InputType, ObjectType, registerEnumType } from '../type-graphql.ts';

/** The values of the GraphQL enum, in the form that `registerEnumType` needs: each name is its own value. */
export const UpgradeStatusEnum = Object.fromEntries(upgradeStatuses.map((status) => [status, status])) as {
  [S in UpgradeStatus]: S;
};

registerEnumType(UpgradeStatusEnum, {
  name: 'UpgradeStatus',
  description: 'Status of a request to become an instructor.',
  valuesConfig: {
    Pending: { description: 'Not decided yet.' },
    Approved: { description: 'Approved. The applicant became an instructor.' },
    Refused: { description: 'Refused. The account is unchanged.' },
  },
});

@InputType({ description: 'A request to become an instructor.' })
export class UpgradeRequestInput {
  @Field(() => String, { description: 'Full name, 1 to 200 characters.' })
  name!: string;

  @Field(() => String, { description: 'Contact address.' })
  email!: string;

  @Field(() => String, {
    defaultValue: '',
    description: 'http or https URL, maximum 2,000 characters. May be empty.',
  })
  linkedin!: string;

  @Field(() => String, {
    defaultValue: '',
    description: 'Academic title or position. Maximum 200 characters.',
  })
  title!: string;

  // Optional here: the service first checks whether the account can send requests, and then requires a reason.
  @Field(() => String, { defaultValue: '', description: 'Reason in plain text, 10 to 5,000 characters.' })
  description!: string;

  @Field(() => String, { defaultValue: '', description: 'School or university. Maximum 200 characters.' })
  affiliation!: string;
}

@ObjectType({
  simpleResolvers: true,
  description: 'A request to become an instructor. The applicant and admins only.',
})
export class UpgradeRequest {
  @Field(() => ID, { description: 'ID of the request.' })
  id!: string;

  @Field(() => ID, { description: 'ID of the applicant’s account.' })
  userId!: string;

  @Field(() => String, { description: 'Verified email address of the account.' })
  accountEmail!: string;

  @Field(() => String, { description: 'Full name as typed.' })
  name!: string;

  @Field(() => String, { description: 'Contact address as typed.' })
  email!: string;

  @Field(() => String, { description: 'http or https URL. May be empty.' })
  linkedin!: string;

  @Field(() => String, { description: 'Academic title or position. May be empty.' })
  title!: string;

  @Field(() => String, { description: 'Why the applicant wants to become an instructor, in plain text.' })
  description!: string;

  @Field(() => String, { description: 'School or university. May be empty.' })
  affiliation!: string;

  @Field(() => UpgradeStatusEnum, { description: 'Status of the request.' })
  status!: UpgradeStatus;

  @Field(() => GraphQLDateTime, { description: 'When it was created.' })
  createdAt!: string;

  @Field(() => GraphQLDateTime, {
    nullable: true,
    description: 'When it was decided. Null while it is pending.',
  })
  decidedAt!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Reason of the refusal in plain text. Null if none was given.',
  })
  reason!: string | null;
}

export const UpgradeRequestConnection = connectionOf(UpgradeRequest, {
  name: 'UpgradeRequest',
  description: 'Requests to become an instructor, newest first.',
});
