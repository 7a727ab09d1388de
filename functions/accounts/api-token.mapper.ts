import type { ApiToken } from '../../schema/accounts/api-token.types.ts';
import type { ApiTokenDocument } from './api-token.store.ts';

/** The token's details for the API, without its hash. */
export function toApiToken(token: ApiTokenDocument): ApiToken {
  const { _id: id, name, scopes, createdAt, expiresAt, lastUsedAt } = token;
  return { id, name, scopes, createdAt, expiresAt, lastUsedAt };
}
