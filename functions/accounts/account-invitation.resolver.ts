import {
  AcceptAccountInvitationInput,
  AccountInvitation,
  AccountInvitationConnection,
  AccountInvitationResult,
  ReceivedAccountInvitation,
} from '../../schema/accounts/account-invitation.types.ts';
import type { Role } from '../../core/accounts/role.ts';
import { RoleEnum } from '../../schema/accounts/role.enum.ts';
import { User } from '../../schema/accounts/user.type.ts';
import { PageArguments } from '../../schema/connections/connection.ts';
import { Arg, Args, Authorized, Ctx, ID, Mutation, Query, Resolver } from '../../schema/type-graphql.ts';
import type { Actor } from '../platform/actor.ts';
import { CurrentActor } from '../platform/current-actor.ts';
import { Cost } from '../platform/limits/cost.ts';
import type { RequestContext } from '../platform/request-context.ts';
import type { AccountInvitationService } from './account-invitation.service.ts';
import type { InvitationAcceptanceService } from './invitation-acceptance.service.ts';

const invitationId = { description: 'ID of the invitation.' } as const;

@Resolver()
export class AccountInvitationResolver {
  constructor(
    private readonly invitations: AccountInvitationService,
    private readonly acceptance: InvitationAcceptanceService,
  ) {}

  @Authorized('admin', 'session')
  @Cost(10)
  @Mutation(() => AccountInvitationResult, {
    nullable: true,
    description:
      'Invites email addresses to create accounts with a role. Each address gets a mail with a link that works once, for 7 days. If an address cannot be invited, the others are still invited. Maximum invitation mails per day: 1,000 sent by one admin, and 5 to one mailbox. Admins only.',
  })
  inviteUsers(
    @Arg('emails', () => [String], {
      description:
        'Email addresses, optionally with a name: Ada Lovelace <ada@site.org>. Letter case is ignored. Maximum 100.',
    })
    emails: string[],
    @Arg('role', () => RoleEnum, { description: 'Role of the accounts.' }) role: Role,
    @CurrentActor() actor: Actor,
  ): Promise<AccountInvitationResult> {
    return this.invitations.invite(actor, emails, role);
  }

  @Authorized('admin')
  @Query(() => AccountInvitationConnection, {
    nullable: true,
    description: 'Invitations that were not accepted or withdrawn, newest first. Admins only.',
  })
  accountInvitations(@Args(() => PageArguments) page: PageArguments) {
    return this.invitations.list(page);
  }

  @Authorized('admin', 'session')
  @Mutation(() => AccountInvitation, {
    nullable: true,
    description: 'Mails a new link for an invitation. It replaces the previous link. Admins only.',
  })
  resendAccountInvitation(
    @Arg('id', () => ID, invitationId) id: string,
    @CurrentActor() actor: Actor,
  ): Promise<AccountInvitation> {
    return this.invitations.resend(actor, id);
  }

  @Authorized('admin', 'session')
  @Mutation(() => ID, {
    nullable: true,
    description: 'Withdraws an invitation, so that its link no longer works. Returns its ID. Admins only.',
  })
  cancelAccountInvitation(
    @Arg('id', () => ID, invitationId) id: string,
    @CurrentActor() actor: Actor,
  ): Promise<string> {
    return this.invitations.withdraw(actor, id);
  }

  @Authorized('anyone')
  @Query(() => ReceivedAccountInvitation, {
    nullable: true,
    description:
      'The invitation that belongs to a mailed link, if it can still be accepted. Anyone with the link can read it. Maximum 300 requests from one client address in 15 minutes.',
  })
  receivedAccountInvitation(
    @Arg('token', () => String, { description: 'Token from the link in the mail.' }) token: string,
    @Ctx() { client }: RequestContext,
  ): Promise<ReceivedAccountInvitation> {
    return this.acceptance.preview(token, client);
  }

  @Authorized('anyone')
  @Mutation(() => User, {
    nullable: true,
    description:
      'Accepts an invitation: creates the account with a verified address and the role of the invitation, and signs in. The response sets the session cookies.',
  })
  acceptAccountInvitation(
    @Arg('input', () => AcceptAccountInvitationInput, { description: 'Token, name and password.' })
    input: AcceptAccountInvitationInput,
    @Ctx() context: RequestContext,
  ): Promise<User> {
    return this.acceptance.accept(input, context);
  }
}
