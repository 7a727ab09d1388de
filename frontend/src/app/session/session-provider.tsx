import { useApolloClient, useReactiveVar } from '@apollo/client/react';
import { notifications } from '@mantine/notifications';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { texts } from '../../../../core/texts.ts';
import { paths } from '../../lib/paths.ts';
import { comingBackTo } from '../../lib/return-path.ts';
import { sessionState, type SessionState } from '../../lib/session/session-state.ts';
import { fetchUser, forgetSession, leaveSession } from '../../lib/session/session.ts';
import { useSession } from '../../lib/session/use-session.ts';
import { showNotice } from '../../lib/show-notice.tsx';
import { FullScreenLoader } from '../../ui/full-screen-loader.tsx';

const offlineNotice = 'session-offline';
const newInstructorText = 'You are an instructor now. You can build quizzes and add people to your courses.';

/** Shows notices about changes of the session. */
function useSessionNotices(current: SessionState): void {
  const client = useApolloClient();
  const navigate = useNavigate();
  const location = useLocation();
  /** Signs out, since the user is unknown. If the server cannot end the session, this browser forgets it. */
  const leaveAfter = async (message: string) => {
    await leaveSession(client).catch(() => forgetSession(client));
    await navigate(paths.home);
    showNotice({
      color: 'danger',
      message: `Your details could not be fetched, so you were signed out. ${message}`,
      action: { label: 'Sign in', onClick: () => void navigate(paths.login) },
    });
  };
  const showNotices = useEffectEvent((session: SessionState) => {
    if (session.name !== 'offline') notifications.hide(offlineNotice);
    else
      showNotice({
        id: offlineNotice,
        message: 'You’re offline. Only the planner works until you’re connected again.',
        action: { label: 'Try again', onClick: () => void fetchUser(client) },
      });
    if (session.name === 'signedOut' && session.ended)
      showNotice({
        message: 'Your session has ended.',
        action: {
          label: 'Sign in',
          onClick: () => void navigate(paths.login, { state: comingBackTo(location) }),
        },
      });
    if (session.name === 'failed') void leaveAfter(session.message);
  });
  useEffect(() => showNotices(current), [current]);
}

/** Shows a notice to students whom an admin has made instructors, since their screens change while they use them. */
function useRoleNotice(): void {
  const session = useSession({ fetches: false });
  const user = session.status === 'signedIn' ? session.user : null;
  const before = useRef(user);
  useEffect(() => {
    const { current } = before;
    before.current = user;
    const wasStudent = current !== null && current.id === user?.id && current.role === 'Student';
    if (wasStudent && user?.role === 'Instructor') showNotice({ color: 'ok', message: newInstructorText });
  }, [user]);
}

/** Finds out who is signed in, and acts on the response. Only the shell renders this component. */
export function SessionProvider() {
  const session = useReactiveVar(sessionState);
  const client = useApolloClient();
  const { name } = session;
  useSessionNotices(session);
  useRoleNotice();
  useEffect(() => {
    if (name === 'idle') void fetchUser(client);
  }, [client, name]);
  useEffect(() => {
    if (name !== 'offline') return undefined;
    const fetchAgain = () => void fetchUser(client);
    window.addEventListener('online', fetchAgain);
    return () => window.removeEventListener('online', fetchAgain);
  }, [client, name]);
  if (name === 'idle' || name === 'fetching') return <FullScreenLoader message={texts.user.request} />;
  if (name === 'leaving' || name === 'failed') return <FullScreenLoader message={texts.logout.request} />;
  return null;
}
