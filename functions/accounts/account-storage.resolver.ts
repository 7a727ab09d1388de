import { AccountStorage, User } from '../../schema/accounts/user.type.ts';
import { Ctx, FieldResolver, Resolver, Root } from '../../schema/type-graphql.ts';
import { reservedForAttempts, storageLimits, type StorageQuota } from '../platform/limits/storage-quota.ts';
import type { RequestContext } from '../platform/request-context.ts';

@Resolver(() => User)
export class AccountStorageResolver {
  constructor(private readonly quota: Pick<StorageQuota, 'counted'>) {}

  @FieldResolver(() => AccountStorage, {
    nullable: true,
    description: 'Storage that the caller’s account uses. Null for every other account.',
  })
  async storage(@Root() { id, role }: User, @Ctx() context: RequestContext): Promise<AccountStorage | null> {
    // Not `@CurrentActor`, which throws if nobody is signed in: `login` returns the account before the request has
    // an actor.
    if ((await context.actor())?.userId !== id) return null;
    return {
      usedBytes: await this.quota.counted(id),
      limitBytes: storageLimits[role],
      attemptReserveBytes: reservedForAttempts,
    };
  }
}
