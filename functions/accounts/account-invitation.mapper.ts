import type { AccountInvitation } from '../../schema/accounts/account-invitation.types.ts';
import type { AccountInvitationDocument } from './account-invitation.store.ts';

/** The facts that decide whether the link of an invitation works. */
export interface InvitationState {
  /** Whether the address has an account that was created without the invitation. */
  readonly hasAccount: boolean;
  /** Whether the sender is still an admin. */
  readonly isSentByAdmin: boolean;
  readonly now: string;
}

function statusOf(
  { expiresAt }: AccountInvitationDocument,
  { hasAccount, isSentByAdmin, now }: InvitationState,
): AccountInvitation['status'] {
  if (hasAccount) return 'Registered';
  return isSentByAdmin && expiresAt > now ? 'Pending' : 'Expired';
}

export function toAccountInvitation(
  invitation: AccountInvitationDocument,
  state: InvitationState,
): AccountInvitation {
  const { _id: id, email, role, firstName = '', lastName = '', createdAt, sentAt, expiresAt } = invitation;
  const status = statusOf(invitation, state);
  return { id, email, role, firstName, lastName, status, createdAt, sentAt, expiresAt };
}
