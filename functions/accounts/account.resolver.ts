import { User } from '../../schema/accounts/user.type.ts';
import { Authorized, Query, Resolver } from '../../schema/type-graphql.ts';
import type { Actor } from '../core/actor.ts';
import { CurrentActor } from '../core/current-actor.ts';
import type { AccountService } from './account.service.ts';

@Resolver(() => User)
export class AccountResolver {
  constructor(private readonly account: AccountService) {}

  @Authorized('signedIn')
  @Query(() => User, { nullable: true, description: 'The own account.' })
  me(@CurrentActor() actor: Actor): Promise<User> {
    return this.account.me(actor);
  }
}
