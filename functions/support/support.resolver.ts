import { PageArguments } from '../../schema/connections/connection.ts';
import {
  ContactInput,
  ContactMessage,
  ContactMessageConnection,
  ContactResult,
} from '../../schema/support/contact.types.ts';
import { SiteSettings } from '../../schema/support/site.type.ts';
import { Arg, Args, Authorized, Ctx, ID, Mutation, Query, Resolver } from '../../schema/type-graphql.ts';
import type { Actor } from '../platform/actor.ts';
import { CurrentActor } from '../platform/current-actor.ts';
import type { RequestContext } from '../platform/request-context.ts';
import type { ContactService } from './contact.service.ts';
import type { SiteService } from './site.service.ts';

@Resolver()
export class SupportResolver {
  constructor(
    private readonly contact: ContactService,
    private readonly siteService: SiteService,
  ) {}

  @Authorized('anyone')
  @Query(() => SiteSettings, {
    nullable: true,
    description: 'Settings of this site that are needed before sign-in.',
  })
  site(): SiteSettings {
    return this.siteService.settings();
  }

  @Authorized('anyone')
  @Mutation(() => Boolean, {
    nullable: true,
    description:
      'True if the credentials grant access to this site, or if it needs none. Maximum 10 failures in 15 minutes, counted by browser if it has signed in before, else by client address and email address.',
  })
  checkAccess(
    @Arg('email', () => String, { description: 'Email address of the credentials for this site.' })
    email: string,
    @Arg('password', () => String, { description: 'Password of the credentials for this site.' })
    password: string,
    @Ctx() context: RequestContext,
  ): Promise<boolean> {
    return this.siteService.checkAccess(email, password, context);
  }

  @Authorized('anyone')
  @Mutation(() => ContactResult, {
    nullable: true,
    description: 'Sends a message to the operators of this site. Maximum 5 an hour.',
  })
  contactUs(
    @Arg('input', () => ContactInput, { description: 'Message to send.' }) input: ContactInput,
    @Ctx() context: RequestContext,
  ): Promise<ContactResult> {
    return this.contact.contact(input, context);
  }

  @Authorized('admin')
  @Query(() => ContactMessageConnection, {
    nullable: true,
    description: 'Messages from the contact form, newest first. Admins only.',
  })
  contactMessages(
    @Arg('answered', () => Boolean, {
      nullable: true,
      description: 'True for messages that are marked as answered, false for open ones. Null for all.',
    })
    answered: boolean | null,
    @Args(() => PageArguments) page: PageArguments,
  ) {
    return this.contact.list(answered ?? null, page);
  }

  @Authorized('admin')
  @Mutation(() => ContactMessage, {
    nullable: true,
    description: 'Marks a message from the contact form as answered, or reopens it. Admins only.',
  })
  setContactAnswered(
    @Arg('id', () => ID, { description: 'ID of the message.' }) id: string,
    @Arg('answered', () => Boolean, { description: 'True if the message is answered. False reopens it.' })
    answered: boolean,
    @CurrentActor() actor: Actor,
  ): Promise<ContactMessage> {
    return this.contact.setAnswered(actor, id, answered);
  }
}
