import { isAdmin, type Actor } from '../core/actor.ts';
import type { UserDocument } from './user.store.ts';

/** Whether the account may be signed in to, and used with what was given to it before. */
export function isUsable({ verified, disabled }: Pick<UserDocument, 'verified' | 'disabled'>): boolean {
  return verified && !disabled;
}

/** Whether an account is the actor's to see and to describe. */
export function mayManage(actor: Actor, userId: string): boolean {
  return isAdmin(actor) || actor.userId === userId;
}

/** Whether an admin may decide on an account: nobody raises, or shuts, the own one. */
export function mayDecideOn(actor: Actor, userId: string): boolean {
  return actor.userId !== userId;
}
