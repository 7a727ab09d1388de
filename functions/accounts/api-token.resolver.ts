import type { TokenScope } from '../platform/actor.ts';
import { ApiToken, ApiTokenScope, CreatedApiToken } from '../../schema/accounts/api-token.types.ts';
import { Arg, Authorized, ID, Int, Mutation, Query, Resolver } from '../../schema/type-graphql.ts';
import type { Actor } from '../platform/actor.ts';
import { CurrentActor } from '../platform/current-actor.ts';
import type { ApiTokenService } from './api-token.service.ts';

@Resolver()
export class ApiTokenResolver {
  constructor(private readonly tokens: ApiTokenService) {}

  @Authorized('session')
  @Query(() => [ApiToken], { nullable: true, description: 'The own tokens, newest first.' })
  apiTokens(@CurrentActor() { userId }: Actor): Promise<ApiToken[]> {
    return this.tokens.list(userId);
  }

  @Authorized('session')
  @Mutation(() => CreatedApiToken, {
    nullable: true,
    description: 'Makes a token for a program. At most 20 at a time.',
  })
  createApiToken(
    @Arg('name', () => String, { description: 'To tell it from others, 1 to 100 characters.' }) name: string,
    @Arg('scopes', () => [ApiTokenScope], { description: 'What it may be used for; at least one.' })
    scopes: TokenScope[],
    @Arg('expiresInDays', () => Int, {
      defaultValue: 90,
      description: 'When it ends, 1 to 365 days from now.',
    })
    expiresInDays: number,
    @CurrentActor() actor: Actor,
  ): Promise<CreatedApiToken> {
    return this.tokens.create(actor, { name, scopes, expiresInDays });
  }

  @Authorized('session')
  @Mutation(() => ID, { nullable: true, description: 'Ends a token; answers its id.' })
  revokeApiToken(
    @Arg('id', () => ID, { description: 'The token’s id.' }) id: string,
    @CurrentActor() actor: Actor,
  ): Promise<string> {
    return this.tokens.revoke(actor, id);
  }
}
