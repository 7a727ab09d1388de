import type { UpgradeStatus } from '../../core/accounts/upgrade-status.ts';
import {
  UpgradeRequest,
  UpgradeRequestConnection,
  UpgradeRequestInput,
  UpgradeStatusEnum,
} from '../../schema/accounts/upgrade-request.types.ts';
import { User } from '../../schema/accounts/user.type.ts';
import { PageArguments } from '../../schema/connections/connection.ts';
import {
  Arg,
  Args,
  Authorized,
  Ctx,
  FieldResolver,
  ID,
  Mutation,
  Query,
  Resolver,
  Root,
} from '../../schema/type-graphql.ts';
import type { Actor } from '../platform/actor.ts';
import { CurrentActor } from '../platform/current-actor.ts';
import type { BatchLoader } from '../platform/graph/batch-loader.ts';
import type { RequestContext } from '../platform/request-context.ts';
import type { UpgradeRequestService } from './upgrade-request.service.ts';

@Resolver(() => User)
export class UpgradeRequestResolver {
  constructor(
    private readonly requests: UpgradeRequestService,
    private readonly latest: BatchLoader<UpgradeRequest>,
  ) {}

  @FieldResolver(() => UpgradeRequest, {
    nullable: true,
    description: 'The account’s last request to become an instructor. Null if there is none.',
  })
  async upgradeRequest(@Root() { id }: User, @Ctx() context: RequestContext): Promise<UpgradeRequest | null> {
    // A mutation that signs a user in returns the account before the request has an actor, which the loader needs.
    return (await context.actor()) ? this.latest.load(context, id) : this.requests.latest(id);
  }

  @Authorized('signedIn')
  @Mutation(() => UpgradeRequest, {
    nullable: true,
    description:
      'Requests to become an instructor. One pending request at a time, maximum 5 an hour. An admin can switch requests off for an account.',
  })
  requestUpgrade(
    @Arg('input', () => UpgradeRequestInput, { description: 'Applicant and reason.' })
    input: UpgradeRequestInput,
    @CurrentActor() actor: Actor,
  ): Promise<UpgradeRequest> {
    return this.requests.ask(actor, input);
  }

  @Authorized('signedIn')
  @Mutation(() => User, {
    nullable: true,
    description:
      'Withdraws the caller’s pending request to become an instructor. Returns the caller’s account.',
  })
  cancelUpgradeRequest(@CurrentActor() actor: Actor): Promise<User> {
    return this.requests.withdraw(actor);
  }

  @Authorized('admin')
  @Query(() => UpgradeRequestConnection, {
    nullable: true,
    description: 'Requests to become an instructor, newest first. Admins only.',
  })
  upgradeRequests(
    @Arg('status', () => UpgradeStatusEnum, {
      nullable: true,
      description: 'Status of the requests. Null for all.',
    })
    status: UpgradeStatus | null,
    @Args(() => PageArguments) page: PageArguments,
  ) {
    return this.requests.list(status ?? null, page);
  }

  @Authorized('admin', 'session')
  @Mutation(() => UpgradeRequest, {
    nullable: true,
    description: 'Approves or refuses a request to become an instructor, once. Admins only.',
  })
  decideUpgrade(
    @Arg('id', () => ID, { description: 'ID of the request.' }) id: string,
    @Arg('approve', () => Boolean, { description: 'True to approve, false to refuse.' }) approve: boolean,
    @Arg('reason', () => String, {
      nullable: true,
      description:
        'Reason of a refusal: plain text, maximum 500 characters. It is mailed and shown to the applicant.',
    })
    reason: string | null,
    @CurrentActor() actor: Actor,
  ): Promise<UpgradeRequest> {
    return this.requests.decide(actor, id, { approve, reason: reason ?? null });
  }
}
