import type { TokenScope } from '../platform/actor.ts';
import type { ApiTokenDocument } from './api-token.store.ts';

export interface ApiTokenView {
  readonly id: string;
  readonly name: string;
  readonly scopes: readonly TokenScope[];
  readonly createdOn: string;
  readonly expiresOn: string;
  readonly lastUsedOn: string | null;
}

/** Without the token, and without its hash. */
export function toApiToken(token: ApiTokenDocument): ApiTokenView {
  const { _id: id, name, scopes, createdOn, expiresOn, lastUsedOn } = token;
  return { id, name, scopes, createdOn, expiresOn, lastUsedOn };
}
