import { AppError } from '../platform/errors.ts';
import type { UserDocument, UserStore, UserUpdate } from './user.store.ts';

function lastAdmin(): AppError {
  const message = 'This is the last admin. Make somebody else an admin first.';
  return new AppError(message, { code: 'CONFLICT' });
}

/** Throws CONFLICT if the account belongs to the last admin who can sign in. */
export async function requireAnotherAdmin(
  users: UserStore,
  { role, isVerified, isDisabled }: UserDocument,
): Promise<void> {
  const isUsableAdmin = role === 'Admin' && isVerified && !isDisabled;
  if (isUsableAdmin && (await users.countAdmins()) < 2) throw lastAdmin();
}

/**
 * Applies `update`, which may remove an admin, and returns the changed account. If no admin is left, because two admins
 * removed each other at the same time, applies `undo` and throws CONFLICT. Also throws CONFLICT if the account's role
 * or status has changed since `user` was read.
 */
export async function stepDown(
  users: UserStore,
  user: UserDocument,
  { update, undo }: { readonly update: UserUpdate; readonly undo: UserUpdate },
): Promise<UserDocument> {
  const { _id: id, isDisabled } = user;
  const sameRole = user.role ? { role: { $eq: user.role } } : { role: { $exists: false } };
  const changed = await users.change(id, update, { ...sameRole, isDisabled });
  if (!changed) {
    throw new AppError('Somebody else changed this account just now. Look at it again.', {
      code: 'CONFLICT',
    });
  }
  if (user.role !== 'Admin' || (await users.countAdmins()) > 0) return changed;
  await users.change(id, undo);
  throw lastAdmin();
}
