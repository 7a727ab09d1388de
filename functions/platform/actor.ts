import type { Role } from '../../core/accounts/role.ts';

/** What an API token may be used for. */
export const tokenScopes = ['read', 'write'] as const;
export type TokenScope = (typeof tokenScopes)[number];

/** Who asks: read from the store for each request, so that a change of role or a revocation holds at once. */
export interface Actor {
  readonly userId: string;
  readonly email: string;
  readonly name: string;
  readonly role: Role;
  /** The session that the request came with; null where it came with an API token. */
  readonly sessionId: string | null;
  /** What the API token may do; null with a session, which may do everything. */
  readonly scopes: readonly TokenScope[] | null;
}

export const isAdmin = ({ role }: Pick<Actor, 'role'>): boolean => role === 'Admin';
