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
  @Query(() => [ApiToken], { nullable: true, description: 'The caller’s API tokens, newest first.' })
  apiTokens(@CurrentActor() { userId }: Actor): Promise<ApiToken[]> {
    return this.tokens.list(userId);
  }

  @Authorized('session')
  @Mutation(() => CreatedApiToken, {
    nullable: true,
    description: 'Creates an API token. An account can have at most 20.',
  })
  createApiToken(
    @Arg('name', () => String, { description: 'Name of the token, 1 to 100 characters.' }) name: string,
    @Arg('scopes', () => [ApiTokenScope], { description: 'What the token allows. At least one.' })
    scopes: TokenScope[],
    @Arg('expiresInDays', () => Int, {
      defaultValue: 90,
      description: 'Lifetime in days, 1 to 365.',
    })
    expiresInDays: number,
    @CurrentActor() actor: Actor,
  ): Promise<CreatedApiToken> {
    return this.tokens.create(actor, { name, scopes, expiresInDays });
  }

  @Authorized('session')
  @Mutation(() => ID, { nullable: true, description: 'Revokes an API token. Returns its ID.' })
  revokeApiToken(
    @Arg('id', () => ID, { description: 'ID of the token.' }) id: string,
    @CurrentActor() actor: Actor,
  ): Promise<string> {
    return this.tokens.revoke(actor, id);
  }
}
