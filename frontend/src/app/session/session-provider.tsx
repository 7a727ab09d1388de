import { useApolloClient, useReactiveVar } from '@apollo/client/react';
import { notifications } from '@mantine/notifications';
import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { texts } from '../../../../core/texts.ts';
import { paths } from '../../lib/paths.ts';
import { comingBackTo } from '../../lib/return-path.ts';
import { sessionState, type SessionState } from '../../lib/session/session-state.ts';
import { fetchUser, forgetSession, leaveSession } from '../../lib/session/session.ts';
import { showNotice } from '../../lib/show-notice.tsx';
import { FullScreenLoader } from '../../ui/full-screen-loader.tsx';

const offlineNotice = 'session-offline';

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

/** Finds out who is signed in, and acts on the response. Only the shell renders this component. */
export function SessionProvider() {
  const session = useReactiveVar(sessionState);
  const client = useApolloClient();
  const { name } = session;
  useSessionNotices(session);
  useEffect(() => {
    if (name === 'idle') void fetchUser(client);
  }, [client, name]);
  useEffect(() => {
    if (name !== 'offline') return undefined;
    const ask = () => void fetchUser(client);
    window.addEventListener('online', ask);
    return () => window.removeEventListener('online', ask);
  }, [client, name]);
  if (name === 'idle' || name === 'fetching') return <FullScreenLoader message={texts.user.request} />;
  if (name === 'leaving' || name === 'failed') return <FullScreenLoader message={texts.logout.request} />;
  return null;
}
