import { isUsable } from './user.policy.ts';
import type { AccountInvitationDocument } from './account-invitation.store.ts';
import type { UserStore } from './user.store.ts';

/**
 * Selects the invitations whose sender is still an admin who can sign in. Older invitations have no sender and count
 * as sent by an admin: they expire within a week.
 */
export async function sentByAdmins(
  users: Pick<UserStore, 'listByIds'>,
  invitations: readonly AccountInvitationDocument[],
): Promise<ReadonlySet<AccountInvitationDocument>> {
  const ids = new Set(invitations.flatMap(({ invitedBy }) => invitedBy ?? []));
  const senders = await users.listByIds([...ids]);
  const admins = new Set(
    senders.filter((user) => user.role === 'Admin' && isUsable(user)).map(({ _id }) => _id),
  );
  return new Set(invitations.filter(({ invitedBy }) => invitedBy === undefined || admins.has(invitedBy)));
}
