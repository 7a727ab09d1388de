export const accountInvitationStatuses = ['Pending', 'Expired', 'Registered'] as const;

export type AccountInvitationStatus = (typeof accountInvitationStatuses)[number];
