import type { AccountInvitation } from '../../schema/accounts/account-invitation.types.ts';
import type { AccountInvitationDocument } from './account-invitation.store.ts';

/** `hasAccount`: whether the address got an account in another way. */
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
  { hasAccount, now }: { readonly hasAccount: boolean; readonly now: string },
): AccountInvitation {
  const status = hasAccount ? 'Registered' : expiresAt > now ? 'Pending' : 'Expired';
  return { id, email, role, firstName, lastName, status, createdAt, sentAt, expiresAt };
}
