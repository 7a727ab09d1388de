import { defaultRole, type Role } from '../../core/accounts/role.ts';
import type { Actor } from '../platform/actor.ts';
import { isUsable } from './user.policy.ts';
import type { LinkDocument, UserDocument } from './user.store.ts';

/** An account as its owner and admins see it. */
export interface UserView {
  readonly id: string;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly role: Role;
  readonly instructor: boolean;
  readonly notifications: boolean;
  readonly description: string;
  readonly links: readonly LinkDocument[];
  readonly isVerified: boolean;
  readonly isDisabled: boolean;
  readonly canRequestUpgrade: boolean;
  readonly hasPassword: boolean;
  readonly createdAt: string;
}

/** Field by field, so that a new field of the document does not become public automatically. */
export function toUser(user: UserDocument): UserView {
  return {
    id: user._id,
    email: user.email,
    firstName: user.firstName,
    lastName: user.lastName,
    role: user.role ?? defaultRole,
    instructor: user.instructor,
    notifications: user.notifications,
    description: user.description,
    links: user.links.map(({ id, title, url }) => ({ id, title, url })),
    isVerified: user.isVerified,
    isDisabled: user.isDisabled,
    canRequestUpgrade: user.canRequestUpgrade,
    hasPassword: user.passwordHash !== null,
    createdAt: user.createdAt,
  };
}

type Credential = Pick<Actor, 'sessionId' | 'scopes'>;

/** The actor of a credential. Null if the account cannot be used. */
export function toActor(user: UserDocument | null, credential: Credential): Actor | null {
  if (!user || !isUsable(user)) return null;
  const { _id: userId, email, firstName, lastName, role = defaultRole } = user;
  return { userId, email, name: `${firstName} ${lastName}`.trim(), role, ...credential };
}
