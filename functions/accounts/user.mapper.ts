import { defaultRole } from '../../core/accounts/role.ts';
import type { User } from '../../schema/accounts/user.type.ts';
import type { Actor } from '../platform/actor.ts';
import type { AuditPerson } from '../platform/audit/audit-log.ts';
import { isUsable } from './user.policy.ts';
import type { UserDocument } from './user.store.ts';

/** Field by field, so that a new field of the document does not become public automatically. */
export function toUser(user: UserDocument): User {
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
    lastSignInAt: user.lastSignInAt ?? newestSession(user),
  };
}

/** When the newest session began. For older accounts, which have no `lastSignInAt` until the next sign-in. */
function newestSession({ sessions }: UserDocument): string | null {
  const starts = Object.values(sessions).map(({ createdAt }) => createdAt);
  return starts.toSorted().at(-1) ?? null;
}

/** The person as entries of the audit log store it. */
export function toAuditPerson({
  email,
  firstName,
  lastName,
}: Pick<UserDocument, 'email' | 'firstName' | 'lastName'>): AuditPerson {
  return { email, name: `${firstName} ${lastName}`.trim() };
}

type Credential = Pick<Actor, 'sessionId' | 'scopes'>;

/** The actor of a credential. Null if the account cannot be used. */
export function toActor(user: UserDocument | null, credential: Credential): Actor | null {
  if (!user || !isUsable(user)) return null;
  const { _id: userId, role = defaultRole } = user;
  return { userId, ...toAuditPerson(user), role, ...credential };
}
