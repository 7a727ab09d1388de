import { useApolloClient } from '@apollo/client/react';
import { useNavigate } from 'react-router-dom';
import { holdsBack, stopAsking } from '../leaving.ts';
import { paths } from '../paths.ts';
import { failureMessage } from '../server-failure.ts';
import { showFailure, showNotice } from '../show-notice.tsx';
import { dropUnsaved, tidyAttempts, unsavedOf } from '../unsaved-work.ts';
import { meQuery } from './session-documents.ts';
import { leaveSession } from './session.ts';

/** Signs out and goes Home. If that fails, the user is still signed in and sees a notice. */
export function useLogOut(): () => Promise<void> {
  const client = useApolloClient();
  const navigate = useNavigate();
  const leave = async () => {
    const userId = client.readQuery({ query: meQuery })?.me?.id;
    try {
      await leaveSession(client);
    } catch (error) {
      showFailure(`You’re still signed in. ${failureMessage(error)}`, () => void leave());
      return;
    }
    // The user was asked about unsaved work before the session ended, while it could still be saved.
    stopAsking();
    await navigate(paths.home);
    if (userId !== undefined) announceDrafts(userId);
  };
  return async () => {
    if (!holdsBack(() => void leave())) await leave();
  };
}

function announceDrafts(userId: string): void {
  tidyAttempts(userId);
  const [first, ...others] = unsavedOf(userId);
  if (first === undefined) return;
  const what = others.length === 0 ? first : `${first} and ${others.length} more`;
  showNotice({
    message: `Unsaved changes to ${what} stay on this device, and are back when you sign in again.`,
    action: { label: 'Remove them', onClick: () => dropUnsaved(userId) },
  });
}
