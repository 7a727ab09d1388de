import { useSession } from './use-session.ts';

/** Whether the signed-in user teaches: an instructor or an admin. False as long as it is unknown. */
export function useIsInstructor(): boolean {
  const session = useSession({ fetches: false });
  return session.status === 'signedIn' && session.user.role !== 'Student';
}
