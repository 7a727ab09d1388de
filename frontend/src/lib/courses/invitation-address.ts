import { paths } from '../paths.ts';

/** Search parameter of the list of courses: what the invitation of its link is for. Users who are not signed in see it. */
export const invitationParam = 'invitation';

export type InvitationKind = 'course' | 'staff';

/** Address of the list of courses with the invitations, for a link in a message. */
export const invitationAddress = (kind: InvitationKind) => `${paths.courses}?${invitationParam}=${kind}`;
