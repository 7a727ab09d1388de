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

export interface AccountResolverParts {
  readonly account: AccountService;
  readonly password: PasswordService;
  readonly sessions: OwnSessionsService;
  readonly dataExport: DataExportService;
  readonly removal: AccountRemovalService;
}

@Resolver(() => User)
export class AccountResolver {
  constructor(private readonly parts: AccountResolverParts) {}

  @Authorized('signedIn')
  @Query(() => User, { nullable: true, description: 'The own account.' })
  me(@CurrentActor() actor: Actor): Promise<User> {
    return this.parts.account.me(actor);
  }

  @Authorized('session')
  @Mutation(() => User, {
    nullable: true,
    description:
      'Changes the own password and ends every other session. Who has none yet sets one within 15 minutes of signing in.',
  })
  changePassword(
    @Arg('current', () => String, {
      nullable: true,
      description: 'The password so far; null where there is none.',
    })
    current: string | null,
    @Arg('next', () => String, { description: '10 to 128 characters; well-known ones are refused.' })
    next: string,
    @CurrentActor() actor: Actor,
  ): Promise<User> {
    return this.parts.password.change(actor, current, next);
  }

  @Authorized('session')
  @Query(() => [Session], { nullable: true, description: 'Where the person is signed in, used last first.' })
  sessions(@CurrentActor() actor: Actor): Promise<Session[]> {
    return this.parts.sessions.list(actor);
  }

  @Authorized('session')
  @Mutation(() => ID, { nullable: true, description: 'Ends one of the own sessions; answers its id.' })
  endSession(
    @Arg('id', () => ID, { description: 'The session.' }) id: string,
    @CurrentActor() actor: Actor,
    @Ctx() { browser }: RequestContext,
  ): Promise<string> {
    return this.parts.sessions.end(actor, id, browser);
  }

  @Authorized('session')
  @Mutation(() => [Session], {
    nullable: true,
    description: 'Ends all own sessions but the one that asks; answers what is left.',
  })
  endOtherSessions(@CurrentActor() actor: Actor): Promise<Session[]> {
    return this.parts.sessions.endOthers(actor);
  }

  @Authorized('session')
  @Cost(20)
  @Query(() => DataExport, {
    nullable: true,
    description:
      'Everything that is kept about the person: a zip with a JSON file for each kind. Ten an hour.',
  })
  exportMyData(@CurrentActor() actor: Actor): Promise<DataExport> {
    return this.parts.dataExport.export(actor);
  }

  @Authorized('session')
  @Mutation(() => Boolean, {
    nullable: true,
    description:
      'Removes the own account and everything that is the person’s. Not for the last admin. Who has no password does it within 15 minutes of signing in.',
  })
  async deleteMyAccount(
    @Arg('password', () => String, { nullable: true, description: 'The password; null where there is none.' })
    password: string | null,
    @CurrentActor() actor: Actor,
    @Ctx() { browser }: RequestContext,
  ): Promise<boolean> {
    await this.parts.removal.remove(actor, password, browser);
    return true;
  }
}
