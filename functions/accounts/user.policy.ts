import { isAdmin, type Actor } from '../platform/actor.ts';
import type { UserDocument } from './user.store.ts';

/** Whether the account may be signed in to, and used with what was given to it before. */
export function isUsable({
  isVerified,
  isDisabled,
}: Pick<UserDocument, 'isVerified' | 'isDisabled'>): boolean {
  return isVerified && !isDisabled;
}

/**
 * Whether nobody has shown yet that the account is theirs: by the address together with the password that registered it, or
 * by a password set through a mailed link, or by Google.
 */
export function isUnproven({
  isVerified,
  passwordHash,
  googleId,
}: Pick<UserDocument, 'isVerified' | 'passwordHash' | 'googleId'>): boolean {
  return !isVerified || (passwordHash === null && googleId === undefined);
}

/** Whether an account is the actor's to see and to describe. */
export function mayManage(actor: Actor, userId: string): boolean {
  return isAdmin(actor) || actor.userId === userId;
}

/** Whether an admin may change an account. Nobody may promote or disable their own. */
export function mayDecideOn(actor: Actor, userId: string): boolean {
  return actor.userId !== userId;
}
