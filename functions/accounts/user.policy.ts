import { isAdmin, type Actor } from '../platform/actor.ts';
import type { UserDocument } from './user.store.ts';

/** Whether the account can sign in, and its sessions and tokens can be used. */
export function isUsable({
  isVerified,
  isDisabled,
}: Pick<UserDocument, 'isVerified' | 'isDisabled'>): boolean {
  return isVerified && !isDisabled;
}

/**
 * Whether nobody has proven to own the account. Proofs: the verified address together with the password of
 * the registration, a password set through a mailed link, or a sign-in with Google.
 */
export function isUnproven({
  isVerified,
  passwordHash,
  googleId,
}: Pick<UserDocument, 'isVerified' | 'passwordHash' | 'googleId'>): boolean {
  return !isVerified || (passwordHash === null && googleId === undefined);
}

/** Whether nobody else can get the address: its owner has proven it, or an admin disabled its account. */
export function isTaken(
  user: Pick<UserDocument, 'isVerified' | 'passwordHash' | 'googleId' | 'isDisabled'>,
): boolean {
  return !isUnproven(user) || user.isDisabled;
}

/** Whether the actor can read the account and edit its description. */
export function mayManage(actor: Actor, userId: string): boolean {
  return isAdmin(actor) || actor.userId === userId;
}

/** Whether an admin can change the role of an account or disable it. Nobody can do that to their own account. */
export function mayDecideOn(actor: Actor, userId: string): boolean {
  return actor.userId !== userId;
}
