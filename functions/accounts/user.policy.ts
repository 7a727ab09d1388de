import { isAdmin, type Actor } from '../platform/actor.ts';
import type { UserDocument } from './user.store.ts';

/** Whether the account may be signed in to, and used with what was given to it before. */
export function isUsable({ verified, disabled }: Pick<UserDocument, 'verified' | 'disabled'>): boolean {
  return verified && !disabled;
}

/**
 * Whether nobody has shown yet that the account is theirs: by the address together with the password that registered it, or
 * by a password set through a mailed link, or by Google.
 */
export function isUnproven({
  verified,
  passwordHash,
  googleId,
}: Pick<UserDocument, 'verified' | 'passwordHash' | 'googleId'>): boolean {
  return !verified || (passwordHash === null && googleId === undefined);
}

/** Whether an account is the actor's to see and to describe. */
export function mayManage(actor: Actor, userId: string): boolean {
  return isAdmin(actor) || actor.userId === userId;
}

/** Whether an admin may change an account. Nobody may promote or disable their own. */
export function mayDecideOn(actor: Actor, userId: string): boolean {
  return actor.userId !== userId;
}
