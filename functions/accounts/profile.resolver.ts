import { LinkInput, ProfileInput } from '../../schema/accounts/profile.inputs.ts';
import { User } from '../../schema/accounts/user.type.ts';
import { Arg, Authorized, ID, Mutation, Resolver } from '../../schema/type-graphql.ts';
import type { Actor } from '../platform/actor.ts';
import { CurrentActor } from '../platform/current-actor.ts';
import type { ProfileService } from './profile.service.ts';

const theLink = { description: 'What to show.' } as const;

@Resolver()
export class ProfileResolver {
  constructor(private readonly profile: ProfileService) {}

  @Authorized('signedIn')
  @Mutation(() => User, {
    nullable: true,
    description: 'Changes what an account says of its person: the own, or anybody’s for an admin.',
  })
  updateDescription(
    @Arg('userId', () => ID, { description: 'The account.' }) userId: string,
    @Arg('description', () => String, { description: 'Plain text, at most 2,000 characters.' })
    description: string,
    @CurrentActor() actor: Actor,
  ): Promise<User> {
    return this.profile.updateDescription(actor, userId, description);
  }

  @Authorized('signedIn')
  @Mutation(() => User, { nullable: true, description: 'Changes the own names.' })
  updateProfile(
    @Arg('input', () => ProfileInput, { description: 'The names.' }) input: ProfileInput,
    @CurrentActor() actor: Actor,
  ): Promise<User> {
    return this.profile.updateNames(actor, input);
  }

  @Authorized('signedIn')
  @Mutation(() => User, {
    nullable: true,
    description: 'Says whether mails about more than the account itself are welcome.',
  })
  setNotifications(
    @Arg('enabled', () => Boolean, { description: 'Whether they are.' }) enabled: boolean,
    @CurrentActor() actor: Actor,
  ): Promise<User> {
    return this.profile.setNotifications(actor, enabled);
  }

  @Authorized('signedIn')
  @Mutation(() => User, { nullable: true, description: 'Adds a link to the own account, at most 20.' })
  addLink(
    @Arg('input', () => LinkInput, theLink) input: LinkInput,
    @CurrentActor() actor: Actor,
  ): Promise<User> {
    return this.profile.addLink(actor, input);
  }

  @Authorized('signedIn')
  @Mutation(() => User, { nullable: true, description: 'Changes a link of the own account.' })
  updateLink(
    @Arg('id', () => ID, { description: 'The link.' }) id: string,
    @Arg('input', () => LinkInput, theLink) input: LinkInput,
    @CurrentActor() actor: Actor,
  ): Promise<User> {
    return this.profile.updateLink(actor, id, input);
  }

  @Authorized('signedIn')
  @Mutation(() => User, { nullable: true, description: 'Removes a link from the own account.' })
  removeLink(
    @Arg('id', () => ID, { description: 'The link.' }) id: string,
    @CurrentActor() actor: Actor,
  ): Promise<User> {
    return this.profile.removeLink(actor, id);
  }
}
