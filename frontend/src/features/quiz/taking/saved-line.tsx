import { IconCheck, IconCloudOff, IconLoader2 } from '@tabler/icons-react';
import styles from './taking.module.css';
import { useAttempt } from './use-attempt.ts';

/** Whether the server has what was answered. Trouble is told aloud; that all is well can be looked up. */
export function SavedLine() {
  const sending = useAttempt((state) => state.sending);
  const isDirty = useAttempt(({ unsent }) => Object.keys(unsent).length > 0);
  const isKept = useAttempt((state) => state.isKept);
  const isWell = sending === 'saved' || sending === 'saving';
  const isUnderWay = isWell && isDirty;
  return (
    <p className={styles.saved} data-trouble={!isWell || undefined}>
      {isWell && !isUnderWay ? <IconCheck size={18} aria-hidden /> : null}
      {isUnderWay ? <IconLoader2 size={18} aria-hidden /> : null}
      {isWell ? null : <IconCloudOff size={18} aria-hidden />}
      {isWell ? <span>{isUnderWay ? 'Saving…' : 'Saved'}</span> : null}
      <output>{isWell ? '' : troubles[sending](isKept)}</output>
    </p>
  );
}

const where = (isKept: boolean) =>
  isKept ? 'Kept on this device.' : 'This browser keeps nothing: do not close the page.';

const troubles = {
  waiting: (isKept: boolean) => `Not saved yet: offline. ${where(isKept)}`,
  failed: (isKept: boolean) => `Not saved. ${where(isKept)}`,
  signedOut: (isKept: boolean) => `Not saved: you are signed out. ${where(isKept)}`,
};
