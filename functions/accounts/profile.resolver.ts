import { LinkInput, ProfileInput } from '../../schema/accounts/profile.inputs.ts';
import { User } from '../../schema/accounts/user.type.ts';
import { Arg, Authorized, ID, Mutation, Resolver } from '../../schema/type-graphql.ts';
import type { Actor } from '../platform/actor.ts';
import { CurrentActor } from '../platform/current-actor.ts';
import type { ProfileService } from './profile.service.ts';

const linkInput = { description: 'Title and URL.' } as const;

@Resolver()
export class ProfileResolver {
  constructor(private readonly profile: ProfileService) {}

  @Authorized('signedIn')
  @Mutation(() => User, {
    nullable: true,
    description: 'Changes the description of an account: the caller’s, or any account for admins.',
  })
  updateDescription(
    @Arg('userId', () => ID, { description: 'ID of the account.' }) userId: string,
    @Arg('description', () => String, { description: 'Plain text, maximum 2,000 characters.' })
    description: string,
    @CurrentActor() actor: Actor,
  ): Promise<User> {
    return this.profile.updateDescription(actor, userId, description);
  }

  @Authorized('signedIn')
  @Mutation(() => User, { nullable: true, description: 'Changes the caller’s name.' })
  updateProfile(
    @Arg('input', () => ProfileInput, { description: 'New name.' }) input: ProfileInput,
    @CurrentActor() actor: Actor,
  ): Promise<User> {
    return this.profile.updateNames(actor, input);
  }

  @Authorized('signedIn')
  @Mutation(() => User, {
    nullable: true,
    description: 'Switches product news by email on or off.',
  })
  setNotifications(
    @Arg('enabled', () => Boolean, { description: 'True to receive product news.' }) enabled: boolean,
    @CurrentActor() actor: Actor,
  ): Promise<User> {
    return this.profile.setNotifications(actor, enabled);
  }

  @Authorized('signedIn')
  @Mutation(() => User, { nullable: true, description: 'Adds a link to the caller’s account. Maximum 20.' })
  addLink(
    @Arg('input', () => LinkInput, linkInput) input: LinkInput,
    @CurrentActor() actor: Actor,
  ): Promise<User> {
    return this.profile.addLink(actor, input);
  }

  @Authorized('signedIn')
  @Mutation(() => User, { nullable: true, description: 'Updates a link of the caller’s account.' })
  updateLink(
    @Arg('id', () => ID, { description: 'ID of the link.' }) id: string,
    @Arg('input', () => LinkInput, linkInput) input: LinkInput,
    @CurrentActor() actor: Actor,
  ): Promise<User> {
    return this.profile.updateLink(actor, id, input);
  }

  @Authorized('signedIn')
  @Mutation(() => User, { nullable: true, description: 'Removes a link from the caller’s account.' })
  removeLink(
    @Arg('id', () => ID, { description: 'ID of the link.' }) id: string,
    @CurrentActor() actor: Actor,
  ): Promise<User> {
    return this.profile.removeLink(actor, id);
  }
}
