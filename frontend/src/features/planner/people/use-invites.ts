import { useSession } from '../../../lib/session/use-session.ts';

/** Whether people whom the user adds have to accept first: a student invites, an instructor adds. */
export function useInvites(): boolean {
  const session = useSession({ asks: false });
  return session.status === 'signedIn' && session.user.role === 'Student';
}
