import type { Role } from '../../core/accounts/role.ts';
import { AuditConnection } from '../../schema/accounts/audit-entry.type.ts';
import { RoleEnum } from '../../schema/accounts/role.enum.ts';
import { FoundUsers, UserConnection } from '../../schema/accounts/user-list.types.ts';
import { User } from '../../schema/accounts/user.type.ts';
import { pageArguments } from '../../schema/connections/connection.ts';
import { Arg, Authorized, ID, Int, Mutation, Query, Resolver } from '../../schema/type-graphql.ts';
import type { Actor } from '../platform/actor.ts';
import { CurrentActor } from '../platform/current-actor.ts';
import { Cost } from '../platform/limits/cost.ts';
import type { UserAdministrationService } from './user-administration.service.ts';

const anAccount = { description: 'The account.' } as const;

@Resolver()
export class AdministrationResolver {
  constructor(private readonly administration: UserAdministrationService) {}

  @Authorized('admin')
  @Cost(2)
  @Query(() => UserConnection, { nullable: true, description: 'Accounts, by address. For admins.' })
  users(
    @Arg('search', () => String, {
      nullable: true,
      description: 'The beginning of an address, a first, last or full name, in any case.',
    })
    search: string | null,
    @Arg('role', () => RoleEnum, { nullable: true, description: 'Only those of this role.' })
    role: Role | null,
    @Arg('first', () => Int, pageArguments.first) first: number,
    @Arg('after', () => String, pageArguments.after) after: string | null,
  ) {
    const wanted = { search: search ?? null, role: role ?? null };
    return this.administration.list(wanted, { first, after: after ?? null });
  }

  @Authorized('admin')
  @Query(() => FoundUsers, {
    nullable: true,
    description: 'Which addresses of a pasted list have an account. For admins.',
  })
  findUsers(
    @Arg('emails', () => [String], { description: 'At most 500; the case of letters does not matter.' })
    emails: string[],
  ): Promise<FoundUsers> {
    return this.administration.findMany(emails);
  }

  @Authorized('signedIn')
  @Query(() => User, {
    nullable: true,
    description: 'One account, by address or by id: the own, or anybody’s for an admin.',
  })
  user(
    @Arg('email', () => String, { nullable: true, description: 'Its address.' }) email: string | null,
    @Arg('id', () => ID, { nullable: true, description: 'Its id, instead of the address.' })
    id: string | null,
    @CurrentActor() actor: Actor,
  ): Promise<User> {
    return this.administration.get(actor, { email, id });
  }

  @Authorized('admin', 'session')
  @Mutation(() => User, {
    nullable: true,
    description:
      'Changes what an account may do, from its next request on; a mail says so. For admins; not for the own account, and never for the last admin.',
  })
  setRole(
    @Arg('userId', () => ID, anAccount) userId: string,
    @Arg('role', () => RoleEnum, { description: 'What it may do from now on.' }) role: Role,
    @CurrentActor() actor: Actor,
  ): Promise<User> {
    return this.administration.setRole(actor, userId, role);
  }

  @Authorized('admin')
  @Mutation(() => User, {
    nullable: true,
    description: 'Lets an account ask to become an instructor, or not. For admins.',
  })
  setUpgradeRequests(
    @Arg('userId', () => ID, anAccount) userId: string,
    @Arg('enabled', () => Boolean, { description: 'Whether it may ask.' }) enabled: boolean,
    @CurrentActor() actor: Actor,
  ): Promise<User> {
    return this.administration.setUpgradeRequests(actor, userId, enabled);
  }

  @Authorized('admin', 'session')
  @Mutation(() => User, {
    nullable: true,
    description:
      'Shuts an account, which ends its sessions at once and its tokens for good, or opens it again. For admins.',
  })
  setUserDisabled(
    @Arg('userId', () => ID, anAccount) userId: string,
    @Arg('disabled', () => Boolean, { description: 'Whether it is shut.' }) disabled: boolean,
    @CurrentActor() actor: Actor,
  ): Promise<User> {
    return this.administration.setDisabled(actor, userId, disabled);
  }

  @Authorized('admin')
  @Query(() => AuditConnection, {
    nullable: true,
    description: 'Who changed which role, right or grade, newest first. For admins.',
  })
  auditLog(
    @Arg('search', () => String, {
      nullable: true,
      description: 'The beginning of an address: of who did it, or of whom it was done to. Null: all.',
    })
    search: string | null,
    @Arg('first', () => Int, pageArguments.first) first: number,
    @Arg('after', () => String, pageArguments.after) after: string | null,
  ) {
    return this.administration.auditLog(search ?? null, { first, after: after ?? null });
  }
}
