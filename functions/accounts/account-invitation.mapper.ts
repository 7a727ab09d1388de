import type { AccountInvitation } from '../../schema/accounts/account-invitation.types.ts';
import type { AccountInvitationDocument } from './account-invitation.store.ts';

/** What decides if the link of an invitation works. */
export interface InvitationState {
  /** Whether the address got an account in another way. */
  readonly hasAccount: boolean;
  /** Whether the sender is still an admin. */
  readonly isSentByAdmin: boolean;
  readonly now: string;
}

export function toAccountInvitation(
  {
    _id: id,
    email,
    role,
    firstName = '',
    lastName = '',
    createdAt,
    sentAt,
    expiresAt,
  }: AccountInvitationDocument,
  { hasAccount, isSentByAdmin, now }: InvitationState,
): AccountInvitation {
  const status = hasAccount ? 'Registered' : isSentByAdmin && expiresAt > now ? 'Pending' : 'Expired';
  return { id, email, role, firstName, lastName, status, createdAt, sentAt, expiresAt };
}
