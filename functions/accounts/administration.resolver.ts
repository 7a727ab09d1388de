import type { Role } from '../../core/accounts/role.ts';
import { GraphQLDateTime } from 'graphql-scalars';
import { AuditConnection } from '../../schema/accounts/audit-entry.type.ts';
import { RoleEnum } from '../../schema/accounts/role.enum.ts';
import { FoundUsers, UserConnection } from '../../schema/accounts/user-list.types.ts';
import { User } from '../../schema/accounts/user.type.ts';
import { UsersUpdate } from '../../schema/accounts/users-update.type.ts';
import { PageArguments } from '../../schema/connections/connection.ts';
import { Arg, Args, Authorized, ID, Mutation, Query, Resolver } from '../../schema/type-graphql.ts';
import type { Actor } from '../platform/actor.ts';
import { CurrentActor } from '../platform/current-actor.ts';
import { Cost } from '../platform/limits/cost.ts';
import type { ManyUsersService } from './many-users.service.ts';
import type { UserAdministrationService } from './user-administration.service.ts';

const reasonArgument = {
  nullable: true,
  description: 'Reason in plain text, maximum 500 characters. It is kept in the audit log.',
} as const;
const accountIds = { description: 'IDs of the accounts. Maximum 100.' } as const;
const accountId = { description: 'ID of the account.' } as const;

@Resolver()
export class AdministrationResolver {
  constructor(
    private readonly administration: UserAdministrationService,
    private readonly manyUsers: ManyUsersService,
  ) {}

  @Authorized('admin')
  @Cost(2)
  @Query(() => UserConnection, {
    nullable: true,
    description: 'Accounts in order of email address. Admins only.',
  })
  users(
    @Arg('search', () => String, {
      nullable: true,
      description:
        'Beginnings of words in the email address or name, in any order. Letter case and accents are ignored. Maximum 200 characters.',
    })
    search: string | null,
    @Arg('role', () => RoleEnum, { nullable: true, description: 'Role of the accounts. Null for all.' })
    role: Role | null,
    @Args(() => PageArguments) page: PageArguments,
  ) {
    const query = { search: search ?? null, role: role ?? null };
    return this.administration.list(query, page);
  }

  @Authorized('admin')
  @Query(() => FoundUsers, {
    nullable: true,
    description: 'Finds the accounts of a list of email addresses. Admins only.',
  })
  findUsers(
    @Arg('emails', () => [String], { description: 'Email addresses. Letter case is ignored. Maximum 500.' })
    emails: string[],
  ): Promise<FoundUsers> {
    return this.administration.findMany(emails);
  }

  @Authorized('signedIn')
  @Query(() => User, {
    nullable: true,
    description: 'An account by email address or ID: the caller’s, or any account for admins.',
  })
  user(
    @Arg('email', () => String, { nullable: true, description: 'Email address of the account.' })
    email: string | null,
    @Arg('id', () => ID, { nullable: true, description: 'ID of the account. Use either `email` or `id`.' })
    id: string | null,
    @CurrentActor() actor: Actor,
  ): Promise<User> {
    return this.administration.get(actor, { email, id });
  }

  @Authorized('admin', 'session')
  @Mutation(() => User, {
    nullable: true,
    description:
      'Changes the role of an account, from its next request on. The account gets a mail. Admins only. Not for the caller’s own account, and not for the last admin.',
  })
  setRole(
    @Arg('userId', () => ID, accountId) userId: string,
    @Arg('role', () => RoleEnum, { description: 'New role.' }) role: Role,
    @Arg('reason', () => String, reasonArgument) reason: string | null | undefined,
    @CurrentActor() actor: Actor,
  ): Promise<User> {
    return this.administration.setRole(actor, userId, role, reason ?? null);
  }

  @Authorized('admin', 'session')
  @Cost(10)
  @Mutation(() => UsersUpdate, {
    nullable: true,
    description:
      'Changes the role of several accounts, as `setRole` does for one. If an account cannot be changed, the others are still changed. Admins only.',
  })
  setRoles(
    @Arg('userIds', () => [ID], accountIds) userIds: string[],
    @Arg('role', () => RoleEnum, { description: 'New role.' }) role: Role,
    @Arg('reason', () => String, reasonArgument) reason: string | null | undefined,
    @CurrentActor() actor: Actor,
  ): Promise<UsersUpdate> {
    return this.manyUsers.setRole(actor, userIds, role, reason ?? null);
  }

  @Authorized('admin')
  @Mutation(() => User, {
    nullable: true,
    description: 'Allows or forbids an account to request to become an instructor. Admins only.',
  })
  setUpgradeRequests(
    @Arg('userId', () => ID, accountId) userId: string,
    @Arg('enabled', () => Boolean, { description: 'True to allow requests.' }) enabled: boolean,
    @CurrentActor() actor: Actor,
  ): Promise<User> {
    return this.administration.setUpgradeRequests(actor, userId, enabled);
  }

  @Authorized('admin', 'session')
  @Mutation(() => User, {
    nullable: true,
    description:
      'Disables or enables an account. Disabling ends its sessions and deletes its API tokens. Admins only.',
  })
  setUserDisabled(
    @Arg('userId', () => ID, accountId) userId: string,
    @Arg('disabled', () => Boolean, { description: 'True to disable, false to enable.' }) disabled: boolean,
    @Arg('reason', () => String, reasonArgument) reason: string | null | undefined,
    @CurrentActor() actor: Actor,
  ): Promise<User> {
    return this.administration.setDisabled(actor, userId, disabled, reason ?? null);
  }

  @Authorized('admin', 'session')
  @Cost(10)
  @Mutation(() => UsersUpdate, {
    nullable: true,
    description:
      'Disables or enables several accounts, as `setUserDisabled` does for one. If an account cannot be changed, the others are still changed. Admins only.',
  })
  setUsersDisabled(
    @Arg('userIds', () => [ID], accountIds) userIds: string[],
    @Arg('disabled', () => Boolean, { description: 'True to disable, false to enable.' }) disabled: boolean,
    @Arg('reason', () => String, reasonArgument) reason: string | null | undefined,
    @CurrentActor() actor: Actor,
  ): Promise<UsersUpdate> {
    return this.manyUsers.setDisabled(actor, userIds, disabled, reason ?? null);
  }

  @Authorized('admin')
  @Query(() => AuditConnection, {
    nullable: true,
    description: 'Changes of roles, permissions and grades, newest first. Admins only.',
  })
  auditLog(
    @Arg('search', () => String, {
      nullable: true,
      description:
        'Person who acted or is affected: finds what `actor` or `subject` finds. Maximum 200 characters. Null for all.',
    })
    search: string | null,
    @Arg('actor', () => String, {
      nullable: true,
      description:
        'Beginnings of words in the name or email address of the acting person, in any order. Letter case and accents are ignored. Earlier names and addresses count. Maximum 200 characters. Null for all.',
    })
    actor: string | null | undefined,
    @Arg('subject', () => String, {
      nullable: true,
      description:
        'Beginnings of words in the name or email address of the affected person, or in the name of the changed object if no person is affected. Otherwise like `actor`. Null for all.',
    })
    subject: string | null | undefined,
    @Arg('action', () => String, {
      nullable: true,
      description: 'Name of the operation. Null for all.',
    })
    action: string | null | undefined,
    @Arg('course', () => String, {
      nullable: true,
      description: 'Name of the course, in any letter case. Maximum 200 characters. Null for all.',
    })
    course: string | null | undefined,
    @Arg('since', () => GraphQLDateTime, {
      nullable: true,
      description: 'Only entries written at this time or later. Null for no limit.',
    })
    since: Date | null | undefined,
    @Arg('until', () => GraphQLDateTime, {
      nullable: true,
      description: 'Only entries written before this time. Null for no limit.',
    })
    until: Date | null | undefined,
    @Args(() => PageArguments) page: PageArguments,
  ) {
    const texts = {
      search: search ?? null,
      actor: actor ?? null,
      subject: subject ?? null,
      course: course ?? null,
    };
    const times = { since: since?.toISOString() ?? null, until: until?.toISOString() ?? null };
    return this.administration.auditLog({ ...texts, ...times, action: action ?? null }, page);
  }

  @Authorized('admin')
  @Cost(2)
  @Query(() => [String], {
    nullable: true,
    description: 'Names of courses in the audit log, in alphabetical order. Maximum 20. Admins only.',
  })
  auditCourses(
    @Arg('search', () => String, {
      nullable: true,
      description:
        'Beginnings of words in the name, in any order. Letter case and accents are ignored. Maximum 200 characters. Null for the courses of the last 500 entries.',
    })
    search: string | null | undefined,
  ) {
    return this.administration.auditCourses(search ?? null);
  }
}
