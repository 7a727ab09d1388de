import { GraphQLDateTime } from 'graphql-scalars';
import {
  accountInvitationStatuses,
  type AccountInvitationStatus,
} from '../../core/accounts/account-invitation-status.ts';
import type { Role } from '../../core/accounts/role.ts';
import { connectionOf } from '../connections/connection.ts';
import { enumObject } from '../enum-object.ts';
import { Field, ID, InputType, ObjectType, registerEnumType } from '../type-graphql.ts';
import { RoleEnum } from './role.enum.ts';

export const AccountInvitationStatusEnum = enumObject(accountInvitationStatuses);

registerEnumType(AccountInvitationStatusEnum, {
  name: 'AccountInvitationStatus',
  description: 'Status of an invitation to an account.',
  valuesConfig: {
    Pending: { description: 'Not accepted yet. The link in the mail works.' },
    Expired: {
      description:
        'The link in the mail no longer works: a week has passed, or its sender is no longer an admin. The address can be invited again.',
    },
    Registered: {
      description:
        'Somebody created an account for the address without the invitation. The link does not work.',
    },
  },
});

@ObjectType({
  simpleResolvers: true,
  description:
    'An invitation, sent to an email address, to create an account. It is not accepted yet. Admins only.',
})
export class AccountInvitation {
  @Field(() => ID, { description: 'ID of the invitation. Accepting it needs the token from the mail.' })
  id!: string;

  @Field(() => String, { description: 'Invited email address in lower case.' })
  email!: string;

  @Field(() => RoleEnum, { description: 'Role that the account will have.' })
  role!: Role;

  @Field(() => String, { description: 'Given name from the invitation. Empty if there is none.' })
  firstName!: string;

  @Field(() => String, { description: 'Family name from the invitation. Empty if there is none.' })
  lastName!: string;

  @Field(() => AccountInvitationStatusEnum, { description: 'Status of the invitation.' })
  status!: AccountInvitationStatus;

  @Field(() => GraphQLDateTime, { description: 'When the address was invited.' })
  createdAt!: string;

  @Field(() => GraphQLDateTime, { description: 'When the last mail was sent.' })
  sentAt!: string;

  @Field(() => GraphQLDateTime, { description: 'When the link of the last mail expires.' })
  expiresAt!: string;
}

export const AccountInvitationConnection = connectionOf(AccountInvitation, {
  name: 'AccountInvitation',
  description: 'Invitations that were not accepted or withdrawn, newest first.',
});

@ObjectType({ simpleResolvers: true, description: 'An email address that was not invited.' })
export class AccountInvitationFailure {
  @Field(() => String, { description: 'Text from the request, cut after 300 characters.' })
  email!: string;

  @Field(() => String, { description: 'Why the address was not invited, in one sentence.' })
  message!: string;
}

@ObjectType({ simpleResolvers: true, description: 'Result of inviting email addresses.' })
export class AccountInvitationResult {
  @Field(() => [AccountInvitation], { description: 'New invitations, in the order of the addresses.' })
  invitations!: readonly AccountInvitation[];

  @Field(() => [AccountInvitationFailure], {
    description: 'Addresses that were not invited. Empty if all were.',
  })
  failures!: readonly AccountInvitationFailure[];
}

@ObjectType({ simpleResolvers: true, description: 'An account invitation, as the invited person sees it.' })
export class ReceivedAccountInvitation {
  @Field(() => String, { description: 'Invited email address.' })
  email!: string;

  @Field(() => RoleEnum, { description: 'Role that the account will have.' })
  role!: Role;

  @Field(() => String, {
    description:
      'Suggested given name: from an unfinished registration with the address, otherwise from the invitation. May be empty.',
  })
  firstName!: string;

  @Field(() => String, {
    description:
      'Suggested family name: from an unfinished registration with the address, otherwise from the invitation. May be empty.',
  })
  lastName!: string;
}

@InputType({ description: 'What an invited person sends to create the account.' })
export class AcceptAccountInvitationInput {
  @Field(() => String, { description: 'Token from the link in the mail.' })
  token!: string;

  @Field(() => String, { description: 'Given name, 1 to 100 characters.' })
  firstName!: string;

  @Field(() => String, { defaultValue: '', description: 'Family name, at most 100 characters.' })
  lastName!: string;

  @Field(() => String, {
    description:
      'Password, 10 to 128 characters. Common passwords, and passwords with the name or email address, are refused.',
  })
  password!: string;
}
