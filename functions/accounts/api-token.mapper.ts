import type { TokenScope } from '../platform/actor.ts';
import type { ApiTokenDocument } from './api-token.store.ts';

export interface ApiTokenView {
  readonly id: string;
  readonly name: string;
  readonly scopes: readonly TokenScope[];
  readonly createdAt: string;
  readonly expiresAt: string;
  readonly lastUsedAt: string | null;
}

/** Without the token, and without its hash. */
export function toApiToken(token: ApiTokenDocument): ApiTokenView {
  const { _id: id, name, scopes, createdAt, expiresAt, lastUsedAt } = token;
  return { id, name, scopes, createdAt, expiresAt, lastUsedAt };
}
