import { DataExport } from '../../schema/accounts/data-export.type.ts';
import { Session } from '../../schema/accounts/session.type.ts';
import { User } from '../../schema/accounts/user.type.ts';
import { Arg, Authorized, Ctx, ID, Mutation, Query, Resolver } from '../../schema/type-graphql.ts';
import type { Actor } from '../platform/actor.ts';
import { CurrentActor } from '../platform/current-actor.ts';
import { Cost } from '../platform/limits/cost.ts';
import type { RequestContext } from '../platform/request-context.ts';
import type { AccountRemovalService } from './account-removal.service.ts';
import type { AccountService } from './account.service.ts';
import type { DataExportService } from './data-export.service.ts';
import type { OwnSessionsService } from './own-sessions.service.ts';
import type { PasswordService } from './password.service.ts';

export interface AccountResolverDependencies {
  readonly account: AccountService;
  readonly password: PasswordService;
  readonly sessions: OwnSessionsService;
  readonly dataExport: DataExportService;
  readonly removal: AccountRemovalService;
}

@Resolver(() => User)
export class AccountResolver {
  constructor(private readonly dependencies: AccountResolverDependencies) {}

  @Authorized('signedIn')
  @Query(() => User, { nullable: true, description: 'The caller’s account.' })
  me(@CurrentActor() actor: Actor): Promise<User> {
    return this.dependencies.account.me(actor);
  }

  @Authorized('session')
  @Mutation(() => User, {
    nullable: true,
    description:
      'Changes the caller’s password and ends all other sessions. Accounts without a password can set one within 15 minutes of signing in.',
  })
  changePassword(
    @Arg('currentPassword', () => String, {
      nullable: true,
      description: 'Current password. Null if the account has none.',
    })
    current: string | null,
    @Arg('newPassword', () => String, {
      description: 'New password, 10 to 128 characters. Common passwords are refused.',
    })
    next: string,
    @CurrentActor() actor: Actor,
  ): Promise<User> {
    return this.dependencies.password.change(actor, current, next);
  }

  @Authorized('session')
  @Query(() => [Session], { nullable: true, description: 'The caller’s sessions, most recently used first.' })
  sessions(@CurrentActor() actor: Actor): Promise<Session[]> {
    return this.dependencies.sessions.list(actor);
  }

  @Authorized('session')
  @Mutation(() => ID, { nullable: true, description: 'Ends a session of the caller. Returns its ID.' })
  revokeSession(
    @Arg('id', () => ID, { description: 'ID of the session.' }) id: string,
    @CurrentActor() actor: Actor,
    @Ctx() { browser }: RequestContext,
  ): Promise<string> {
    return this.dependencies.sessions.end(actor, id, browser);
  }

  @Authorized('session')
  @Mutation(() => [Session], {
    nullable: true,
    description: 'Ends all of the caller’s sessions except this one. Returns the remaining sessions.',
  })
  revokeOtherSessions(@CurrentActor() actor: Actor): Promise<Session[]> {
    return this.dependencies.sessions.endOthers(actor);
  }

  @Authorized('session')
  @Cost(20)
  @Query(() => DataExport, {
    nullable: true,
    description:
      'All data stored about the caller: a ZIP file with one JSON file per kind. Maximum 10 an hour.',
  })
  exportMyData(@CurrentActor() actor: Actor, @Ctx() { holds }: RequestContext): Promise<DataExport> {
    return this.dependencies.dataExport.export(actor, holds);
  }

  @Authorized('session')
  @Mutation(() => Boolean, {
    nullable: true,
    description:
      'Deletes the caller’s account and all of its data. Not for the last admin. Accounts without a password must have signed in within the last 15 minutes.',
  })
  async deleteMyAccount(
    @Arg('password', () => String, { nullable: true, description: 'Password. Null if the account has none.' })
    password: string | null,
    @CurrentActor() actor: Actor,
    @Ctx() { browser }: RequestContext,
  ): Promise<boolean> {
    await this.dependencies.removal.remove(actor, password, browser);
    return true;
  }
}
