import { useSession } from '../../../lib/session/use-session.ts';

/** Whether the people whom the user adds have to accept first. Students invite people, instructors add them. */
export function useInvites(): boolean {
  const session = useSession({ asks: false });
  return session.status === 'signedIn' && session.user.role === 'Student';
}
