import type { Role } from '../../core/accounts/role.ts';

/** Scopes of an API token. */
export const tokenScopes = ['read', 'write'] as const;
export type TokenScope = (typeof tokenScopes)[number];

/**
 * The account that sends a request. Read from the store for each request, so that a change of role or a revocation
 * applies at once.
 */
export interface Actor {
  readonly userId: string;
  readonly email: string;
  readonly name: string;
  readonly role: Role;
  /** The session of the request. Null for an API token. */
  readonly sessionId: string | null;
  /** Scopes of the API token. Null for a session, which has no limits. */
  readonly scopes: readonly TokenScope[] | null;
}

export const isAdmin = ({ role }: Pick<Actor, 'role'>): boolean => role === 'Admin';
