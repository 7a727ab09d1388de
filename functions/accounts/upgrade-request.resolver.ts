import type { UpgradeStatus } from '../../core/accounts/upgrade-status.ts';
import {
  UpgradeRequest,
  UpgradeRequestConnection,
  UpgradeRequestInput,
  UpgradeStatusEnum,
} from '../../schema/accounts/upgrade-request.types.ts';
import { User } from '../../schema/accounts/user.type.ts';
import { pageArguments } from '../../schema/connections/connection.ts';
import {
  Arg,
  Authorized,
  FieldResolver,
  ID,
  Int,
  Mutation,
  Query,
  Resolver,
  Root,
} from '../../schema/type-graphql.ts';
import type { Actor } from '../platform/actor.ts';
import { CurrentActor } from '../platform/current-actor.ts';
import type { UpgradeRequestService } from './upgrade-request.service.ts';

@Resolver(() => User)
export class UpgradeRequestResolver {
  constructor(private readonly requests: UpgradeRequestService) {}

  @FieldResolver(() => UpgradeRequest, {
    nullable: true,
    description: 'What the person asked last to become an instructor; null where that is nothing.',
  })
  upgradeRequest(@Root() { id }: User): Promise<UpgradeRequest | null> {
    return this.requests.latest(id);
  }

  @Authorized('signedIn')
  @Mutation(() => UpgradeRequest, {
    nullable: true,
    description:
      'Asks to become an instructor. One at a time, five an hour, and not where an admin has switched it off.',
  })
  requestUpgrade(
    @Arg('input', () => UpgradeRequestInput, { description: 'Who asks, and why.' })
    input: UpgradeRequestInput,
    @CurrentActor() actor: Actor,
  ): Promise<UpgradeRequest> {
    return this.requests.ask(actor, input);
  }

  @Authorized('signedIn')
  @Mutation(() => User, {
    nullable: true,
    description: 'Takes the own request back while nobody has decided; answers the own account.',
  })
  withdrawUpgradeRequest(@CurrentActor() actor: Actor): Promise<User> {
    return this.requests.withdraw(actor);
  }

  @Authorized('admin')
  @Query(() => UpgradeRequestConnection, {
    nullable: true,
    description: 'Requests to become an instructor, newest first. For admins.',
  })
  upgradeRequests(
    @Arg('status', () => UpgradeStatusEnum, { nullable: true, description: 'Only those; null: all.' })
    status: UpgradeStatus | null,
    @Arg('first', () => Int, pageArguments.first) first: number,
    @Arg('after', () => String, pageArguments.after) after: string | null,
  ) {
    return this.requests.list(status ?? null, { first, after: after ?? null });
  }

  @Authorized('admin', 'session')
  @Mutation(() => UpgradeRequest, {
    nullable: true,
    description:
      'Approves a request, which makes the account an instructor’s, or refuses it; once. For admins.',
  })
  decideUpgrade(
    @Arg('id', () => ID, { description: 'The request.' }) id: string,
    @Arg('approve', () => Boolean, { description: 'Whether to approve it.' }) approve: boolean,
    @Arg('reason', () => String, {
      nullable: true,
      description:
        'Why it is refused: plain text, at most 500 characters. It stands in the mail, and whoever asked sees it.',
    })
    reason: string | null,
    @CurrentActor() actor: Actor,
  ): Promise<UpgradeRequest> {
    return this.requests.decide(actor, id, { approve, reason: reason ?? null });
  }
}
