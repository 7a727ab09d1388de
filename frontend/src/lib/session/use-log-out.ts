import { useApolloClient } from '@apollo/client/react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../paths.ts';
import { failureMessage } from '../server-failure.ts';
import { showNotice } from '../show-notice.tsx';
import { leaveSession } from './session.ts';

/** Signs out and goes Home; where that fails, one is still signed in and told so. */
export function useLogOut(): () => Promise<void> {
  const client = useApolloClient();
  const navigate = useNavigate();
  const logOut = async () => {
    try {
      await leaveSession(client);
    } catch (error) {
      showNotice({
        color: 'danger',
        message: `You are still signed in. ${failureMessage(error)}`,
        action: { label: 'Try again', onClick: () => void logOut() },
      });
      return;
    }
    await navigate(paths.home);
  };
  return logOut;
}
