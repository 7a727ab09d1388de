import { useSession } from '../../../lib/session/use-session.ts';

/** Whether people have to accept an invitation before they are in the course: students invite, instructors add. */
export function useInvites(): boolean {
  const session = useSession({ fetches: false });
  return session.status === 'signedIn' && session.user.role === 'Student';
}
