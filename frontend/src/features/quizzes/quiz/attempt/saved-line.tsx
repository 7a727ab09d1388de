import { IconCheck, IconCloudOff, IconLoader2 } from '@tabler/icons-react';
import { clashesIn } from './attempt-state.ts';
import { sendable } from './merge-answers.ts';
import styles from './taking.module.css';
import { useAttempt } from './use-attempt.ts';

/** Whether the server has the answers. Problems are announced, success is only shown. */
export function SavedLine() {
  const sending = useAttempt((state) => state.sending);
  const isDirty = useAttempt(({ unsent, stored }) => Object.keys(sendable(unsent, stored)).length > 0);
  const hasClashes = useAttempt((state) => clashesIn(state).length > 0);
  const isStoredLocally = useAttempt((state) => state.isStoredLocally);
  const isReached = sending === 'saved' || sending === 'saving';
  const isWell = isReached && !hasClashes;
  const isUnderWay = isWell && isDirty;
  const trouble = isReached ? 'Not saved: choose which answer counts.' : troubles[sending](isStoredLocally);
  return (
    <p className={styles.saved} data-trouble={!isWell || undefined}>
      {isWell && !isUnderWay ? <IconCheck size={18} aria-hidden /> : null}
      {isUnderWay ? <IconLoader2 size={18} aria-hidden /> : null}
      {isWell ? null : <IconCloudOff size={18} aria-hidden />}
      {isWell ? <span>{isUnderWay ? 'Saving…' : 'Saved'}</span> : null}
      <output>{isWell ? '' : trouble}</output>
    </p>
  );
}

const where = (isStoredLocally: boolean) =>
  isStoredLocally
    ? 'Kept on this device.'
    : 'Your answers are not stored in this browser. Do not close the page.';

const troubles = {
  waiting: (isStoredLocally: boolean) => `Not saved yet: offline. ${where(isStoredLocally)}`,
  failed: (isStoredLocally: boolean) => `Not saved. ${where(isStoredLocally)}`,
  signedOut: (isStoredLocally: boolean) => `Not saved: you are signed out. ${where(isStoredLocally)}`,
};
